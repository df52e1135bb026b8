import { describe, expect, test } from "vitest";
import { al, ru, stand } from "./muster.ts";

const units = [ru.infantry("A", "1205"), al.infantry("E", "1410")];
const battle = { scenario: "battle", map: { use: "tchernaya" }, units } as const;

describe("the clock of the day", () => {
  test("TT, E3, E6: hours with their weather, and a flag where administration is due", () => {
    const { day, turn } = stand({ ...battle, turn: 2, phase: "ic-maneuver" }).view();
    expect(turn).toBe(2);
    expect(day).toMatchObject({ minutes: 300, words: "Fog, sight 2", note: "Administration at 8" });
    expect(day?.boxes.map(({ label, weather, flag }) => `${label} ${weather} ${flag ?? "-"}`)).toEqual([
      "4 fog Administration",
      "5 fog -",
      "6 clear -",
      "7 clear -",
      "8 clear Administration",
      "9 clear -",
      "10 clear -",
      "11 clear -",
    ]);
  });

  test("5.3b, E5: weather that is rolled for is not told beforehand", () => {
    const s = stand({ ...battle, options: { weather: "variant" }, turn: 6, phase: "ic-maneuver" });
    expect(
      s
        .view()
        .day?.boxes.slice(6)
        .map(({ weather }) => weather),
    ).toEqual([undefined, undefined]);
  });

  test("4.0-N: a night turn shows its own phases and the moon", () => {
    const view = stand({
      ...battle,
      options: { length: "extended" },
      units: [ru.infantry("A", "1409"), al.infantry("E", "1410")],
      turn: 18,
      phase: "disengagement",
    }).view();
    expect(view.day).toMatchObject({ isNight: true, words: "Clear night, sight 3" });
    expect(view.day?.boxes[17]).toMatchObject({ isNight: true });
    expect(view.track?.map(({ name }) => name)).toEqual(["Disengagement", "Rally"]);
  });

  test("4.0: the track names the phases of this turn, administration only where it is due", () => {
    const names = (turn: number) =>
      stand({ ...battle, turn, phase: "ic-maneuver" })
        .view()
        .track?.map(({ name }) => name);
    expect(names(2)).toEqual(["Command", "Maneuver", "Bombardment", "Charge and combat", "Out of command", "Rally"]);
    expect(names(5)?.[0]).toBe("Administration");
  });

  test("a position without hours has no clock", () => {
    expect(stand({ units: [ru.infantry("A", "0101")], phase: "ic-maneuver" }).view().day).toBeUndefined();
  });
});

describe("faces of counters", () => {
  const face = (state: readonly string[]) =>
    stand({ units: [ru.infantry("A", "0101", { state }), al.infantry("E", "0808")], phase: "ic-maneuver" }).unit("A")
      .face;

  test("3.8.1c, 3.8.2f, 3.8.2g, I-7: halves stand beside the strength and multiply, a lowered initiative is marked", () => {
    const marks = (...state: readonly string[]) => {
      const [sp, initiative] = face(state).values;
      return [sp.factor, initiative.isLowered];
    };
    expect(marks()).toEqual([undefined, undefined]);
    expect(marks("disrupted")).toEqual(["½", undefined]);
    expect(marks("temp-dm")).toEqual(["½", true]);
    expect(marks("oos", "disrupted")).toEqual(["¼", true]);
  });

  test("5.5d, I-142: a March Order is marked on the counter for its owner alone until it is shown", () => {
    const s = stand({
      units: [ru.infantry("A", "0101"), al.infantry("E", "0808")],
      map: { cols: 8, rows: 8, hexes: { "0505": ["town"] } },
      phase: "ic-maneuver",
      flags: { orders: [{ side: "russian", units: ["A"], to: "0505", revealed: false }] },
    });
    const seen = (seat: number | null) =>
      (s.game.view(seat) as ReturnType<typeof s.view>).units
        .find(({ id }) => id === "A")
        ?.face.pips.includes("ordered");
    expect([seen(0), seen(1), seen(null)]).toEqual([true, false, false]);
  });
});
