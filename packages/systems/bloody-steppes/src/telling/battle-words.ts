import type { ToldRow } from "@redoubt/mechanics";
import { sides } from "../data/order-of-battle.ts";
import type { Objective, Victory } from "../data/victory.ts";

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const placeWords = ({ name, hexes }: Objective): string => `${name} (${listed(hexes)})`;

/** What a side is to do, in one line. */
export function aimOf(victory: Victory, seat: number | null): string {
  const isRussian = seat === 1;
  switch (victory.kind) {
    case "alma":
      return isRussian
        ? "Hold the heights, or let them cost the Allies more than they are worth"
        : `Take the ${listed(victory.objectives.map(({ name }) => name))}`;
    case "balaclava":
      return isRussian ? "Take the redoubts and go for Kadikoi" : "Keep the redoubts, Kadikoi and the gorge";
    case "inkerman":
      return isRussian
        ? "Storm the outworks, Home Ridge and the camp behind it"
        : "Hold Home Ridge until help has come";
    case "scarlett":
      return isRussian
        ? "Ride down the Heavy Brigade and reach Kadikoi"
        : "Drive the Russian horse out of the South Valley";
    case "great-redoubt":
      return isRussian ? "Keep the Great Redoubt" : "Storm the Great Redoubt";
  }
}

/** How the battle is judged. */
export function judgedBy(victory: Victory): string {
  switch (victory.kind) {
    case "alma":
      return "At the end Allied points less Russian points decide. The Allies, who have Sevastopol still before them, must take the heights without bleeding for them.";
    case "balaclava":
      return `At the end Russian points less Allied points decide. A Russian unit that is not routed wins at once in the gorge (${listed(victory.gorge)}).`;
    case "inkerman":
      return `Russians in the camp (${listed(victory.camp)}) from turn ${victory.campFromTurn} win at once; Home Ridge (${listed(victory.homeRidge)}) wins decisively at the end, ${victory.outworks.map(placeWords).join(" or ")} wins, and so does having held both at once at the end of an activation. Otherwise points decide: Allies who are not behind win, ${victory.decisive} ahead with Shell Hill (${victory.shellHill}) decisively; Russians who are 10 ahead win.`;
    case "scarlett":
      return "At the end Allied points less Russian points decide. The Russians, who have twice the horse, must be clearly beaten.";
    case "great-redoubt":
      return "At the end British points less Russian points decide.";
  }
}

/** What a side scores by besides losses. */
export function ownRows(victory: Victory, side: string): readonly ToldRow[] {
  const isAllied = side === sides[0];
  const rule = "II.20";
  const place = (objective: Objective, text: string): ToldRow => ({
    label: `+${objective.points}`,
    text: `${placeWords(objective)}${text}`,
    rule,
    hexes: objective.hexes,
  });
  switch (victory.kind) {
    case "alma":
      return isAllied
        ? victory.objectives.map((one) => place(one, ", held at the end"))
        : [{ label: "+1", text: `each ${victory.exitedPer} strength points marched off the map in order`, rule }];
    case "balaclava":
      return isAllied
        ? [
            {
              label: "+2 to +4",
              text: "a redoubt that was lost and is held again, as much as it counts for the Russians",
              rule,
            },
            { label: `+${victory.russianGun}`, text: "each Russian gun destroyed", rule },
          ]
        : [
            ...victory.objectives.map((one) => place(one, ", held at the end")),
            { label: `+${victory.redoubtGun}`, text: "each gun of the redoubts destroyed", rule },
          ];
    case "inkerman":
      return isAllied
        ? [
            {
              label: "●",
              text: `Shell Hill (${victory.shellHill}), for a decisive victory`,
              rule,
              hexes: [victory.shellHill],
            },
          ]
        : [
            {
              label: "●",
              text: `Home Ridge (${listed(victory.homeRidge)}), all of it`,
              rule,
              hexes: victory.homeRidge,
            },
            {
              label: "●",
              text: `${victory.outworks.map(placeWords).join(" or ")}, one of them`,
              rule,
              hexes: victory.outworks.flatMap(({ hexes }) => hexes),
            },
          ];
    case "scarlett":
      return isAllied
        ? [
            {
              label: `+${victory.clearPoints}`,
              text: `no unrouted Russian south of row ${victory.clearSouthOfRow} and west of column ${victory.clearWestOfColumn}`,
              rule,
            },
          ]
        : [
            {
              label: `+${victory.villagePoints}`,
              text: `an unrouted unit in Kadikoi (${victory.village}) or next to it`,
              rule,
              hexes: [victory.village],
            },
          ];
    case "great-redoubt":
      return [
        place(victory.objective, ", held at the end"),
        ...(isAllied ? [{ label: `+${victory.gun}`, text: "each Russian gun destroyed", rule }] : []),
      ];
  }
}
