import type { Room } from "../games/room.ts";
import type { Storage } from "../storage/contract.ts";
import { Gone, type Notice, type Send } from "./contract.ts";

/** Calls a seat over all the ways that it has left; whoever is on a line is not called. */
export type Ring = (room: Room, seat: number, notice: Omit<Notice, "link">) => Promise<void>;

/** Whether somebody in this seat is on a line. */
export const isHere = (room: Room, seat: number): boolean => [...room.followers()].some((one) => one.seat === seat);

/** The battle of a room, by its title. */
export const battleOf = (room: Room): string => {
  const { scenario } = room.stored();
  return room.system.scenarios.find((one) => one.id === scenario)?.title ?? scenario;
};

/** A stretch of time as it stands in a notice: "2 days 5 h", "7 h 40 min", "12 min". */
export function timeWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60];
  if (days > 0) return `${days} ${days === 1 ? "day" : "days"}${hours > 0 ? ` ${hours} h` : ""}`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}

/** Rings over the channels of a storage; a way that is gone is forgotten. */
export function ringerOf(storage: Storage, send: Send, address: string, report: (trouble: string) => void): Ring {
  return async (room, seat, notice) => {
    if (isHere(room, seat)) return;
    const { id: game } = room.stored();
    for (const { id, channel } of await storage.channelsOf(game, seat)) {
      try {
        await send(channel, { ...notice, link: `${address}g/${game}` });
      } catch (error) {
        if (error instanceof Gone) await storage.dropChannel(id);
        else
          report(`a notice by ${channel.kind} was not sent: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
}
