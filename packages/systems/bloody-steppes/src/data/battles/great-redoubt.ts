import type { OrderOfBattle } from "../order-of-battle.ts";

/** The Great Redoubt: an infantry action of four turns on the map of the Alma, for learning. Reconstructed. */
export const greatRedoubtForces: OrderOfBattle = {
  commands: [
    { id: "codrington", name: "Codrington's brigade", nation: "british", marker: "british", kind: "independent", leader: "Codrington", corps: null },
    { id: "guards", name: "Guards brigade", nation: "british", marker: "british", kind: "independent", leader: "Bentinck", corps: null },
    { id: "kazan", name: "Kazan", nation: "russian", marker: "russian", kind: "independent", leader: "Shchelkanov", corps: null },
    { id: "vladimir", name: "Vladimir", nation: "russian", marker: "russian", kind: "independent", leader: "Kvitsinsky", corps: null },
  ],
  brigades: [
    { id: "codrington", command: "codrington", leader: "Codrington" },
    { id: "guards", command: "guards", leader: "Bentinck" },
    { id: "kazan", command: "kazan", leader: "Shchelkanov" },
    { id: "vladimir", command: "vladimir", leader: "Kvitsinsky" },
  ],
  commanders: [
    { id: "Codrington", name: "Codrington", nation: "british", rank: "independent", independence: 4, modifier: 2, command: "codrington", brigade: "codrington", at: "1234" },
    { id: "Bentinck", name: "Bentinck", nation: "british", rank: "independent", independence: 3, modifier: 1, command: "guards", brigade: "guards", at: "1134" },
    { id: "Shchelkanov", name: "Shchelkanov", nation: "russian", rank: "independent", independence: 3, modifier: 1, command: "kazan", brigade: "kazan", at: "1433" },
    { id: "Kvitsinsky", name: "Kvitsinsky", nation: "russian", rank: "independent", independence: 5, modifier: 2, command: "vladimir", brigade: "vladimir", at: "1434" },
  ],
  units: [
    // codrington: codrington
    { id: "23rd", name: "23rd Royal Welch Fusiliers", nation: "british", type: "british-line", sp: 9, command: "codrington", brigade: "codrington", scope: "brigade", at: "1234", stack: 0, formation: "line", facing: "SE/S" },
    { id: "7th", name: "7th Royal Fusiliers", nation: "british", type: "british-line", sp: 10, command: "codrington", brigade: "codrington", scope: "brigade", at: "1235", stack: 0, formation: "line", facing: "SE/S" },
    { id: "33rd", name: "33rd Foot", nation: "british", type: "british-line", sp: 9, command: "codrington", brigade: "codrington", scope: "brigade", at: "1332", stack: 0, formation: "line", facing: "SE/S" },
    // guards: guards
    { id: "3/Gren", name: "3rd Bn Grenadier Guards", nation: "british", type: "british-guards", sp: 11, command: "guards", brigade: "guards", scope: "brigade", at: "1133", stack: 0, formation: "line", facing: "SE/S" },
    { id: "1/SFG", name: "1st Bn Scots Fusilier Guards", nation: "british", type: "british-guards", sp: 11, command: "guards", brigade: "guards", scope: "brigade", at: "1134", stack: 0, formation: "line", facing: "SE/S" },
    { id: "1/Cold", name: "1st Bn Coldstream Guards", nation: "british", type: "british-guards", sp: 11, command: "guards", brigade: "guards", scope: "brigade", at: "1135", stack: 0, formation: "line", facing: "SE/S" },
    // kazan: kazan
    { id: "Kazan-I", name: "Kazan Jägers I", nation: "russian", type: "russian-line", sp: 8, command: "kazan", brigade: "kazan", scope: "brigade", at: "1335", stack: 0, formation: "company-column", facing: "NW/N" },
    { id: "Kazan-II", name: "Kazan Jägers II", nation: "russian", type: "russian-line", sp: 8, command: "kazan", brigade: "kazan", scope: "brigade", at: "1335", stack: 1, formation: "company-column", facing: "NW/N" },
    { id: "Kazan-III", name: "Kazan Jägers III", nation: "russian", type: "russian-line", sp: 8, command: "kazan", brigade: "kazan", scope: "brigade", at: "1433", stack: 0, formation: "company-column", facing: "NW/N" },
    { id: "Kazan-IV", name: "Kazan Jägers IV", nation: "russian", type: "russian-line", sp: 8, command: "kazan", brigade: "kazan", scope: "brigade", at: "1433", stack: 1, formation: "company-column", facing: "NW/N" },
    { id: "Pos-1/16a", name: "Position battery 1/16 a", nation: "russian", type: "russian-position", sp: 0, command: "kazan", brigade: "kazan", scope: "brigade", at: "1334", stack: 0, formation: null, facing: "N/NE", battery: "Pos-1/16" },
    { id: "Pos-1/16b", name: "Position battery 1/16 b", nation: "russian", type: "russian-position-licorne", sp: 0, command: "kazan", brigade: "kazan", scope: "brigade", at: "1334", stack: 1, formation: null, facing: "NW/N", battery: "Pos-1/16" },
    { id: "Pos-1/16c", name: "Position battery 1/16 c", nation: "russian", type: "russian-position", sp: 0, command: "kazan", brigade: "kazan", scope: "brigade", at: "1334", stack: 2, formation: null, facing: "N/NE", battery: "Pos-1/16" },
    // vladimir: vladimir
    { id: "Vladimir-I", name: "Vladimir I", nation: "russian", type: "russian-elite", sp: 9, command: "vladimir", brigade: "vladimir", scope: "brigade", at: "1434", stack: 0, formation: "assault-column", facing: "NW/N" },
    { id: "Vladimir-II", name: "Vladimir II", nation: "russian", type: "russian-elite", sp: 9, command: "vladimir", brigade: "vladimir", scope: "brigade", at: "1434", stack: 1, formation: "assault-column", facing: "NW/N" },
    { id: "Vladimir-III", name: "Vladimir III", nation: "russian", type: "russian-elite", sp: 9, command: "vladimir", brigade: "vladimir", scope: "brigade", at: "1534", stack: 0, formation: "assault-column", facing: "NW/N" },
    { id: "Vladimir-IV", name: "Vladimir IV", nation: "russian", type: "russian-elite", sp: 9, command: "vladimir", brigade: "vladimir", scope: "brigade", at: "1534", stack: 1, formation: "assault-column", facing: "NW/N" },
  ],
  entries: [
  ],
};
