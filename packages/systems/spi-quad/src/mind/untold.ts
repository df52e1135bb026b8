/** What a glance comes to where it does not tell the best answer: all answers have to be looked at. */
export const UNTOLD = -1;
