import type { Plan, Temper } from "@redoubt/mechanics";

/** How a plan and a temper weigh things, in percent. */
export interface Stance {
  /** What losses of one's own hurt, and what danger does. */
  readonly ownLoss: number;
  readonly exposure: number;
  /** What ground attracts, and what enemies do. */
  readonly drive: number;
  readonly hunt: number;
  /** Who is ordered to attack: as the battle stands, all, or nobody. */
  readonly posture: Posture;
  readonly manner: Manner;
}

/** How the troops of a side do what they do, whatever the plan. */
export type Manner = {
  /** What disorder on the way, a better front and giving up a place count, in percent. */
  readonly disorder: number;
  readonly front: number;
  readonly yielding: number;
  /** What leaving a place of ours empty costs where the enemy could soon be in it, in percent of its price. */
  readonly post: number;
  /** What a counterstroke is worth besides what it promises, in points. */
  readonly counter: number;
  /** From how far an enemy threatens a place that is kept from him, and how far away it calls half as loud, in hexes. */
  readonly watch: number;
  readonly call: number;
  /** What blows and fire that a place takes, shots that it gives, the lack of friends, and leaders out of reach count, in percent. */
  readonly steel: number;
  readonly fire: number;
  readonly shot: number;
  readonly company: number;
  readonly tether: number;
  /** What an attack counts that would be lawful from another hex in time, or only in the next activation, in percent. */
  readonly promise: number;
  readonly later: number;
  /** What must be gained before somebody attacks, in points. */
  readonly caution: number;
  /** What straying from those who look to the same leader costs, in percent. */
  readonly together: number;
  /** At how many points of movement a goal pulls half as much. */
  readonly reach: number;
  /** What the plan says of own losses, of danger, of ground and of enemies counts, in percent. */
  readonly loss: number;
  readonly danger: number;
  readonly ground: number;
  readonly chase: number;
};

/** The manner of troops for whom no other was measured to be better. */
export const usual: Manner = {
  disorder: 100,
  front: 100,
  yielding: 100,
  post: 0,
  counter: 0,
  watch: 7,
  call: 2,
  steel: 100,
  fire: 100,
  shot: 100,
  company: 100,
  tether: 100,
  promise: 100,
  later: 100,
  caution: 10,
  together: 100,
  reach: 8,
  loss: 100,
  danger: 100,
  ground: 100,
  chase: 100,
};

export type Posture = "as it stands" | "attack" | "defend";
const postures: readonly Posture[] = ["as it stands", "attack", "defend"];

/** How many values the genes have: boldness, what is gone for, and who is to attack. */
export const geneSizes: readonly number[] = [5, 3, 3];

//                 sparing, at good odds, boldly, all out, with the bayonet
const ownLoss = [120, 100, 75, 60, 30];
const exposure = [110, 70, 40, 20, 20];
//             both, ground, enemies
const drive = [100, 160, 60];
const hunt = [100, 40, 200];

const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);

/** The same for a side that would win if the battle ended now, and it is about to: it risks less. */
export const wary = (stance: Stance): Stance => ({
  ...stance,
  ownLoss: hundredth(stance.ownLoss, 150),
  exposure: hundredth(stance.exposure, 250),
  hunt: hundredth(stance.hunt, 60),
});

/** The same for a side that would not win if the battle ended now, and it is about to: it has less to lose. */
export const daring = (stance: Stance): Stance => ({
  ...stance,
  ownLoss: hundredth(stance.ownLoss, 70),
  exposure: hundredth(stance.exposure, 50),
});

/** The weights of a plan under a temper, for troops of a manner. */
export function stanceOf({ genes: [boldness, focus, posture] }: Plan, temper: Temper, manner: Manner = usual): Stance {
  return {
    ownLoss: hundredth(hundredth(ownLoss[boldness], temper.ownLoss), manner.loss),
    exposure: hundredth(hundredth(exposure[boldness], temper.exposure), manner.danger),
    drive: hundredth(hundredth(drive[focus], temper.drive), manner.ground),
    hunt: hundredth(hundredth(hunt[focus], temper.drive), manner.chase),
    posture: postures[posture ?? 0],
    manner,
  };
}
