/** Disables zod's compiled validators (`jitless`), which the pages' Content Security Policy forbids. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
