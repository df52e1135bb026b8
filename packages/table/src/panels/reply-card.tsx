import type { Replies, Reply } from "@redoubt/mechanics";
import { useState } from "preact/compat";
import { keyFor } from "../board/told-keys.ts";
import { useControl, useDesk, useTable } from "../session/context.ts";
import { chosenReply, giveInTurn, replyKey } from "../session/replying.ts";
import type { Moment } from "../worker/messages.ts";
import { chanceWords } from "./chance-words.ts";
import { NextTime } from "./next-time.tsx";
import { Notice } from "./notice.tsx";
import { RuleChip } from "./rule-chip.tsx";
import { UndoButton } from "./undo-button.tsx";
import { whosePhase } from "./words.ts";
import "./reply-style.ts";

interface ReplyCardProps {
  readonly moment: Moment;
  readonly told: Replies<string>;
  /** The kind of question, as the rules call it. */
  readonly kind: string;
}

// So many are taken in at a glance; the others are asked for.
const MOST = 3;

const SIGNS: Readonly<Record<Reply<string>["sign"], string>> = {
  fire: "M3 17l11-7 2 3-9 6zM17 8l4-2M18 11h4M16 5l1-4",
  square: "M4 4h16v16H4zM10 10h4v4h-4z",
  back: "M20 12H6M12 5l-7 7 7 7",
  steel: "M5 19 19 5M5 5l14 14M8 19H5v-3M16 19h3v-3",
  form: "M4 8h16M4 12h16M4 16h16",
  turn: "M5 14a7 7 0 1 1 7 6M5 20v-6h6",
};

/** An act of the enemy on one card: every way to answer it with its chance, and what is to be done the next time. */
export function ReplyCard({ moment, told, kind }: ReplyCardProps) {
  const control = useControl();
  const isBusy = useTable((now) => now.isBusy);
  const chosen = useDesk((now) => now.reply);
  const [showsAll, setShowsAll] = useState(false);
  const { replies, none, round } = told;
  const now = chosenReply(told, chosen);
  const shown = showsAll || replies.length === MOST + 1 ? replies : replies.slice(0, MOST);
  const listed = shown.includes(now) ? shown : [...shown, now];
  const give = (answers: readonly string[]) => !isBusy && void giveInTurn(control, answers);
  // What else may be said here: that belongs to no reply.
  const others = moment.choices.filter(
    ({ text, args }) =>
      args.length === 0 && text !== none.answer && !replies.some(({ answers }) => answers.includes(text)),
  );
  return (
    <section className="card dec reply" aria-label="Decision" data-testid="decision" data-kind={kind}>
      <p className="over">{whosePhase("", moment.view)} · your answer</p>
      <h2>{told.title}</h2>
      <p>
        {told.text} <RuleChip rule={told.rule} />
      </p>
      <ul className="replies" aria-label="Your answers">
        {listed.map((reply) => (
          <li key={replyKey(reply)}>
            <ReplyRow
              reply={reply}
              isChosen={reply === now}
              onChoose={() => {
                if (chosen === replyKey(reply)) give(reply.answers);
                else control.desk.set({ reply: replyKey(reply) });
              }}
            />
          </li>
        ))}
      </ul>
      {listed.length < replies.length && (
        <button type="button" className="btn quiet sm" data-testid="more-replies" onClick={() => setShowsAll(true)}>
          {replies.length - listed.length} other ways to answer
        </button>
      )}
      <Notice />
      <div className="acts">
        <button
          type="button"
          className="btn pri"
          data-testid="primary"
          data-answer={now.answers.at(-1)}
          aria-disabled={isBusy || undefined}
          onClick={() => give(now.answers)}
        >
          {now.text}
          {now.rolls ? ": roll" : ""} <kbd>Enter</kbd>
        </button>
        <button
          type="button"
          className="btn"
          data-testid="no-reply"
          data-answer={none.answer}
          aria-keyshortcuts="N"
          onClick={() => give([none.answer])}
        >
          {none.text} <kbd>N</kbd>
        </button>
      </div>
      <div className="acts acts-more">
        {round !== null && (
          <button
            type="button"
            className="btn sm"
            data-testid="quiet"
            onClick={() => {
              control.table.set({ quiet: round });
              give([none.answer]);
            }}
          >
            Nothing more {told.roundText}
          </button>
        )}
        {others.map((choice) => {
          const key = keyFor(moment, choice);
          return (
            <button
              key={choice.text}
              type="button"
              className="btn sm"
              data-testid="choice"
              data-answer={choice.text}
              aria-keyshortcuts={key}
              onClick={() => void control.answering.choose(choice)}
            >
              {choice.label} {key !== undefined && <kbd>{key.toUpperCase()}</kbd>}
            </button>
          );
        })}
        <UndoButton />
      </div>
      {now.standing !== null && (
        <NextTime
          key={`${now.standing.text} ${now.unit}`}
          standing={now.standing}
          percent={now.chance.percent}
          onSay={give}
        />
      )}
    </section>
  );
}

interface ReplyRowProps {
  readonly reply: Reply<string>;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ReplyRow({ reply, isChosen, onChoose }: ReplyRowProps) {
  const { text, name, chance, sign } = reply;
  return (
    <button
      type="button"
      className={isChosen ? "reply-row on" : "reply-row"}
      data-testid="reply"
      data-sign={sign}
      data-answer={reply.answers.at(-1)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
      <span>
        <b>{text}</b>
        <small>{name}</small>
      </span>
      <span className="reply-chance">
        <b>{chanceWords(chance.percent)}</b>
        <small>{chance.text}</small>
      </span>
    </button>
  );
}
