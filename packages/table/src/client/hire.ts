declare const __WORKER__: string;

/** Loads the worker's script as an ordinary one, which leaves its text behind, and starts a worker from that text. */
async function hireFromText(): Promise<Worker> {
  const left = globalThis as { redoubtWorkerText?: string };
  if (left.redoubtWorkerText === undefined) {
    await new Promise<void>((done, fail) => {
      const script = document.createElement("script");
      script.src = __WORKER__;
      script.onload = () => done();
      script.onerror = () => fail(new Error("the rules engine could not be loaded"));
      document.head.append(script);
    });
  }
  const url = URL.createObjectURL(new Blob([left.redoubtWorkerText ?? ""], { type: "text/javascript" }));
  return new Worker(url);
}

/** The worker that was started before this script was there, for whoever asks first. */
function startedEarly(): Worker | undefined {
  const left = globalThis as { redoubtWorker?: Worker };
  const { redoubtWorker } = left;
  delete left.redoubtWorker;
  return redoubtWorker;
}

/** Starts a worker; pages opened from a disk may not start one from a file. */
export async function hireWorker(): Promise<Worker> {
  const early = startedEarly();
  if (early !== undefined) return early;
  if (location.protocol !== "file:") {
    try {
      return new Worker(__WORKER__);
    } catch {
      // Some hosts forbid workers from files but allow them from text.
    }
  }
  return hireFromText();
}
