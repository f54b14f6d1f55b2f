/** What people do for the site and nothing else can know of: they note at the desk that it is done. */
const chores = ["backup", "restore"] as const;
export type Chore = (typeof chores)[number];

export function isChore(value: unknown): value is Chore {
	return chores.some((known) => known === value);
}
