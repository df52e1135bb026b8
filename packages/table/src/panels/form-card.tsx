import type { FormField, FormView } from "@redoubt/mechanics";
import { useControl } from "../session/context.ts";
import { giveInTurn } from "../session/replying.ts";
import { Notice } from "./notice.tsx";
import { RuleChip } from "./rule-chip.tsx";
import { Seal } from "./seal.tsx";
import { UndoButton } from "./undo-button.tsx";
import "./reply-style.ts";

interface FormCardProps {
  readonly form: FormView<string>;
  /** The kind of question, as the rules call it. */
  readonly kind: string;
}

/** Something that is written in several answers, on one card: what stands in a field can be changed until it is finished. */
export function FormCard({ form, kind }: FormCardProps) {
  const control = useControl();
  const give = (answers: readonly string[]) => void giveInTurn(control, answers);
  const { fields, note, finish, cancel } = form;
  return (
    <section className="card dec form" aria-label="Decision" data-testid="decision" data-kind={kind}>
      <p className="over">
        {form.over} <Seal />
      </p>
      <h2>{form.title}</h2>
      {fields.map((field) => (
        <Field key={field.name} field={field} onGive={give} />
      ))}
      {note !== null && (
        <p className="note">
          {note.text} <RuleChip rule={note.rule} />
        </p>
      )}
      <Notice />
      {finish !== null && (
        <div className="acts">
          <button
            type="button"
            className="btn pri"
            data-testid="primary"
            data-answer={finish.answer}
            onClick={() => give([finish.answer])}
          >
            {finish.text}
          </button>
        </div>
      )}
      <div className="acts acts-more">
        <button
          type="button"
          className="btn sm"
          data-testid="cancel-form"
          data-answer={cancel.answer}
          onClick={() => give([cancel.answer])}
        >
          {cancel.text}
        </button>
        <UndoButton />
      </div>
    </section>
  );
}

interface FieldProps {
  readonly field: FormField<string>;
  readonly onGive: (answers: readonly string[]) => void;
}

function Field({ field: { name, text, rule, options, isNumber }, onGive }: FieldProps) {
  return (
    <fieldset className="form-field" data-testid="form-field">
      <legend>{name}</legend>
      <div>
        {text !== "" && (
          <p>
            {text} <RuleChip rule={rule} />
          </p>
        )}
        {options.length > 0 && (
          <div className={isNumber ? "form-options numbers" : "form-options"}>
            {options.map((option) => (
              <button
                key={option.answers.join()}
                type="button"
                className={option.isNow ? "on" : ""}
                aria-pressed={option.isNow}
                data-answer={option.answers.at(-1)}
                onClick={() => onGive(option.answers)}
              >
                {option.text}
              </button>
            ))}
          </div>
        )}
      </div>
    </fieldset>
  );
}
