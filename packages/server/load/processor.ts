import { readFileSync } from "node:fs";

/** Ticks a second of the kernel's own accounting. */
const TICKS = 100;

/** Processor time that a process has used, in seconds; null where the system does not tell. */
export function cpuOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return null;
  }
}

/** The memory that a process holds, in megabytes; null where the system does not tell. */
export function memoryOf(pid: number): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/** How many programs wanted a processor in the last minute, on the average. */
export function loadOfMachine(): string {
  try {
    return readFileSync("/proc/loadavg", "utf8").split(" ")[0];
  } catch {
    return "unknown";
  }
}
