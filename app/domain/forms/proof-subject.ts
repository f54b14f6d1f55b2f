/** Fields that identify a form's subject; the first one present counts. */
const subjectFields = ["propertyId", "projectId"] as const;

/** Returns the subject that a proof of work is bound to, besides its form: the property or project; empty for none. */
export function proofSubject(read: (field: string) => unknown): string {
	for (const field of subjectFields) {
		const value = read(field);
		if (typeof value === "number" || (typeof value === "string" && value.trim() !== "")) return String(value).trim();
	}
	return "";
}
