import { isOneOf } from "../records";

/** Manual tasks that the site cannot detect: members of staff record them at the desk. */
const chores = ["backup", "restore"] as const;
export type Chore = (typeof chores)[number];

export function isChore(value: unknown): value is Chore {
	return isOneOf(chores, value);
}
