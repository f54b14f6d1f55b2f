import * as z from "zod";
import { isObjectPayload, optionalAddress, zipOfCountry } from "../address";
import { person, titles } from "../contact";
import { normaliseInput } from "../normalise-input";
import { maxLengths, optionalLine, optionalLongText } from "../text";
import { optionalFile } from "../uploads";
import { day, list, optionalAmount, optionalChoice, optionalId, optionalWhole } from "../values";

export const MAX_ADULTS = 20;
const MAX_CHILDREN = 20;
const MAX_PEOPLE = MAX_ADULTS + MAX_CHILDREN;
const OLDEST_CHILD = 25;
const MAX_TOKEN_LENGTH = 300;

/** A list item may be an object or the value of its only field. */
const child = z.preprocess(
	(value) => (typeof value === "string" || typeof value === "number" ? { age: value } : value),
	z.object({ age: optionalWhole(0, OLDEST_CHILD) }, { error: "type" }),
);

/** The page shows several rows for children; empty ones are dropped. */
const children = z.pipe(
	list(child, MAX_CHILDREN),
	z.transform((items) => items.flatMap(({ age }) => (age === undefined ? [] : [{ age }]))),
);

/** Yes, no, or a description. */
export const pets = z.preprocess(
	(value) => (typeof value === "boolean" ? (value ? "yes" : "no") : normaliseInput(value)),
	z.string({ error: "type" }).max(maxLengths.line, "tooLong").optional(),
);

type Answers = { people?: unknown; adults?: unknown };

const isAnswered = ({ people, adults }: Answers) => people !== undefined || adults !== undefined;

/** A form that contains the field `people`, even empty, requires it; any other form requires `adults`. */
const mentionsPeople = z.refine<Answers>((value) => isAnswered(value) || !("people" in value), {
	error: "required.people",
	path: ["people"],
	when: isObjectPayload,
});

const mentionsAdults = z.refine<Answers>((value) => isAnswered(value) || "people" in value, {
	error: "required.adults",
	path: ["adults"],
	when: isObjectPayload,
});

/** An application for a rental; without a property, a profile that can be sent for several. */
export const rentApplication = z
	.object({
		...person,
		title: optionalChoice(titles),
		...optionalAddress,
		propertyId: optionalId(),
		/** Replaces adults and children where ages may not be asked. */
		people: optionalWhole(1, MAX_PEOPLE),
		adults: optionalWhole(1, MAX_ADULTS),
		children,
		pets,
		moveDate: day("moveDate", "coming"),
		reason: optionalLongText(maxLengths.reason),
		income1: optionalAmount(),
		income2: optionalAmount(),
		cv: optionalFile("cv"),
		remark: optionalLongText(),
		/** Token of the link to a profile, to change it or to send it for the property. */
		token: optionalLine(MAX_TOKEN_LENGTH),
	})
	.check(zipOfCountry, mentionsPeople, mentionsAdults);

type Household = { people?: number | undefined; adults?: number | undefined; children: readonly unknown[] };

/** The household's size as stated by the candidate. */
export function peopleIn({ people, adults, children }: Household): number {
	return people ?? (adults ?? 0) + children.length;
}
