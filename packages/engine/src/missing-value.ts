/** A position left out a value that a rule then needed: the mistake is the position's, and the message says where. */
export class MissingValue extends RangeError {
  override readonly name = "MissingValue";
}
