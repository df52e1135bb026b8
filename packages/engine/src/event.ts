/** A past-tense fact for people and animation. The log of answers and dice is the truth, not this. */
export interface GameEvent<R extends string = string> {
  readonly kind: string;
  readonly rule: R;
  /** The seats that may know it; everybody where missing. */
  readonly audience?: readonly number[];
  /** True where hidden information became known: undo stops here. */
  readonly reveals?: boolean;
  /** The dice that fell. An event with dice tells how something came about; what came of it is told by events without. */
  readonly dice?: readonly number[];
}

/** Whether `seat` may be told of the event. A null seat is a spectator. */
export function isHeardBy(event: GameEvent, seat: number | null): boolean {
  return event.audience === undefined || (seat !== null && event.audience.includes(seat));
}
