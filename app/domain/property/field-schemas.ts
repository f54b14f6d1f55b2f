import * as z from "zod";
import { multilingualSchema } from "../feed/multilingual";
import { type FigureKind, readFigure } from "./read-figure";

/*
 * Schemas of single values of a property's record. Systems may send null for a missing field, and numbers for codes
 * (`Zip: 9000`).
 */

const HIGHEST_AMOUNT = 1_000_000_000;
const HIGHEST_SURFACE = 100_000_000;

export const textSchema = multilingualSchema.nullish();
export const codeSchema = z
	.union([z.string().max(200), z.number()])
	.transform((value) => String(value).trim())
	.nullish();

/** A number that may also arrive as text with its unit. */
export function figure<Schema extends z.ZodType>(kind: FigureKind, schema: Schema) {
	return z.preprocess((value) => readFigure(value, kind), schema);
}

const euro = z.number().min(0).max(HIGHEST_AMOUNT).nullish();
export const amountSchema = figure("money", euro);
export const depositSchema = figure("deposit", euro);
export const rateSchema = figure("rate", euro);
export const countSchema = figure("number", z.int().min(0).max(1_000).nullish());
export const surfaceSchema = figure("surface", z.number().min(0).max(HIGHEST_SURFACE).nullish());
export const lengthSchema = figure("length", z.number().min(0).max(HIGHEST_SURFACE).nullish());
export const yearSchema = figure("number", z.int().min(1000).max(2200).nullish());
export const flagSchema = z.boolean().nullish();
/** A moment or a day, in ISO 8601. */
export const dateSchema = z
	.string()
	.max(40)
	.refine((value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)), "date")
	.nullish();
/** A URL; the import drops unsafe ones. */
export const addressSchema = z.string().max(2_000);
/** An ID; some systems send a number. */
export const keySchema = z.union([z.string().min(1).max(100), z.number()]).transform(String);
export const momentSchema = z.iso.datetime({ offset: true });

/** Location fields of a property or a project. */
export const addressFields = {
	Street: textSchema,
	HouseNumber: codeSchema,
	BoxNr: codeSchema,
	Zip: codeSchema,
	City: textSchema,
	CountryID: z.int().nullish(),
	CountryName: textSchema,
	Latitude: z.number().min(-90).max(90).nullish(),
	Longitude: z.number().min(-180).max(180).nullish(),
};
