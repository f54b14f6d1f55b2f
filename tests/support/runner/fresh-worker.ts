import { vi } from "vitest";
import { emptyStorage } from "./empty-storage";
import { quickenImports } from "./quick-imports";

// Files share a process, which takes two seconds to start, and nothing else: modules are evaluated anew for each.
quickenImports();
vi.resetModules();
await emptyStorage();
