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

/** The reports on last week. */
export type OwnerReports = {
	/** By its Monday. */
	week(): Day;
	read(ownerIds: readonly number[]): Promise<ReportPreview[]>;
	/** Those that are not sent yet; answers go to `replyTo`. @returns the owners who got one */
	send(ownerIds: readonly number[], replyTo: string): Promise<number[]>;
};
