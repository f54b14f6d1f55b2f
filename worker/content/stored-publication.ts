import * as z from "zod";
import type { Published } from "../../app/domain/content/published";
import { languages } from "../../app/domain/language";
import { log } from "../platform/log";
import { storedBrand } from "./stored-brand";
import { storedFigures } from "./stored-figures";
import { textValueSchema } from "./stored-text";

const publicationSchema = z.object({
	texts: z.partialRecord(z.enum(languages), z.record(z.string(), z.record(z.string(), textValueSchema))),
	brand: z.unknown(),
	/** Absent in older publications. */
	figures: z.unknown().default({}),
	leftOutExtras: z.array(z.string()).default([]),
	opensViewings: z.boolean(),
});

export function storedPublication(json: string): Published {
	const { texts, brand: stored, figures, leftOutExtras, opensViewings } = publicationSchema.parse(JSON.parse(json));
	const { brand, faulty } = storedBrand(stored);
	if (faulty.length > 0) log("error", "brand-value-not-read", { names: faulty.join(",") });
	return { texts, brand, figures: storedFigures(figures), leftOutExtras, opensViewings };
}
