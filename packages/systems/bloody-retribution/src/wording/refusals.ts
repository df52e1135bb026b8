import type { Refusal } from "@redoubt/engine";
import { pointsOf } from "@redoubt/mechanics";
import type { World } from "../world.ts";

type Params = Refusal["params"];

/** Why not, as one sentence for each code. What stops a step is also told as the reason for something larger. */
const sentences = {
  // Something else is asked (5.1, 5.4, 5.8, 8.2, 9.4, 9.17, 9.19).
  "wrong-phase": ({ phase }) => `That belongs to the ${phase} phase.`,
  "nothing-under-way": () => "Nothing is under way that could be halted.",
  "no-move": () => "No unit is on the move: take one up first.",
  "no-entry": () => "No reinforcement is coming on: take one up first.",
  "no-attack": () => "No attack is being put together: name the hex first.",
  "no-loss": () => "No losses are owed now.",
  "no-advance": () => "No advance is to be decided now.",
  "no-momentum": () => "No unit has just advanced.",
  "no-offer": () => "Nobody has offered to end the phase.",
  "entry-first": ({ unit }) => `Say first where ${unit} enters.`,
  "move-first": ({ unit }) => `Finish the move of ${unit} first.`,
  "attack-first": ({ hex }) => `Finish the attack on ${hex} first.`,
  "one-objective": ({ hex }) => `An attack has one objective, and this one goes against ${hex}.`,
  "losses-first": ({ hex }) => `Take the losses of the battle for ${hex} first.`,
  "advance-first": ({ hex, unit }) =>
    unit === undefined ? `Decide first who advances into ${hex}.` : `Decide first whether ${unit} attacks once more.`,
  "reply-first": () => "Accept or refuse the offer to end the phase first.",
  "acts-alone": () => "Your opponent is out: act on, or end the phase.",
  "not-due": ({ unit, turn }) => `${unit} arrives on turn ${turn}.`,
  // Units that take no orders (2.9, 2.11, 2.12, 5.4, 5.5, 9.20).
  "not-yours": ({ unit }) => `${unit} is not yours to order.`,
  "off-map": ({ unit }) => `${unit} is not on the map.`,
  "not-waiting": ({ unit }) => `${unit} is on the map already.`,
  eliminated: ({ unit }) => `${unit} is eliminated.`,
  disrupted: ({ unit }) => `${unit} is disrupted until the next recovery.`,
  "already-disrupted": ({ unit }) => `${unit} is disrupted already and cannot pay for time.`,
  "piquet-stays": ({ unit }) => `${unit} is a Piquet and never moves.`,
  "piquet-defends": ({ unit }) => `${unit} is a Piquet and never attacks.`,
  "piquet-undisrupted": ({ unit }) => `${unit} is a Piquet and is never disrupted.`,
  // Steps and moves (5.4, 6.2, 6.3, 7.2, section 8).
  "map-edge": ({ unit }) => `The map ends there, and ${unit} may not leave it.`,
  sea: ({ hex }) => `Sea bars the way to ${hex}: it is out of play.`,
  "enemy-in-hex": ({ hex, others }) => `The enemy holds ${hex} with ${others}.`,
  "friend-in-hex": ({ hex, others }) => `${others} is in ${hex}: one mobile unit to a hex.`,
  "cavalry-in-water": ({ unit, hex }) =>
    `${unit} is cavalry: without a road no water or marsh lets it through to ${hex}.`,
  "cavalry-over-work": ({ unit, hex }) =>
    `${unit} is cavalry: without a road it does not cross the work before ${hex}.`,
  "zone-to-zone": ({ from, hex }) =>
    `The first step out of the enemy zone in ${from} may not lead into another in ${hex}.`,
  "stopped-in-zone": ({ unit, from }) => `${unit} would have to stop in ${from}: it is in an enemy zone.`,
  "too-dear": ({ unit, hex, cost, left }) => `${hex} costs ${pointsOf(cost)}, and ${unit} has ${left}.`,
  "too-far": ({ unit, hex, left }) => `${hex} is out of reach: ${unit} has ${pointsOf(left)} left.`,
  "way-barred": (params) => `${params.unit} does not get to ${params.goal}. ${because(params)}`,
  "no-way-out": (params) => `${params.unit} cannot enter any hex. ${because(params)}`,
  "no-room-beyond": ({ unit }) => `${unit} may pass through its friends, but finds no room beyond them.`,
  "must-move": ({ unit }) => `${unit} must enter at least one hex; to stay, disrupt it where it stands.`,
  "not-a-detour": ({ hex }) => `Only a victory hex of the enemy is worth going by way of; ${hex} is none.`,
  "stops-in-zone": ({ unit, hex }) => `${unit} would have to stop in ${hex}: it is in an enemy zone.`,
  "no-points-left": ({ unit, hex }) => `${unit} would have no points left in ${hex}.`,
  // Reinforcements (5.5).
  "entry-closed": ({ unit }) => `Every entry hex is closed to ${unit}.`,
  "not-entry-hex": ({ hex }) => `${hex} is not in the entry zone.`,
  "stopped-on-friend": ({ unit, hex, others }) =>
    `${unit} would have to stop upon ${others} in ${hex}: it is in an enemy zone.`,
  // The guns of Shell Hill (5.6).
  "russian-only": () => "Only the Russian has bombardment markers.",
  "guns-lost": () => "The guns of Shell Hill are silenced for good.",
  "no-markers": () => "All six bombardment markers are spent this turn.",
  "not-allied": ({ unit }) => `${unit} is not an Allied unit.`,
  "out-of-range": ({ unit, range }) => `${unit} is more than ${range} hexes from both batteries.`,
  "battery-overrun": ({ unit, range }) =>
    `${unit} is within ${range} hexes only of a battery that an Allied unit holds.`,
  // Attacks (2.10, 9.1 to 9.3, 9.10 to 9.12, 9.18 to 9.20).
  "no-enemy": ({ hex }) => `Nobody is in ${hex}: there is nothing to attack.`,
  "own-hex": ({ hex, others }) => `Your own ${others} is in ${hex}.`,
  "nobody-adjacent": ({ hex }) => `None of your units is next to ${hex}.`,
  "no-enemy-adjacent": ({ unit }) => `No enemy is next to ${unit}.`,
  "not-adjacent": ({ unit, hex }) => `${unit} is not next to ${hex}.`,
  "no-factor": ({ unit }) => `The position gives no combat factor (stats.cf or stats.reducedCf) for ${unit}.`,
  "already-in": ({ unit }) => `${unit} is in the attack already.`,
  "not-in-attack": ({ unit }) => `${unit} is not in the attack.`,
  "other-formation": ({ unit, other }) => `${unit} and ${other} never join in one attack.`,
  "no-attackers": () => "Name at least one attacker first.",
  "sea-between": ({ unit, hex }) => `Sea lies between ${unit} and ${hex}.`,
  "cavalry-into-water": ({ unit, hex }) => `${unit} is cavalry and may not attack into the water of ${hex}.`,
  "steep-between": ({ hex }) => `No flank or momentum attack crosses the steep slope before ${hex}.`,
  "work-between": ({ hex }) => `No flank or momentum attack crosses the work of ${hex} from outside.`,
  "not-next-to-enemy": ({ unit }) => `${unit} is not next to an enemy: there is no flank to turn.`,
  "not-empty": ({ hex, others }) => `${others} is in ${hex}: a flank attack goes into an empty hex.`,
  "no-enemy-zone": ({ hex }) => `${hex} is in no enemy zone.`,
  "one-flank": ({ unit }) => `${unit} has made its one flank attack.`,
  "no-attacker": ({ unit }) => `${unit} has not attacked in this battle.`,
  "not-in-battle": ({ unit }) => `${unit} does not answer for the loss in this battle.`,
  "piquet-spared": ({ unit }) => `${unit} is a Piquet and does not answer for an attack made out of its hex.`,
  // The end of a phase (5.8).
  "already-offered": () => "You have offered that already with this action.",
  "not-finished": ({ count }) =>
    `You still have ${count === 1 ? "an undisrupted unit" : `${count} undisrupted units`}: act, or let time march on.`,
  "other-not-out": () => "Your opponent can still act: offer to end the phase instead.",
  // Clicks on what means nothing (5.4, 8.1).
  "empty-hex": ({ hex }) => `Nobody is in ${hex}.`,
  "not-your-turn": ({ side }) => `The ${side} side is to decide.`,
  "game-over": () => "The game is over.",
} as const satisfies Readonly<Record<string, (params: Params) => string>>;

/** A code of a refusal: each has its sentence. */
export type RefusalCode = keyof typeof sentences;

const isCode = (code: unknown): code is RefusalCode => typeof code === "string" && Object.hasOwn(sentences, code);

/** The sentence of what stops a step, within a larger refusal. */
function because(params: Params): string {
  return isCode(params.because) ? sentences[params.because](params) : "";
}

/** Units by their full names where it is known who is meant; who asks by ids is answered by ids. */
function named(params: Params, world: Pick<World, "units" | "unitIndex"> | null): Params {
  const nameOf = (id: unknown): string | undefined => {
    const u = typeof id === "string" ? world?.unitIndex.get(id) : undefined;
    return u === undefined ? undefined : world?.units[u].fullName;
  };
  const found = (["unit", "other"] as const).flatMap((key) => {
    const name = nameOf(params[key]);
    return name === undefined ? [] : [[key, name] as const];
  });
  return found.length === 0 ? params : { ...params, ...Object.fromEntries(found) };
}

/** Why not, as one sentence. */
export function refusalSentence(
  { code, params }: Refusal,
  world: Pick<World, "units" | "unitIndex"> | null = null,
): string {
  if (!isCode(code)) throw new RangeError(`no sentence for the refusal "${code}"`);
  return sentences[code](named(params, world));
}
