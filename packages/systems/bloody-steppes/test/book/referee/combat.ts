import { type Book, fault, type Of, spend } from "./book.ts";
import { bestMorale, isHex, type Man, moraleOf, unitsAt } from "./field.ts";
import { chart, fireModifier, fireRow } from "./fire.ts";
import { range } from "./ground.ts";
import { isDoubled, meleeModifier } from "./melee.ts";

/** Whether the strength points of the last check have been lost as they should. */
export function settle(b: Book): void {
  if (b.owed === null) return;
  b.counts.losses++;
  if (b.owed.due !== 0) fault(b, `${b.owed.who}: ${b.owed.due} strength points more should have been lost`);
  b.owed = null;
}

/** X.11, XI.2: a shot: its modifiers, row and result. */
export function shot(b: Book, { firers, hex, dice, ledger, row, modified, mp, sp }: Of<"fired">): void {
  const to = b.world.grid.numbers[hex];
  const units = firers.map((one) => b.men[one]);
  const gunners = b.men.flatMap((man) => {
    const values = b.world.commanders[man.index];
    return values?.rank === "artillery" && man.seat === units[0].seat && isHex(man.hex)
      ? [{ hex: man.hex, modifier: values.modifier }]
      : [];
  });
  const own = fireModifier(b.ground, b.men, units, to, gunners, ({ index }) => b.moved.has(index));
  const theirs = ledger.reduce((sum, { value }) => sum + value, 0);
  b.counts.shots++;
  const told = `${units[0].id} at ${to}`;
  if (own !== null && own !== theirs)
    fault(b, `${told}: ${theirs} on the die, by the book ${own}: ${ledger.map(({ id, value }) => `${id} ${value}`)}`);
  if (row !== fireRow(units)) fault(b, `${told}: row ${row}, by the book ${fireRow(units)}`);
  if (modified !== dice[0] + theirs) fault(b, `${told}: ${modified} is not ${dice[0]} and ${theirs}`);
  const [m, s] = chart(units[0].isGun, range(b.ground, units[0].hex, to), row, modified);
  if (m !== mp || s !== sp) fault(b, `${told}: ${mp}/${sp}, by the chart ${m}/${s}`);
  for (const man of units) if (b.points.has(man.index)) spend(b, [man.index], man.arm === "horse-artillery" ? 3 : 2);
  const targets = unitsAt(b.men, to);
  const loss = targets.some((man) => man.isHorse && man.level !== 2) ? 2 * mp : mp;
  b.mobility = loss;
}

/** XII.20: a check in melee: strength, modifiers, morale, and what it costs. */
export function check(b: Book, event: Of<"melee-checked">): void {
  settle(b);
  const { phase, pieces, ledger, morale, commander, margin, dice } = event;
  const units = pieces.map((one) => b.men[one]);
  const [first] = units;
  if (phase === "A") {
    const hex = b.counter?.pieces.includes(first.index) ? b.counter.hex : b.marks.get(first.index);
    if (hex === undefined) {
      fault(b, `${first.id} checks without a mark`);
      return;
    }
    const defenders = unitsAt(b.men, hex);
    const isLoneGuns = defenders.every(({ isGun }) => isGun);
    const all = b.counter?.pieces.includes(first.index)
      ? b.counter.pieces.map((one) => b.men[one])
      : b.men.filter((man) => b.marks.get(man.index) === hex && isHex(man.hex));
    const total = (list: readonly Man[]): number => list.reduce((sum, { sp }) => sum + sp, 0);
    const kind = b.counter?.pieces.includes(first.index)
      ? b.counter.isCharge
        ? "countercharge"
        : "counterattack"
      : first.isHorse
        ? "charge"
        : "bayonet";
    const isEven = isLoneGuns && kind === "bayonet";
    b.fight = {
      stacks: [units],
      hex,
      defenders,
      kind,
      attack: isEven ? 0 : total(all),
      defence: isEven ? 0 : total(defenders),
    };
    b.passed.set(first.index, margin <= 0);
  } else if (phase === "B") {
    const hex = first.hex;
    const own = b.counter !== null && b.counter.hex === hex;
    const names = own
      ? (b.counter?.pieces ?? [])
      : [...b.marks].flatMap(([unit, target]) => (target === hex ? [unit] : []));
    const hexes = new Map<string, Man[]>();
    for (const one of names) {
      const man = b.men[one];
      const top = unitsAt(b.men, man.hex).find(({ index }) => names.includes(index));
      if (top === undefined || b.passed.get(top.index) !== true) continue;
      hexes.set(man.hex, [...(hexes.get(man.hex) ?? []), man]);
    }
    const stacks = [...hexes.values()];
    if (stacks.length === 0) {
      fault(b, `${first.id} checks, and nobody has passed`);
      return;
    }
    const total = (list: readonly Man[]): number => list.reduce((sum, { sp }) => sum + sp, 0);
    const kind = own
      ? b.counter?.isCharge
        ? "countercharge"
        : "counterattack"
      : stacks[0][0].isHorse
        ? "charge"
        : "bayonet";
    b.fight = {
      stacks,
      hex,
      defenders: unitsAt(b.men, hex).map((man) => ({ ...man })),
      kind,
      attack: total(stacks.flat()),
      defence: total(unitsAt(b.men, hex)),
    };
    b.hasDefenderLost = margin > 0;
  }
  if (b.fight === null) {
    fault(b, `${phase} without a fight`);
    return;
  }
  b.counts.checks++;
  const own = meleeModifier(b.ground, phase, b.fight);
  const plain = ledger.filter(({ id }) => id !== "lost points" && id !== "fallen commander");
  const theirs = plain.reduce((sum, { value }) => sum + value, 0);
  const told = `${phase} of ${units.map(({ id }) => id)} (${b.fight.kind}, ${b.fight.attack} to ${b.fight.defence})`;
  if (own !== null && own !== theirs && !ledger.some(({ id }) => /fallen|lost commander/.test(id)))
    fault(b, `${told}: ${theirs} on the die, by the book ${own}: ${plain.map(({ id, value }) => `${id} ${value}`)}`);
  const base =
    phase === "A"
      ? moraleOf(unitsAt(b.men, first.hex).find(({ index }) => pieces.includes(index)) ?? first)
      : phase === "B"
        ? bestMorale(unitsAt(b.men, first.hex))
        : Math.max(...b.fight.stacks.map((stack) => moraleOf(b.men[stack[0].index])));
  const help = commander === null ? 0 : (b.world.commanders[commander]?.modifier ?? 0);
  if (morale !== base + help) fault(b, `${told}: morale ${morale}, by the book ${base} and ${help}`);
  const all = ledger.reduce((sum, { value }) => sum + value, 0);
  if (margin !== dice[0] + all - morale) fault(b, `${told}: margin ${margin} is not ${dice[0]} + ${all} - ${morale}`);
  if (phase === "A") return;
  const losers = phase === "B" ? b.fight.defenders : b.fight.stacks.flat();
  const isRidden = phase === "B" && b.fight.stacks[0][0].isHorse && losers.some((man) => !man.isGun && !man.isHorse);
  const isTwice = isDoubled(b.ground, b.fight, phase === "B", b.hasDefenderLost);
  const due = margin <= 0 ? 0 : (isRidden ? 3 : margin) * (isTwice ? 2 : 1);
  const most = losers.reduce((sum, { index }) => sum + b.men[index].sp, 0);
  b.owed = { who: told, units: losers.map(({ index }) => index), due: Math.min(due, most) };
  if (phase === "C") endFight(b);
}

function endFight(b: Book): void {
  if (b.fight === null) return;
  for (const man of b.fight.stacks.flat()) {
    b.marks.delete(man.index);
    b.passed.delete(man.index);
  }
  b.counter = null;
}
