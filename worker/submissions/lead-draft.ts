import type { LeadFields, LeadPerson } from "../ports/lead";
import type { officeOf } from "../ports/recipients";
import type { Subject } from "./ports";

/** The fields of a form's lead that only its plan can fill in. */
export type LeadDraft = {
	/** The property or project that it is about, in the agency's language. */
	subject?: Subject<"agency">;
	unit?: string | null;
	/** What decides the office where it is about no property. */
	place?: Parameters<typeof officeOf>[1];
	/** Where the form names its people in another way. */
	person?: LeadPerson;
	fields?: LeadFields;
	about?: string;
};
