import type { DeskSection } from "./sections";

/** What the desk of a site without its agency has: the set-up, and the sections that its steps lead to. */
export const sectionsOfSetup = ["setup", "brand", "people", "account"] as const satisfies readonly DeskSection[];
