import type { Layout } from "@redoubt/drawing";
import type { BoardView } from "@redoubt/mechanics";
import { useEffect, useRef } from "preact/compat";
import { useHappening } from "../action/use-happening.ts";
import { BEAT } from "../action/walking.ts";
import { useSettings } from "../session/context.ts";
import { playTones } from "./play.ts";
import { heardOf } from "./tones.ts";

let context: AudioContext | null = null;

/** Lets what happens be heard. It comes only for those who want it, and shows nothing. */
export function Sound({ sheet, view }: { readonly sheet: Layout; readonly view: BoardView }) {
  const pace = useSettings((now) => now.pace);
  const { lines, acts } = useHappening(sheet, view);
  const last = useRef({ lines, turn: view.turn });
  useEffect(() => {
    const { lines: told, turn } = last.current;
    if (told === lines) return;
    last.current = { lines, turn: view.turn };
    const heard = heardOf(acts, view.turn > turn);
    if (heard.length === 0) return;
    context ??= new AudioContext();
    // A browser lets a page be heard only after a click.
    if (context.state === "suspended") void context.resume();
    playTones(context, heard, BEAT[pace] / 1000);
  }, [lines, acts, view, pace]);
  return null;
}
