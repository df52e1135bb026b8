/** Does one thing after another, whoever asks; at once where nothing is being done. */
export function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let turn: Promise<void> | null = null;
  return (work) => {
    const mine = turn === null ? work() : turn.then(work);
    const ended = (): void => {
      if (turn === mineEnded) turn = null;
    };
    const mineEnded = mine.then(ended, ended);
    turn = mineEnded;
    return mine;
  };
}
