import type { ImportRun } from "../../../../worker/desk/service";

/** The mark beside each state's word. */
export const runTones = {
	staging: "new",
	planned: "new",
	done: "good",
	failed: "wrong",
	refused: "warning",
} as const satisfies Record<ImportRun["state"], string>;
