import type { OrderOfBattle } from "../order-of-battle.ts";

/** Scarlett's three hundred: a cavalry action of four turns on the map of Balaclava, for learning. Reconstructed. */
export const scarlettForces: OrderOfBattle = {
  commands: [
    { id: "heavy", name: "Heavy Brigade", nation: "british", marker: "british", kind: "independent", leader: "Scarlett", corps: null },
    { id: "campbell", name: "Campbell's brigade", nation: "british", marker: "british", kind: "independent", leader: "Campbell", corps: null },
    { id: "hussars", name: "Hussars", nation: "russian", marker: "russian", kind: "independent", leader: "Khaletsky", corps: null },
    { id: "cossacks", name: "Cossacks", nation: "russian", marker: "russian", kind: "independent", leader: "Khoroshkhin", corps: null },
  ],
  brigades: [
    { id: "heavy", command: "heavy", leader: "Scarlett" },
    { id: "campbell", command: "campbell", leader: "Campbell" },
    { id: "hussars", command: "hussars", leader: "Khaletsky" },
    { id: "cossacks", command: "cossacks", leader: "Khoroshkhin" },
  ],
  commanders: [
    { id: "Lucan", name: "Lord Lucan", nation: "british", rank: "commander-in-chief", independence: 2, modifier: 0, command: null, brigade: null, at: "1918" },
    { id: "Scarlett", name: "Scarlett", nation: "british", rank: "independent", independence: 5, modifier: 1, command: "heavy", brigade: "heavy", at: "2020" },
    { id: "Campbell", name: "Sir Colin Campbell", nation: "british", rank: "independent", independence: 5, modifier: 2, command: "campbell", brigade: "campbell", at: "2225" },
    { id: "Ryzhov", name: "Ryzhov", nation: "russian", rank: "commander-in-chief", independence: 3, modifier: 0, command: null, brigade: null, at: "2519" },
    { id: "Khaletsky", name: "Khaletsky", nation: "russian", rank: "independent", independence: 3, modifier: 1, command: "hussars", brigade: "hussars", at: "2520" },
    { id: "Khoroshkhin", name: "Khoroshkhin", nation: "russian", rank: "independent", independence: 3, modifier: 0, command: "cossacks", brigade: "cossacks", at: "2420" },
  ],
  units: [
    // heavy: heavy
    { id: "Greys", name: "Scots Greys", nation: "british", type: "scots-greys", sp: 3, command: "heavy", brigade: "heavy", scope: "brigade", at: "2020", stack: 0, formation: "line", facing: "NE/SE" },
    { id: "Innis", name: "Inniskilling Dragoons", nation: "british", type: "british-heavy", sp: 2, command: "heavy", brigade: "heavy", scope: "brigade", at: "2020", stack: 1, formation: "line", facing: "NE/SE" },
    { id: "5DG", name: "5th Dragoon Guards", nation: "british", type: "british-heavy", sp: 2, command: "heavy", brigade: "heavy", scope: "brigade", at: "1920", stack: 0, formation: "line", facing: "NE/SE" },
    { id: "4DG", name: "4th Dragoon Guards", nation: "british", type: "british-heavy", sp: 2, command: "heavy", brigade: "heavy", scope: "brigade", at: "1921", stack: 0, formation: "line", facing: "NE/SE" },
    { id: "1RD", name: "1st Royal Dragoons", nation: "british", type: "british-heavy", sp: 2, command: "heavy", brigade: "heavy", scope: "brigade", at: "1820", stack: 0, formation: "line", facing: "NE/SE" },
    // campbell: campbell
    { id: "93rd", name: "93rd Highlanders", nation: "british", type: "british-guards", sp: 7, command: "campbell", brigade: "campbell", scope: "brigade", at: "2225", stack: 0, formation: "line", facing: "N/NE" },
    { id: "Turks-I", name: "Turks I", nation: "turkish", type: "turkish-line", sp: 6, command: "campbell", brigade: "campbell", scope: "brigade", at: "2125", stack: 0, formation: "line", facing: "N/NE" },
    { id: "Turks-II", name: "Turks II", nation: "turkish", type: "turkish-line", sp: 6, command: "campbell", brigade: "campbell", scope: "brigade", at: "2325", stack: 0, formation: "line", facing: "N/NE" },
    { id: "W-bty", name: "W battery", nation: "british", type: "british-field", sp: 0, command: "campbell", brigade: "campbell", scope: "brigade", at: "2224", stack: 0, formation: null, facing: "N/NE" },
    // hussars: hussars
    { id: "Leuch-1", name: "Leuchtenberg Hussars 1", nation: "russian", type: "russian-hussars", sp: 6, command: "hussars", brigade: "hussars", scope: "brigade", at: "2520", stack: 0, formation: "line", facing: "S/SW" },
    { id: "Leuch-2", name: "Leuchtenberg Hussars 2", nation: "russian", type: "russian-hussars", sp: 6, command: "hussars", brigade: "hussars", scope: "brigade", at: "2520", stack: 1, formation: "line", facing: "S/SW" },
    { id: "Ing-1", name: "Ingermanland Hussars 1", nation: "russian", type: "russian-hussars", sp: 5, command: "hussars", brigade: "hussars", scope: "brigade", at: "2620", stack: 0, formation: "line", facing: "S/SW" },
    { id: "Ing-2", name: "Ingermanland Hussars 2", nation: "russian", type: "russian-hussars", sp: 5, command: "hussars", brigade: "hussars", scope: "brigade", at: "2620", stack: 1, formation: "line", facing: "S/SW" },
    // cossacks: cossacks
    { id: "Ural", name: "Ural Cossacks", nation: "russian", type: "cossacks", sp: 8, command: "cossacks", brigade: "cossacks", scope: "brigade", at: "2420", stack: 0, formation: "dispersed", facing: null },
    { id: "Don-53/3", name: "Don Cossacks 53, 3rd part", nation: "russian", type: "cossacks", sp: 3, command: "cossacks", brigade: "cossacks", scope: "brigade", at: "2619", stack: 0, formation: "dispersed", facing: null },
  ],
  entries: [
  ],
};
