type Named = { firstName?: string | null | undefined; lastName?: string | null | undefined };

/** First and last name, as far as known. */
export function fullName({ firstName, lastName }: Named): string {
	return [firstName, lastName].filter(Boolean).join(" ");
}
