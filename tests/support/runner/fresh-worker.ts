import { vi } from "vitest";
import { emptyStorage } from "./empty-storage";
import { quickenImports } from "./quick-imports";

// Test files share a process, which takes two seconds to start; modules are evaluated again for each file. The queue
// outlives them: the new modules may receive a message of the previous file, so no test changes `env` itself.
quickenImports();
vi.resetModules();
await emptyStorage();
