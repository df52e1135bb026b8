/**
 * Tells the checker of files not to try whether code may be made from text here. The site's policy forbids that, and the
 * browser's complaint about the trial costs more time than everything else that is done before the first call.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
