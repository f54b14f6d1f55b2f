/** A name for the greeting: title and last name, or the name that is known. */
export type Greeted = string | { title: string; lastName: string };

/** Returns the name for a greeting such as `Beste mevrouw Peeters`: without a title the first name; null without a name. */
export function greetedOf({ title, firstName, lastName }: Addressed): Greeted | null {
	if (title && lastName) return { title, lastName };
	return firstName || lastName || null;
}

export type Addressed = {
	title?: string | null | undefined;
	firstName?: string | null | undefined;
	lastName?: string | null | undefined;
};
