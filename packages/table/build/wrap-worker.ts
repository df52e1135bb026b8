/**
 * Wraps the worker's script so that it serves two hosts. Started as a worker it runs. Loaded by a page as an ordinary
 * script it only leaves its own text behind: pages opened from a disk may not start workers from files, but may from text.
 * The brackets round the function tell engines to compile it at once instead of looking it over first.
 */
export function wrapWorker(code: string): string {
  return `(()=>{const redoubt=(function(){${code}\n});if(typeof document==="undefined")redoubt();else globalThis.redoubtWorkerText="("+redoubt+")()"})();\n`;
}
