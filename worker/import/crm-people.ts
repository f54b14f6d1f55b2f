import type { Language } from "../../app/domain/language";

/** An owner of a property in the agency's CRM. */
export type CrmOwner = {
	/** Empty when the CRM has none, for example for a couple or a company. */
	firstName: string;
	lastName: string;
	email: string;
	language: Language | null;
};

/** A viewing of a property in the CRM's calendar, without the visitor's identity. */
export type CrmViewing = {
	/** Stable id; 40 characters at most. */
	id: string;
	/** Epoch seconds. */
	startsAt: number;
};

/** Time span in epoch seconds; `until` is exclusive. */
export type CrmSpan = { from: number; until: number };

/** Reads owners and viewings from a CRM, one property at a time. */
export type CrmPeople = {
	/** Display name of the CRM. */
	system: string;
	/** @throws FeedError when the CRM cannot be read */
	ownersOf(propertyId: number): Promise<CrmOwner[]>;
	/**
	 * @returns isWhole: whether these are all viewings of the calendar in this span
	 * @throws FeedError when the CRM cannot be read
	 */
	viewingsOf(propertyId: number, span: CrmSpan): Promise<{ viewings: CrmViewing[]; isWhole: boolean }>;
};
