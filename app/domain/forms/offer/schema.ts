import * as z from "zod";
import { MAX_WORDS_LENGTH, readAmountInWords } from "../../amount-words/amount-words";
import { formatEuro } from "../../property/price";
import { isObjectPayload } from "../address";
import { daysOf } from "../days";
import {
	email,
	latinOnly,
	line,
	maxLengths,
	optionalEmail,
	optionalLine,
	optionalLongText,
	optionalPersonName,
	optionalPhone,
	personName,
	phone,
} from "../text";
import { day, id, wholeAmount } from "../values";

const MAX_ADDRESS_LENGTH = 250;

function objectOrEmpty(value: unknown): unknown {
	return value ?? {};
}

const personA = z.preprocess(
	objectOrEmpty,
	z.object(
		{
			firstName: latinOnly(personName("firstName"), "latin.name"),
			lastName: latinOnly(personName("lastName"), "latin.name"),
			email: email(),
			phone: phone(),
			address: latinOnly(line("address", MAX_ADDRESS_LENGTH), "latin.name"),
		},
		{ error: "type" },
	),
);

const personBFields = {
	firstName: latinOnly(optionalPersonName(), "latin.name"),
	lastName: latinOnly(optionalPersonName(), "latin.name"),
	email: optionalEmail(),
	phone: optionalPhone(),
	address: latinOnly(optionalLine(MAX_ADDRESS_LENGTH), "latin.name"),
};

type PersonB = Partial<Record<keyof typeof personBFields, unknown>>;

function neededBesideOthers(field: keyof typeof personBFields) {
	return z.refine<PersonB>(
		(value) => value[field] !== undefined || Object.values(value).every((part) => part === undefined),
		{ error: `required.${field}`, path: [field], when: isObjectPayload },
	);
}

/** A second buyer: either empty or with a name. */
const personB = z.preprocess(
	objectOrEmpty,
	z.object(personBFields, { error: "type" }).check(neededBesideOthers("firstName"), neededBesideOthers("lastName")),
);

type Period = { startDate?: unknown; endDate?: unknown };

/** ISO days are compared as text. */
const endsAfterStart = z.refine<Period>(
	({ startDate, endDate }) => typeof startDate !== "string" || typeof endDate !== "string" || endDate >= startDate,
	{ error: "date.invalid.endDate", path: ["endDate"], when: isObjectPayload },
);

/** Checked after `endsAfterStart`: an end before the start is 'invalid', even when it is also in the past. */
const endsToCome = z.refine<Period>(({ endDate }) => typeof endDate !== "string" || endDate >= daysOf("coming").first, {
	error: "date.past.endDate",
	path: ["endDate"],
	when: isObjectPayload,
});

type Amounts = { amount?: unknown; amountInWords?: unknown };

/** Figures and words must match; the error states the amount given in words. */
const wordsMatchAmount = z.superRefine<Amounts>(
	({ amount, amountInWords }, context) => {
		if (typeof amountInWords !== "string") return;
		const said = readAmountInWords(amountInWords);
		const place = { code: "custom" as const, path: ["amountInWords"] };
		if (said === null) context.addIssue({ ...place, message: "words.unreadable" });
		else if (typeof amount === "number" && amount !== said) {
			context.addIssue({
				...place,
				message: "words.other",
				params: { words: formatEuro(said), figures: formatEuro(amount) },
			});
		}
	},
	{ when: isObjectPayload },
);

/** An offer to buy: an amount in whole euro, and the same amount in words. */
export const offer = z
	.object({
		propertyId: id("propertyId"),
		personA,
		personB,
		amount: wholeAmount("amount"),
		amountInWords: line("amountInWords", MAX_WORDS_LENGTH),
		startDate: day("startDate"),
		endDate: day("endDate"),
		place: latinOnly(line("place", maxLengths.city), "latin.text"),
		signDate: day("signDate", "begun"),
		conditions: latinOnly(optionalLongText(), "latin.text"),
	})
	.check(wordsMatchAmount, endsAfterStart, endsToCome);
