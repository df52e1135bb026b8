import type { Layout } from "@redoubt/drawing";
import { useMemo } from "preact/compat";
import { Anchored } from "../panels/anchored.tsx";
import { useDesk, useRoom, useTable } from "../session/context.ts";
import { type Flag, flagsOf } from "./flag-words.ts";
import type { Scope } from "./scope.ts";

const MOST = 3;

/** What just came of something, in words at its hex; clicks go through to the map. */
export function Flags({ sheet, scope }: { readonly sheet: Layout; readonly scope: Scope }) {
  const film = useTable((now) => now.film);
  const rolled = useDesk((now) => now.rolled);
  const isNarrow = useRoom() === "narrow";
  const lines = film === null ? rolled : (film.frame?.lines ?? []);
  const flags = useMemo(() => flagsOf(lines, sheet.has).slice(0, MOST), [lines, sheet]);
  // A phone has no room beside the hex: its sheet tells the same.
  if (isNarrow) return null;
  return flags.map((flag) => <OneFlag key={flag.hex} flag={flag} sheet={sheet} scope={scope} />);
}

function OneFlag({ flag, sheet, scope }: { readonly flag: Flag; readonly sheet: Layout; readonly scope: Scope }) {
  return (
    <Anchored
      sheet={sheet}
      scope={scope}
      hex={flag.hex}
      className={flag.isHarm ? "flag is-harm" : "flag"}
      label={flag.head}
      testId="flag"
      role="note"
    >
      <b>{flag.head}</b>
      {flag.text !== "" && <span>{flag.text}</span>}
      {flag.dice.length > 0 && <i className="die big">{flag.dice.join(" ")}</i>}
    </Anchored>
  );
}
