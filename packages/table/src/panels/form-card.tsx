import type { FormField, FormView } from "@redoubt/mechanics";
import { useState } from "preact/compat";
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
  const [chosen, setChosen] = useState<string | null>(null);
  // What the slider stands at is written by the button.
  const slid = fields.find(({ isNumber }) => isNumber === true)?.options.find(({ text }) => text === chosen) ?? null;
  const written = slid ?? (finish === null ? null : { answers: [finish.answer] });
  return (
    <section className="card dec form" aria-label="Decision" data-testid="decision" data-kind={kind}>
      <p className="over">
        {form.over} <Seal />
      </p>
      <h2>{form.title}</h2>
      {fields.map((field) => (
        <Field key={field.name} field={field} chosen={chosen} onChoose={setChosen} onGive={give} />
      ))}
      {note !== null && (
        <p className="note">
          {note.text} <RuleChip rule={note.rule} />
        </p>
      )}
      <Notice />
      {finish !== null && written !== null && (
        <div className="acts">
          <button
            type="button"
            className="btn pri"
            data-testid="primary"
            data-answer={written.answers.at(-1)}
            onClick={() => give(written.answers)}
          >
            {slid?.finish ?? finish.text}
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
  /** What the slider of numbers stands at; null for what stands in the field. */
  readonly chosen: string | null;
  readonly onChoose: (text: string) => void;
  readonly onGive: (answers: readonly string[]) => void;
}

function Field({ field, chosen, onChoose, onGive }: FieldProps) {
  const { name, text, rule, options, isNumber } = field;
  return (
    <fieldset className="form-field" data-testid="form-field">
      <legend>{name}</legend>
      <div>
        {text !== "" && (
          <p>
            {text} <RuleChip rule={rule} />
          </p>
        )}
        {isNumber === true && <Slider field={field} chosen={chosen} onChoose={onChoose} />}
        {options.length > 0 && isNumber !== true && (
          <div className="form-options">
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

/** Numbers on one line: a slider with a button at either end; the map shows how far each leads. */
function Slider({ field: { name, options, rule }, chosen, onChoose }: Omit<FieldProps, "onGive">) {
  const now = options.findIndex(({ text, isNow }) => (chosen === null ? isNow : text === chosen));
  const at = Math.max(0, now);
  const step = (by: number): void => onChoose(options[Math.min(options.length - 1, Math.max(0, at + by))].text);
  return (
    <div className="form-slider" data-testid="form-slider">
      <input
        type="range"
        aria-label={name}
        aria-valuetext={options[at]?.text ?? ""}
        min={0}
        max={options.length - 1}
        value={at}
        data-testid="form-range"
        data-answers={options.map(({ answers }) => answers.at(-1)).join("|")}
        onInput={(event) => onChoose(options[Number(event.currentTarget.value)].text)}
      />
      <button type="button" aria-label="One less" disabled={at === 0} onClick={() => step(-1)}>
        −
      </button>
      <b>{options[at]?.text}</b>
      <button type="button" aria-label="One more" disabled={at === options.length - 1} onClick={() => step(1)}>
        +
      </button>
      <RuleChip rule={rule} />
    </div>
  );
}
