import * as z from "zod";
import { languages } from "../../../app/domain/language";
import { deals } from "../../../app/domain/property/deals";

const picture = z.object({
	src: z.string(),
	srcset: z.string().nullable(),
	width: z.number().nullable(),
	height: z.number().nullable(),
	alt: z.string(),
});

const itemSchema = z.object({
	id: z.int(),
	path: z.string().describe("Address of its page, below the origin"),
	goal: z.enum(["sale", "rent"]),
	status: z.int().describe("1 active, 2 sold, 4 rented"),
	title: z.string(),
	type: z.string().nullable(),
	priceText: z.string(),
	price: z.number().nullable().describe("In euro, of a rental per month; null where it is not published"),
	city: z.string().nullable(),
	zip: z.string().nullable(),
	latitude: z.number().nullable().describe("Null where the address is not published"),
	longitude: z.number().nullable(),
	bedrooms: z.number().nullable(),
	livingSurface: z.number().nullable().describe("In m²"),
	groundSurface: z.number().nullable().describe("In m²"),
	epc: z
		.object({ region: z.string(), label: z.string(), image: z.string(), insulation: z.string().optional() })
		.nullable(),
	picture: picture.nullable(),
	area: z
		.object({ latitude: z.number(), longitude: z.number(), radius: z.number().describe("In metres") })
		.nullable()
		.describe("A circle that holds the property, where its address is not published"),
	deal: z.enum(deals),
	/** Monthly cost in euro: rent with charges, or the loan on the search's terms. */
	monthly: z.number().nullable(),
});

export const listSchema = z.object({
	total: z.int(),
	totalIsMore: z.boolean().optional(),
	page: z.int(),
	pages: z.int(),
	pageSize: z.int(),
	items: z.array(itemSchema),
});

export const propertySchema = itemSchema.extend({
	description: z.string().nullable().describe("HTML"),
	pictures: z.array(picture),
	documents: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			url: z.string().nullable(),
			access: z.enum(["public", "on-request"]),
		}),
	),
	fields: z.array(
		z.object({
			group: z.string(),
			key: z.string(),
			value: z.unknown(),
			unit: z.string().nullish(),
			text: z.string(),
		}),
	),
});

export const placesSchema = z.array(
	z.object({
		kind: z.enum(["municipality", "postcode", "province", "region", "street", "reference"]),
		name: z.string(),
		zips: z.array(z.string()),
		listings: z.int(),
		also: z.string().nullable(),
		city: z.string().nullable(),
		isGuess: z.literal(true).optional(),
	}),
);

export const sentenceSchema = z.object({
	search: z.record(z.string(), z.unknown()),
	understood: z.array(z.object({ text: z.string(), filter: z.string() })),
	corrected: z.array(z.object({ text: z.string(), as: z.string() })),
	rest: z.string(),
	path: z.string(),
});

export const slotsSchema = z.object({
	slots: z.array(z.object({ id: z.string(), start: z.string(), end: z.string(), free: z.int() })),
});

export const acceptedSchema = z.object({ ok: z.literal(true), redirect: z.string() });

export const refusedSchema = z.object({
	ok: z.literal(false),
	message: z.string().optional(),
	errors: z.record(z.string(), z.string()).optional().describe("By field, in the language of the form"),
});

export const languageSchema = z.enum(languages);
