import { vi } from "vitest";

// Test files share a process, because starting one costs more than most files. Modules are evaluated again for each
// file.
vi.resetModules();
