import type { OwnGame } from "@redoubt/protocol";
import { useEffect, useState } from "preact/compat";
import { api } from "./api.ts";
import { keepGathered, keptSeats } from "./seats.ts";

/** How often the list is looked at again, in milliseconds. */
const EVERY = 15_000;

/** The games of this browser's seats. */
export interface OwnGames {
  /** Null until they are known. */
  readonly games: readonly OwnGame[] | null;
  readonly trouble: string;
  /** Looks at once: whoever enters or leaves an account has other games. */
  readonly lookAgain: () => void;
}

/** Whether a game goes on and waits for this browser's seat. */
export const waitsForYou = ({ verdict, isAsked }: OwnGame): boolean => verdict === null && isAsked;

/** Looks at the games of this browser's seats, again and again. */
export function useOwnGames(): OwnGames {
  const [games, setGames] = useState<readonly OwnGame[] | null>(null);
  const [trouble, setTrouble] = useState("");
  const [changes, setChanges] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is a reason to look
  useEffect(() => {
    const look = (): void => {
      const keys = keptSeats()
        .map(({ key }) => key)
        .filter((key) => key !== "");
      api.myGames(keys).then(
        (found) => {
          keepGathered(found);
          setGames(found);
        },
        (error: Error) => setTrouble(error.message),
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [changes]);
  return { games, trouble, lookAgain: () => setChanges((now) => now + 1) };
}
