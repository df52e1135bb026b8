import type { AnyWargame } from "@redoubt/mechanics";
import { type Command, report, wordsOf } from "../command.ts";
import { systemNamed } from "../opened.ts";
import { columns } from "../sentences.ts";

function systemLines(system: AnyWargame): readonly string[] {
  return [
    `${system.id}: ${system.title}, ${system.edition} (version ${system.version}; ${system.seats.join(" against ")})`,
    ...columns(
      system.scenarios.map(({ id, title, date, turns, summary }) => [id, title, date, `${turns} turns`, summary]),
    ),
    ...system.options.flatMap(({ id, title, rules, choices, labels, standard }) => [
      `  option ${id}: ${title} [${rules.join(", ")}]`,
      `    ${choices.map((choice) => (choice === standard ? `${choice} (standard)` : choice)).join(", ")}`,
      ...(labels ?? []).map((label, i) => `    ${choices[i]}: ${label}`),
    ]),
  ];
}

function systemValue({ id, title, edition, version, seats, scenarios, options, battles, maps }: AnyWargame) {
  return { id, title, edition, version, seats, scenarios, options, battles, maps: Object.keys(maps) };
}

/** `redoubt systems`: what can be played. */
export const systems: Command = {
  name: "systems",
  words: "[SYSTEM]",
  summary: "list the rule systems, their scenarios and options",
  examples: ["systems", "systems spi-quad --json"],
  run(call) {
    const [id] = wordsOf(call, systems, 0, 1);
    const listed = id === undefined ? call.registry : [systemNamed(call.registry, id)];
    report(call, { systems: listed.map(systemValue) }, () =>
      listed.flatMap((system, i) => [...(i === 0 ? [] : [""]), ...systemLines(system)]),
    );
  },
};
