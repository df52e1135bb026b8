import type { Choice } from "../worker/messages.ts";
import { actLabel } from "./endings.tsx";

interface Row {
  readonly key: string;
  /** What the labels of the row have in common, whole words only. */
  readonly head: string;
  readonly choices: readonly Choice[];
}

function commonHead(labels: readonly string[]): string {
  const [first = [], ...rest] = labels.map((label) => label.split(" "));
  const same = first.findIndex((word, i) => rest.some((words) => words[i] !== word));
  return first.slice(0, Math.max(0, same)).join(" ");
}

/** Answers by the first thing they name, where they name two numbers: so many never fit into one list. */
export function rowsOf(choices: readonly Choice[]): readonly Row[] {
  const rows = new Map<string, Choice[]>();
  for (const choice of choices) {
    const isPaired = choice.args.length === 2 && choice.args.every(({ kind }) => kind === "number");
    const key = isPaired ? `${choice.verb} ${choice.args[0].name}` : "";
    rows.set(key, [...(rows.get(key) ?? []), choice]);
  }
  return [...rows].map(([key, list]) => ({
    key,
    head: key === "" ? "" : commonHead(list.map(({ label }) => label)),
    choices: list,
  }));
}

interface ChoiceRowsProps {
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
  /** The key that gives an answer, where there is one. */
  readonly keyOf?: (choice: Choice) => string | undefined;
}

/** Answers that name nothing on the map, as buttons. */
export function ChoiceRows({ choices, onChoose, keyOf }: ChoiceRowsProps) {
  return rowsOf(choices).map(({ key, head, choices: list }) => (
    <div key={key} className={head === "" ? "acts acts-more" : "acts acts-row"}>
      {head !== "" && <b>{head}</b>}
      {list.map((choice) => {
        const label = actLabel(choice);
        const told = keyOf?.(choice);
        return (
          <button
            type="button"
            key={choice.text}
            className="btn sm"
            data-testid="choice"
            data-answer={choice.text}
            aria-label={head === "" ? undefined : label}
            aria-keyshortcuts={told}
            onClick={() => onChoose(choice)}
          >
            {head === "" ? label : label.slice(head.length).trim()}{" "}
            {told !== undefined && <kbd>{told.toUpperCase()}</kbd>}
          </button>
        );
      })}
    </div>
  ));
}
