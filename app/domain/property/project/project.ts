import * as z from "zod";
import { longMultilingualSchema } from "../../feed/multilingual";
import { addressFields, amountSchema, codeSchema, dateSchema, textSchema as text } from "../field-schemas";
import { documentSchema, idSchema, pictureSchema } from "../property";

const longText = longMultilingualSchema.nullish();

const constructionSchema = z.object({
	Unit: codeSchema,
	Floor: codeSchema,
	Status: z.string().max(40).nullish(),
	Requirement: text,
	PropertyID: idSchema.nullish(),
});

export type Construction = z.infer<typeof constructionSchema>;

/** A new-build project, with the field names of the agency's feed. Only ID is required. */
export const projectSchema = z.object({
	ID: idSchema,
	ProjectNumber: codeSchema,
	Name: text,
	Description: longText,
	Language: z.string().max(16).nullish(),
	PublicAddress: z.boolean().nullish(),
	...addressFields,
	Delivery: longText,
	Technical: longText,
	Situation: longText,
	PriceList: z
		.array(
			z.object({
				Unit: codeSchema,
				PropertyID: idSchema.nullish(),
				Price: amountSchema,
			}),
		)
		.max(2_000)
		.nullish(),
	Constructions: z.array(constructionSchema).max(2_000).nullish(),
	Pictures: z.array(pictureSchema).max(500).nullish(),
	Documents: z.array(documentSchema).max(500).nullish(),
	ExternalUrl: z.string().max(2_000).nullish(),
	OwnerIDs: z.array(idSchema).max(100).nullish(),
	LastChangedDate: dateSchema,
});

export type Project = z.infer<typeof projectSchema>;

/** Whether every construction has a status other than `for-sale`. A missing status counts as not sold. */
export function isSoldOut(constructions: Pick<Construction, "Status">[]): boolean {
	return constructions.length > 0 && constructions.every(({ Status }) => Status && Status !== "for-sale");
}
