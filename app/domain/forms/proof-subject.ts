/** The fields that say what a form is about, the first that is there. */
const subjectFields = ["propertyId", "projectId"] as const;

/** What a proof of work is bound to beside its form: the property or project that the form is about; empty for none. */
export function proofSubject(read: (field: string) => unknown): string {
	for (const field of subjectFields) {
		const value = read(field);
		if (typeof value === "number" || (typeof value === "string" && value.trim() !== "")) return String(value).trim();
	}
	return "";
}
