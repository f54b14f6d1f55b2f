import type { Language } from "../../app/domain/language";
import type { Day } from "../../app/domain/viewings/calendar";

/** The report on a week as its owner would read it, in his language. */
export type ReportPreview = {
	/** The owner's. */
	id: number;
	name: string;
	email: string;
	language: Language;
	subject: string;
	properties: { id: number; title: string; lines: { label: string; value: string }[] }[];
};

/** The reports on a week, which is named by its Monday. */
export type OwnerReports = {
	/** Last week. */
	week(): Day;
	read(ownerIds: readonly number[], week: Day): Promise<ReportPreview[]>;
	/** Those that are not sent yet; answers go to `replyTo`. @returns the owners who got one */
	send(ownerIds: readonly number[], week: Day, replyTo: string): Promise<number[]>;
};
