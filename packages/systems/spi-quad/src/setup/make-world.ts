import { isProblems, type Setup } from "@redoubt/engine";
import { createRays, OFF_MAP } from "@redoubt/hex";
import { chosenOptions, createFlood, type Position, type Result } from "@redoubt/mechanics";
import { rulesOf } from "../battles/battles.ts";
import { options as optionSpecs, type QuadOptions } from "../readings.ts";
import type { World } from "../world.ts";
import type { Draft } from "./draft.ts";
import { edgeHexesOf } from "./edges.ts";
import { createFireLines } from "./fire-lines.ts";
import { groundOf } from "./ground.ts";
import { positionDraft } from "./position.ts";
import { keyNumbers } from "./position-flags.ts";
import { rosterOf } from "./roster.ts";
import { type BattleId, battleData, scenarioDraft } from "./scenario.ts";

/** The most half points a unit can have: allowances of positions end at 15. */
const maxPoints = 30;

const isBattle = (id: string): id is BattleId => Object.hasOwn(battleData, id);

function worldOf(draft: Draft): World {
  const { battle, options, map, units, groups, charts, turns, firstSeat, lostBefore, start } = draft;
  const { grid } = map;
  const rules = rulesOf(battle);
  const terrain = groundOf(map, rules, options);
  const rays = createRays(grid);
  const sight = { grid, rays, terrain, options };
  const edgeHexes = edgeHexesOf(grid);
  const edgePlace = new Int16Array(grid.size).fill(-1);
  edgeHexes.forEach((hex, place) => {
    edgePlace[hex] = place;
  });
  const groupOf = new Uint8Array(units.length).fill(255);
  groups.forEach((group, place) => {
    for (const unit of group.units) groupOf[unit] = place;
  });
  const keys = keyNumbers(grid, rules);
  return {
    ...rosterOf(units, rules),
    rules,
    options,
    turns,
    firstSeat,
    mapFile: map.file,
    grid,
    terrain,
    rays,
    charts,
    lines: createFireLines(grid, rays, terrain, (from, to) => rules.sight.isClear(sight, from, to)),
    entryGroups: groups,
    groupOf,
    edgeHexes,
    edgePlace,
    exitHex: rules.exit === null ? OFF_MAP : (grid.byNumber.get(rules.exit.hex) ?? OFF_MAP),
    keyHexes: keys.map((number) => grid.byNumber.get(number) ?? OFF_MAP),
    lostBefore,
    start,
    scratch: { flood: createFlood(grid, maxPoints), barred: new Uint8Array(grid.size), asked: null, searches: 0 },
  };
}

/** Looks up all that never changes in a game, or says what is wrong with its set-up. */
export function makeWorld(setup: Setup): Result<World> {
  const options = chosenOptions(optionSpecs, setup);
  if (isProblems(options)) return options;
  // The shape of a position is checked where it is read from a file.
  const position = setup.position as Position | undefined;
  const scenario = position === undefined ? setup.scenario : position.scenario;
  if (scenario !== null && !isBattle(scenario)) {
    return [{ where: "scenario", what: `must be one of ${Object.keys(battleData).join(", ")}` }];
  }
  const quadOptions = options as QuadOptions; // the choices of the specs only are admitted
  if (position !== undefined) {
    const draft = positionDraft(position, scenario, quadOptions);
    return isProblems(draft) ? draft : worldOf(draft);
  }
  if (scenario === null) return [{ where: "scenario", what: "needs a battle or a position" }];
  return worldOf(scenarioDraft(scenario, quadOptions));
}
