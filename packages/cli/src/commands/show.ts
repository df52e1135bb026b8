import { type Command, report, wordsOf } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { refuseOtherKind, writeAs } from "../files/kind.ts";
import { hexLines, hexValue } from "../hex-lines.ts";
import { openAnyFile, viewingSeat } from "../opened.ts";
import { pictureOf, pngOf } from "../picture.ts";
import { pendingLines, pendingValue } from "../sentences.ts";
import { boardLines, viewOf } from "../showing.ts";
import { unitLines } from "../unit-lines.ts";
import { windowOf } from "../window.ts";

/** `redoubt show`: the board. */
export const show: Command = {
  name: "show",
  words: "FILE",
  summary: "show the board of a game or position, as text or as a picture",
  text: ["Without --seat it is seen by the seat that has to decide."],
  flags: {
    seat: { value: "SEAT", help: "whose eyes to use" },
    window: { value: "HEX-HEX", help: "only the part of the map between two corners" },
    hex: { value: "HEX", help: "tell all about one hex instead" },
    svg: { value: "OUT", help: "write a picture of the map with its counters as SVG" },
    png: { value: "OUT", help: "the same as PNG" },
  },
  examples: ["show game.json", "show game.json --window 0304-1210", "show game.json --png board.png"],
  run(call) {
    const [path] = wordsOf(call, show, 1);
    const opened = openAnyFile(path, call.registry);
    const { system, game } = opened;
    const seat = viewingSeat(call, opened);
    const view = viewOf(game, seat);
    const map = system.map(game.play().world);
    const hex = call.flag("hex");
    if (hex !== undefined) {
      const about = hexValue(opened, view, hex);
      if (about === null) throw new Complaint("unknown", `There is no hex ${hex} on this map.`, { hex });
      report(call, about, () => hexLines(about, view));
      return;
    }
    const window = windowOf(map, call.flag("window"));
    const [svg, png] = [call.flag("svg"), call.flag("png")];
    if (svg !== undefined) refuseOtherKind(svg, "svg");
    if (png !== undefined) refuseOtherKind(png, "png");
    const picture =
      svg === undefined && png === undefined
        ? null
        : pictureOf(map, view, system.seats, call.has("window") ? window : null);
    if (picture !== null && svg !== undefined) writeAs("svg", svg, picture);
    if (picture !== null && png !== undefined) writeAs("png", png, pngOf(picture));
    const written = [svg, png].filter((out) => out !== undefined);
    const seen = seat === null ? null : system.seats[seat];
    report(
      call,
      { file: path, system: system.id, seat: seen, view, pending: pendingValue(system, game), written },
      () =>
        written.length > 0
          ? written.map((out) => `Written to ${out}.`)
          : [
              ...boardLines(system, game, seat, window, call.io.width),
              "",
              ...unitLines(view),
              "",
              ...pendingLines(system, game),
            ],
    );
  },
};
