import { type Manner, usual } from "./stance.ts";

/** Manners by battle and side. */
export type Manners = Readonly<Record<string, { readonly allied: Manner; readonly russian: Manner }>>;

const manner = (changed: Partial<Manner>): Manner => ({ ...usual, ...changed });

/**
 * How the troops of a side do what they do in each battle. Found by changing all numbers at once in thousands of games by look
 * (packages/ai/tune/factors.ts), then rounded; what was worth nothing is as usual.
 */
export const manners: Manners = {
  scarlett: { allied: usual, russian: usual },
  // The British go in whatever the slope does to their order, turn to whoever comes and do not give way; the Russians strike back and keep
  // the work.
  "great-redoubt": {
    allied: manner({ disorder: 30, front: 300, yielding: 200 }),
    russian: manner({ post: 100, counter: 30 }),
  },
  // The Allies shoot their way forward and shrink from nothing; the Russians keep out of fire, hold what they have and strike back.
  alma: {
    allied: manner({
      ...{ disorder: 80, front: 150, yielding: 130, post: 40, fire: 30, shot: 250, promise: 150, later: 40 },
      ...{ loss: 70, danger: 30, ground: 60, chase: 40 },
    }),
    russian: manner({
      ...{ disorder: 160, yielding: 280, post: 40, counter: 30, fire: 270, promise: 130, later: 130, caution: 2 },
      ...{ together: 140, reach: 11, loss: 80, danger: 280, ground: 30 },
    }),
  },
  // The Allies are at the gorge before the enemy's horse, keep their order and their company, and leave the redoubts for later. The Russians
  // ride alone where they must.
  balaclava: {
    allied: manner({
      ...{ disorder: 150, front: 140, post: 30, watch: 22, call: 8, company: 170, caution: 5, together: 80, reach: 5 },
      ...{ ground: 45, chase: 60 },
    }),
    russian: manner({ yielding: 130, company: 50 }),
  },
  // The Allies watch their camp, stay where the enemy comes and shoot; the Russians come to blows and do not stop to dress their ranks.
  inkerman: {
    allied: manner({
      ...{ front: 140, post: 100, counter: 10, watch: 14, call: 6, shot: 200, company: 75, tether: 125 },
      ...{ danger: 50, ground: 25, chase: 35 },
    }),
    russian: manner({
      ...{ disorder: 30, front: 65, yielding: 130, watch: 4, call: 1, steel: 220, fire: 75, shot: 120, company: 135 },
      ...{ tether: 80, promise: 175, later: 80, together: 60, loss: 70, danger: 140, ground: 50 },
    }),
  },
};
