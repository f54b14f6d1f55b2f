import { vi } from "vitest";
import { emptyStorage } from "./empty-storage";

// Files share a process, which takes two seconds to start, and nothing else: modules are evaluated anew for each.
vi.resetModules();
await emptyStorage();
