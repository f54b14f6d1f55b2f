import * as z from "zod";
import { languages } from "../../../app/domain/language";
import type { CrmOwner, CrmSpan, CrmViewing } from "../crm-people";
import { asText, numberOf, textOf, toIsoString } from "./values";

type Said = Readonly<Record<string, unknown>>;

const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 200;

const name = z.preprocess((value) => textOf(value) ?? "", z.string().max(MAX_NAME_LENGTH));
const ownerSchema = z.object({
	firstName: name,
	lastName: name.pipe(z.string().min(1)),
	email: z.preprocess(textOf, z.string().toLowerCase().max(MAX_EMAIL_LENGTH).pipe(z.email())),
	language: z.enum(languages).nullable().catch(null),
});

/** Parses an owner; null without a last name or a valid email address. */
export function crmOwner(said: Record<keyof CrmOwner, unknown>): CrmOwner | null {
	return ownerSchema.safeParse(said).data ?? null;
}

/** Removes owners with the same email address; the last one counts. */
export function distinctOwners(owners: readonly (CrmOwner | null)[]): CrmOwner[] {
	return [...new Map(owners.flatMap((owner) => (owner ? [[owner.email, owner] as const] : []))).values()];
}

const idSchema = z.preprocess(numberOf, z.int().positive());

export function recordId(value: unknown): number | null {
	return idSchema.safeParse(value).data ?? null;
}

/** Parses a time to epoch seconds, as Belgian local time when it has no zone; null when it is not a time. */
export function secondsSaid(value: unknown): number | null {
	const moment = Date.parse(asText(toIsoString(value)));
	return Number.isNaN(moment) ? null : Math.floor(moment / 1_000);
}

/** Parses a viewing; null when it is invalid or outside the span. */
export function crmViewing(id: unknown, start: unknown, { from, until }: CrmSpan): CrmViewing | null {
	const [number, startsAt] = [recordId(id), secondsSaid(start)];
	if (number === null || startsAt === null || startsAt < from || startsAt >= until) return null;
	return { id: String(number), startsAt };
}

/** Objects in a list; other items are skipped. */
export function recordsIn(value: unknown): Said[] {
	return Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
}
