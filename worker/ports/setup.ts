import type { MailRecords } from "../../app/domain/agency/mail-domain";
import type { RunMessage } from "../../app/domain/imports/message";

/** The first page of the agency's system, read back to see that it lets the site in. */
export type FirstPage =
	| { ok: true; properties: number; pages: number; titles: string[] }
	| { ok: false; why: RunMessage }
	/** Nothing is asked: the system sends by itself, or none is set. */
	| { ok: false; why: null };

/** `records` are null where the DNS did not answer. */
export type MailCheck = { domain: string; records: MailRecords | null };
