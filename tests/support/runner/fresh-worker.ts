import { vi } from "vitest";
import { emptyStorage } from "./empty-storage";
import { unwrapImports } from "./unwrap-imports";

// Files share a process, which takes two seconds to start, and nothing else: modules are evaluated anew for each.
unwrapImports();
vi.resetModules();
await emptyStorage();
