import * as z from "zod";
import { fullName } from "../../../app/domain/formatting/full-name";

const text = z.string().optional().catch(undefined);
const named = z.object({ firstName: text, lastName: text, email: text, phone: text, phoneE164: text });
/** Personal fields of any form; an offer nests its first person in `personA`. */
const dataSchema = named.extend({ personA: named.optional().catch(undefined), remark: text });

export type InboxPerson = { name: string; email: string | null; phone: string | null; remark: string };

function read(data: string) {
	const parsed = dataSchema.safeParse(JSON.parse(data)).data;
	return { person: parsed?.personA ?? parsed, remark: parsed?.remark ?? "" };
}

/** Reads the sender from a form's stored data. */
export function personOf(data: string): InboxPerson {
	const { person, remark } = read(data);
	return {
		name: fullName({ firstName: person?.firstName ?? null, lastName: person?.lastName ?? null }),
		email: person?.email ?? null,
		phone: person?.phoneE164 ?? person?.phone ?? null,
		remark,
	};
}

export type Caller = { firstName: string; lastName: string; email: string; phone: string };

/** The sender's fields for prefilling another form; unknown fields are empty. */
export function callerOf(data: string): Caller {
	const { person } = read(data);
	return {
		firstName: person?.firstName ?? "",
		lastName: person?.lastName ?? "",
		email: person?.email ?? "",
		phone: person?.phoneE164 ?? person?.phone ?? "",
	};
}
