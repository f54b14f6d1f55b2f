/** Forms are checked without compiling the checks first, which the policy of pages does not allow (zod's `jitless`). */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
