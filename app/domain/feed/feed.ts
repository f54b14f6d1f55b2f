import * as z from "zod";
import { codeSchema, dateSchema, keySchema, momentSchema } from "../property/field-schemas";
import { idSchema } from "../property/property";
import { longMultilingualSchema, multilingualSchema } from "./multilingual";

const record = z.unknown();

/** One page of the agency's feed. Records are validated one by one, so that an invalid one is rejected alone. */
export const feedPageSchema = z.object({
	version: z.literal(1),
	generatedAt: z.string().nullish(),
	page: z.int().min(1),
	pages: z.int().min(1).max(1_000_000),
	propertyTypes: z.array(record).nullish(),
	properties: z.array(record).nullish(),
	projects: z.array(record).nullish(),
	owners: z.array(record).nullish(),
	history: z.array(record).nullish(),
	appointmentSlots: z.array(record).nullish(),
	visibilityConditions: z.array(record).nullish(),
	metadata: z.record(z.string(), record).nullish(),
});

export type FeedPage = z.infer<typeof feedPageSchema>;

export const propertyTypeSchema = z.object({
	ID: idSchema,
	ParentID: idSchema.nullish(),
	Name: multilingualSchema.nullish(),
	/** Plural, as in a heading: `Huizen`. */
	NamePlural: multilingualSchema.nullish(),
	WebID: z.int().nullish(),
});

export type PropertyType = z.infer<typeof propertyTypeSchema>;

export const ownerSchema = z.object({
	ID: idSchema,
	Username: z.string().trim().min(1).max(100),
	Email: z.email().max(200),
	FirstName: z.string().max(100).nullish(),
	LastName: z.string().max(100).nullish(),
	Language: z.string().max(16).nullish(),
});

export type Owner = z.infer<typeof ownerSchema>;

export const historySchema = z.object({
	ID: keySchema,
	PropertyID: idSchema,
	Kind: z.string().max(40),
	Date: dateSchema.unwrap().unwrap(),
	Type: z.string().max(100).nullish(),
	ContactPerson: z.string().max(200).nullish(),
	Subject: multilingualSchema.nullish(),
	Comment: longMultilingualSchema.nullish(),
	Status: z.string().max(100).nullish(),
	Source: codeSchema,
});

export type HistoryEntry = z.infer<typeof historySchema>;

export const appointmentSlotSchema = z
	.object({
		ID: keySchema,
		PropertyID: idSchema,
		Start: momentSchema,
		End: momentSchema,
		Capacity: z.int().min(0).max(1_000).nullish(),
	})
	.refine((slot) => Date.parse(slot.End) > Date.parse(slot.Start), { path: ["End"], error: "order" });

export type AppointmentSlot = z.infer<typeof appointmentSlotSchema>;

/** A rule on when a property's field is shown. */
export const visibilityConditionSchema = z.object({
	Field: z.string().min(1).max(100),
	Logic: z.string().max(40).nullish(),
	AdvancedCondition: z.string().max(2_000).nullish(),
	CompareWithField: z.string().max(100).nullish(),
	CompareWithValue: z.union([z.string().max(500), z.number(), z.boolean()]).nullish(),
});

export type VisibilityCondition = z.infer<typeof visibilityConditionSchema>;

/** The agency's own metadata for the head of pages, per language. */
export const metadataSchema = z.object({
	googleVerification: z.string().max(200).nullish(),
	facebookVerification: z.string().max(200).nullish(),
	nortonSafeWeb: z.string().max(200).nullish(),
	image: z.string().max(2_000).nullish(),
	robots: z.string().max(200).nullish(),
});

export type SiteMetadata = z.infer<typeof metadataSchema>;
