import type { Language } from "../../app/domain/language";

/** Somebody whom the agency's CRM calls an owner of a property. */
export type CrmOwner = {
	/** Empty where the CRM has none, as of a couple or a company. */
	firstName: string;
	lastName: string;
	email: string;
	language: Language | null;
};

/** A viewing of a property in the CRM's calendar. Of who comes it says nothing. */
export type CrmViewing = {
	/** The same at every reading; 40 signs at most. */
	id: string;
	/** Epoch seconds. */
	startsAt: number;
};

/** Epoch seconds; the end is not part of it. */
export type CrmSpan = { from: number; until: number };

/** What a CRM knows of the people around its properties, read for one property at a time. */
export type CrmPeople = {
	/** The name that people call the CRM by. */
	system: string;
	/** @throws FeedError where it cannot be asked */
	ownersOf(propertyId: number): Promise<CrmOwner[]>;
	/**
	 * @returns isWhole: what is not among them is not in the calendar
	 * @throws FeedError where it cannot be asked
	 */
	viewingsOf(propertyId: number, span: CrmSpan): Promise<{ viewings: CrmViewing[]; isWhole: boolean }>;
};
