import { useControl } from "../session/context.ts";
import { Dialog } from "./dialogs.tsx";

/** Asks once before dice are taken back: from then on the game is practice. */
export function PracticeDialog() {
  const control = useControl();
  const close = () => control.desk.set({ asksPractice: false });
  return (
    <Dialog label="Take back dice" onClose={close} className="card practice">
      <h2>Take back what you did last, dice included?</h2>
      <p>
        The same dice fall again at this place, whatever you do instead. The game is then marked as practice, in its
        report and in its file, and counts in no statistics.
      </p>
      <div className="acts">
        <button
          type="button"
          className="btn pri"
          data-testid="practise"
          onClick={() => {
            close();
            void control.loop.practise();
          }}
        >
          Take it back, for practice
        </button>
        <button type="button" className="btn" onClick={close}>
          Leave it as it is
        </button>
      </div>
    </Dialog>
  );
}
