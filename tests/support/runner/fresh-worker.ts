import { vi } from "vitest";
import { emptyStorage } from "./empty-storage";
import { quickenImports } from "./quick-imports";

// Files share a process, which takes two seconds to start, and modules are evaluated anew for each. The queue outlives
// them: a message of the file before can be the first that the new modules see, so no test changes `env` itself.
quickenImports();
vi.resetModules();
await emptyStorage();
