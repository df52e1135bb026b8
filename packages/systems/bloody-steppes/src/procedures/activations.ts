import { call, d10, done, next, notNow, offer, type Procedure, refusal } from "@redoubt/engine";
import { isInRange } from "../checks/command.ts";
import { isChosen, mayYield } from "../checks/markers.ts";
import { freeRiders } from "../checks/order-ways.ts";
import { activeMarkers, blankOf, cupPlace, openCommands } from "../cups.ts";
import { cites, procedure } from "../kit.ts";
import { BOX, enemyOf, isOnMap, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { independenceOf } from "../values.ts";
import { say, words } from "../words.ts";
import { type Activation, activation } from "./activation.ts";

/** A blank leaves one try, which counts as the second activation; nobody has a third in a row. */
export const enforces = cites("II.12");

/** What the activations of a turn are called with: how far the one has come that a position begins in, if any runs. */
export interface Activations {
  readonly running: Activation | null;
  /** Whether the cups have been filled already. */
  readonly isFilled: boolean;
  /** Whether it waits where there is one answer only: for questions. */
  readonly isHeld?: boolean | undefined;
}

type Held = Pick<Activations, "isHeld">;
type Kept = {
  readonly begin: Activations;
  readonly look: object;
  readonly choose: object;
  readonly draw: object;
  readonly command: { readonly marker: number };
  readonly name: { readonly marker: number };
  readonly start: { readonly command: number };
  readonly activated: object;
  readonly sustain: { readonly isAfterBlank: boolean };
  readonly support: { readonly isAfterBlank: boolean; readonly command: number };
  readonly roll: { readonly isAfterBlank: boolean; readonly command: number; readonly bonus: number };
  readonly pass: object;
};
/** Whether it is held is known at every step. */
type Steps = { readonly [S in keyof Kept]: Kept[S] & Held };

const holder = (g: SteppesPlay): number => g.c.holder[0];
/** II.10, K-118: the commands with which the holder may try to keep the initiative: their leader is on the map. */
const sustainable = (g: SteppesPlay): readonly number[] =>
  openCommands(g, holder(g), null).filter((command) => {
    const { leader, marker } = g.world.commands[command];
    return leader >= 0 && isOnMap(g, leader) && g.c.cup[cupPlace(g, holder(g), marker)] > 0;
  });

/** The markers in a seat's cup as one list, so that one can be drawn: the nation of each, or the blanks' place. */
function cupOf(g: SteppesPlay, seat: number): readonly number[] {
  const markers: number[] = [];
  for (let marker = 0; marker <= blankOf(g); marker++)
    for (let i = 0; i < g.c.cup[cupPlace(g, seat, marker)]; i++) markers.push(marker);
  return markers;
}

function takeMarker(g: SteppesPlay, marker: number, isDrawn: boolean): void {
  g.c.cup[cupPlace(g, holder(g), marker)]--;
  g.c.firstTaken[0] = 1;
  g.emit({ kind: "marker-taken", rule: "II.6", seat: holder(g), marker, isDrawn });
}

/** The nations of which the holder has markers and commands left. */
const nations = (g: SteppesPlay): readonly number[] =>
  g.world.nations
    .map((_, nation) => nation)
    .filter((nation) => g.c.cup[cupPlace(g, holder(g), nation)] > 0 && openCommands(g, holder(g), nation).length > 0);

/**
 * II.5 to II.15: the sides take markers in turn and activate commands: the winner of the initiative chooses the first, then they are
 * drawn; after his first activation, or a blank, a player may try to keep the initiative; he may yield it. Two in a row at most.
 */
export const activations: Procedure<Activations> = procedure<Steps, null, "begin">("activations", {
  begin: { does: (_, { running }) => (running === null ? next("look") : call(activation, running, "activated")) },
  look: {
    does: (g, { isHeld }) => {
      const [own, other] = [activeMarkers(g, holder(g)), activeMarkers(g, enemyOf(holder(g)))];
      if (own === 0 && other === 0) return done();
      if (own === 0) {
        g.c.holder[0] = enemyOf(holder(g));
        g.c.run[0] = 0;
        g.c.host[0] = 0;
        return next("look");
      }
      return next(isHeld || isChosen(g) || mayYield(g) ? "choose" : "draw");
    },
  },
  choose: {
    asks: {
      rule: "II.6",
      decision: "marker",
      seat: holder,
      list: (g, _, out) => {
        if (isChosen(g)) for (const nation of nations(g)) offer(out, say.take(nation));
        else offer(out, say.draw());
        if (mayYield(g)) offer(out, say.yield());
      },
      why: (g, _, answer) => {
        const isChoice = isChosen(g);
        switch (words.verb(answer)) {
          case "take":
            if (!isChoice) return refusal("II.6", "draws-now");
            return nations(g).includes(words.arg(answer, 0)) ? null : refusal("II.6", "no-such-marker");
          case "draw":
            return isChoice ? refusal("II.6", "chooses-now") : null;
          case "yield":
            return mayYield(g) ? null : refusal("II.13", "cannot-yield");
          default:
            return notNow("II.6", "takes-a-marker");
        }
      },
      only: (g, { isHeld }) => {
        const [first, ...others] = nations(g);
        return isHeld || !isChosen(g) || others.length > 0 || mayYield(g) ? null : say.take(first);
      },
      shows: () => ({}),
      take: (g, _, answer) => {
        if (words.verb(answer) === "take") {
          const marker = words.arg(answer, 0);
          takeMarker(g, marker, false);
          return next("command", { marker });
        }
        if (words.verb(answer) === "draw") return next("draw");
        g.emit({ kind: "yielded", rule: "II.13", seat: holder(g) });
        g.c.firstTaken[0] = 1;
        g.c.host[0] = holder(g) + 1;
        g.c.holder[0] = enemyOf(holder(g));
        g.c.run[0] = 0;
        return next("look");
      },
    },
  },
  draw: {
    rolls: {
      rule: "II.6",
      purpose: "marker",
      dice: (g) => ({ count: 1, sides: cupOf(g, holder(g)).length, lowest: 0 }),
      take: (g, _, [drawn]) => {
        const marker = cupOf(g, holder(g))[drawn];
        takeMarker(g, marker, true);
        return marker === blankOf(g) ? next("sustain", { isAfterBlank: true }) : next("command", { marker });
      },
    },
  },
  command: {
    does: (g, { marker }) => {
      const [only, ...others] = openCommands(g, holder(g), marker);
      return others.length === 0 ? next("start", { command: only }) : next("name");
    },
  },
  name: {
    asks: {
      rule: "II.6",
      decision: "command",
      seat: holder,
      list: (g, { marker }, out) => {
        for (const command of openCommands(g, holder(g), marker)) offer(out, say.take(command));
      },
      why: (g, { marker }, answer) => {
        if (words.verb(answer) !== "take") return notNow("II.6", "names-a-command");
        return openCommands(g, holder(g), marker).includes(words.arg(answer, 0))
          ? null
          : refusal("II.15", "command-not-open");
      },
      shows: () => ({}),
      take: (_g, _l, answer) => next("start", { command: words.arg(answer, 0) }),
    },
  },
  start: {
    does: (g, { command, isHeld }) => {
      g.c.activated[command] = 1;
      g.c.active[0] = command + 1;
      g.c.run[0]++;
      g.emit({ kind: "activated", rule: "II.5", command, ordinal: g.c.run[0] });
      return call(activation, { from: "start", isHeld }, "activated");
    },
  },
  activated: {
    does: (g) => {
      if (g.c.automatic[0] !== 0) return done();
      return g.c.run[0] < constants.inARow.value && sustainable(g).length > 0
        ? next("sustain", { isAfterBlank: false })
        : next("pass");
    },
  },
  sustain: {
    asks: {
      rule: "II.9",
      decision: "sustain",
      seat: holder,
      list: (g, _, out) => {
        for (const command of sustainable(g)) offer(out, say.sustain(g.world.commands[command].leader));
        offer(out, say.no());
      },
      why: (g, _, answer) => {
        if (answer === say.no()) return null;
        if (words.verb(answer) !== "sustain") return notNow("II.9", "sustain");
        const isOpen = sustainable(g).some((command) => g.world.commands[command].leader === words.arg(answer, 0));
        return isOpen
          ? null
          : refusal("II.10", "not-to-sustain-with", { unit: g.world.pieces[words.arg(answer, 0)]?.name ?? "" });
      },
      only: "listed",
      shows: () => ({ commits: [{ answer: say.no(), follows: "the other side takes a marker" }] }),
      take: (g, _, answer) => {
        if (answer === say.no()) return next("pass");
        const command = sustainable(g).find((one) => g.world.commands[one].leader === words.arg(answer, 0)) ?? -1;
        const { leader, chief } = g.world.commands[command];
        const isNear = chief >= 0 && isInRange(g, chief, leader) && freeRiders(g, chief).length > 0;
        return isNear ? next("support", { command }) : next("roll", { command, bonus: 0 });
      },
    },
  },
  support: {
    asks: {
      rule: "II.11",
      decision: "support",
      seat: holder,
      list: (_g, _l, out) => {
        offer(out, say.yes());
        offer(out, say.no());
      },
      why: (_g, _l, answer) => (answer === say.yes() || answer === say.no() ? null : notNow("II.11", "support")),
      shows: (g, { command }) => ({ unit: g.world.commands[command].leader }),
      take: (g, { command }, answer) => {
        if (answer === say.no()) return next("roll", { bonus: 0 });
        const [rider] = freeRiders(g, g.world.commands[command].chief);
        g.c.hexOf[rider] = BOX;
        g.c.box[rider] = g.c.turn[0] + 1;
        return next("roll", { bonus: 1 });
      },
    },
  },
  roll: {
    rolls: {
      rule: "II.10",
      purpose: "sustain",
      dice: () => d10,
      take: (g, { command, bonus, isAfterBlank }, dice) => {
        const { leader, marker } = g.world.commands[command];
        const needed = independenceOf(g.world, leader) + bonus;
        const isPassed = dice[0] <= needed;
        g.emit({ kind: "sustain-tried", rule: "II.10", piece: leader, dice, needed, isPassed });
        g.emit({ kind: "try-ended", rule: "II.10", piece: leader, isPassed, isForOrder: false });
        if (!isPassed) return next("pass");
        takeMarker(g, marker, false);
        // What is won after a blank counts as the second in a row (II.12, K-19).
        if (isAfterBlank) g.c.run[0] = 1;
        return next("start");
      },
    },
  },
  pass: {
    does: (g) => {
      const host = g.c.host[0];
      g.c.holder[0] = host === 0 ? enemyOf(holder(g)) : host - 1;
      g.c.host[0] = 0;
      g.c.run[0] = 0;
      return next("look");
    },
  },
});
