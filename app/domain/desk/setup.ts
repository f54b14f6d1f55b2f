import type { DeskSection } from "./sections";

/** Sections available until the agency is set up: the setup, and those that its steps link to. */
export const sectionsOfSetup = ["setup", "brand", "people", "account"] as const satisfies readonly DeskSection[];
