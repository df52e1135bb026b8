import { useControl, useTable } from "../session/context.ts";

/** Shown where the game is played in another tab: what that means, and how to play on here. */
export function HeldElsewhere() {
  const control = useControl();
  const hold = useTable((now) => now.hold);
  const stage = useTable((now) => now.stage);
  const isKeptApart = useTable((now) => now.isKeptApart);
  if (hold === "mine" || stage !== "playing") return null;
  return (
    <div className="notice" role="status" data-testid="held-elsewhere" data-hold={hold}>
      <p>
        {hold === "changing"
          ? "The other tab is asked to hand the game over."
          : "This game is being played in another tab. Here you see every move as it is made."}
        {isKeptApart && " What was played only here is kept as a game of its own, under Continue."}
      </p>
      {hold === "elsewhere" && (
        <button
          type="button"
          className="btn pri sm"
          data-testid="take-over"
          title="The other tab then follows this one"
          onClick={() => void control.holding.takeOver()}
        >
          Play on in this tab
        </button>
      )}
    </div>
  );
}
