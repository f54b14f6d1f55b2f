import { vi } from "vitest";

// Files share a process, whose start costs more than most of them, and nothing else: modules are evaluated anew for each.
vi.resetModules();
