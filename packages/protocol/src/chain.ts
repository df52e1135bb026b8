import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import {
  canonicalJson,
  type GameLog,
  type LogEntry,
  type LoggedRoll,
  type LogHeader,
  type Secret,
} from "@redoubt/engine";

const digits = 32;

/** A fingerprint of 32 hexadecimal digits. */
const print = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, digits);

/** What follows `previous` in a chain: nothing before it can be changed without changing it. */
const link = (previous: string, what: object): string => print(`${previous}\n${canonicalJson(what)}`);

/** Something that may not be read yet, but cannot be changed any more. */
export interface Sealed {
  readonly sealed: string;
}

/** What a chain is made with. Without a secret the dice were given by hand, and nothing can be hidden. */
export interface Seals {
  readonly secret: Secret | null;
  /** Whether the system hides anything. */
  readonly hides: boolean;
}

/** Nobody can find a sealed text by trying as long as the secret of the game is not known. */
const seal = ({ secret }: Seals, previous: string, text: string): Sealed => ({
  sealed: print(`${secret ?? ""}\n${previous}\n${text}`),
});

/** The parts of an entry that everybody may check: what may not be read yet is sealed. */
export interface OpenPart {
  readonly seat: string;
  readonly answer: string | Sealed;
  readonly rolls: readonly LoggedRoll[];
  /** The hash of the state; where the system hides anything, sealed together with secret dice. */
  readonly rest: string | Sealed;
  /** Where lanes join: the last hash of each, by seat. */
  readonly heads?: Readonly<Record<string, string>>;
}

/** How far a chain has come: its last hash, and those of the lanes that have not joined, by seat. */
export interface Head {
  readonly hash: string;
  readonly lanes: Readonly<Record<string, string>>;
}

/** A link of a chain: its hash, what everybody may check of it, and where the chain stands then. */
export interface Link {
  readonly hash: string;
  readonly open: OpenPart;
  readonly head: Head;
}

const isOpen = ({ audience }: LoggedRoll): boolean => audience === undefined;

type Part = Omit<LogEntry, "seat" | "answer"> & { readonly seat?: string; readonly answer?: string };

function openPart(seals: Seals, previous: string, part: Part): OpenPart {
  const { seat = "", answer = "", rolls, state, secret } = part;
  const rest = canonicalJson({ state, rolls: rolls.filter((roll) => !isOpen(roll)) });
  return {
    seat,
    answer: secret === true ? seal(seals, previous, answer) : answer,
    rolls: rolls.filter(isOpen),
    rest: seals.hides ? seal(seals, previous, rest) : state,
  };
}

/** Whether a hash follows from the one before it and from what everybody may check. */
export const isChained = (previous: string, open: OpenPart, hash: string): boolean => link(previous, open) === hash;

/** The hash of an opening, from the header and what everybody may check of it. */
export const openingHash = (header: LogHeader, open: OpenPart): string => link(link("", header), open);

/** The first link of a game's chain: it binds the whole header and the opening. */
export function firstLink(header: LogHeader, opening: GameLog["opening"], seals: Seals): Link {
  const open = openPart(seals, link("", header), opening);
  const hash = openingHash(header, open);
  return { hash, open, head: { hash, lanes: {} } };
}

/** The link that an entry adds. Each lane is a chain of its own until all of them join. */
export function nextLink({ hash: main, lanes }: Head, entry: LogEntry, seals: Seals): Link {
  const previous = entry.lane === true ? (lanes[entry.seat] ?? main) : main;
  const plain = openPart(seals, previous, entry);
  if (entry.lane !== true) {
    const hash = link(main, plain);
    return { hash, open: plain, head: { hash, lanes: {} } };
  }
  if (entry.state === "") {
    const hash = link(previous, plain);
    return { hash, open: plain, head: { hash: main, lanes: { ...lanes, [entry.seat]: hash } } };
  }
  const open = { ...plain, heads: { ...lanes, [entry.seat]: previous } };
  const hash = link(main, open);
  return { hash, open, head: { hash, lanes: {} } };
}
