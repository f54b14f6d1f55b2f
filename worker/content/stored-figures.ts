import * as z from "zod";
import type { Scale } from "../../app/domain/law/figure";
import {
	bundledFigures,
	type FigureChange,
	type FigureChanges,
	type FigureId,
	isFigureId,
} from "../../app/domain/law/law";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const amount = z.number().min(0).max(1_000_000_000);

const scaleSchema: z.ZodType<Scale> = z.object({
	fixed: amount,
	lessUpTo: z.object({ upTo: amount, less: amount }).exactOptional(),
	steps: z
		.array(z.object({ upTo: amount.nullable(), rate: z.number().min(0).max(100) }))
		.min(1)
		.max(20),
});

/** Schema of the values that may replace a figure; null when none may. */
export function valueSchemaOf(id: FigureId): z.ZodType<number | Scale> | null {
	switch (bundledFigures[id].unit) {
		case "percent":
			return z.number().min(0).max(100);
		case "euro":
			return amount;
		case "days":
		case "months":
		case "years":
		case "year":
			return z.int().min(0).max(9_999);
		case "scale":
			return scaleSchema;
		default:
			return null;
	}
}

const changeSchema = z.object({
	checkedOn: day,
	overrule: z.object({ value: z.unknown(), from: day, reason: z.string().min(1).max(500) }).nullable(),
});

/**
 * Parses the desk's changes of figures from rows and publications. Unknown figures and values that no longer fit their
 * figure are dropped.
 */
export function storedFigures(stored: unknown): FigureChanges {
	const entries = Object.entries(z.record(z.string(), z.unknown()).parse(stored)).flatMap(([id, given]) => {
		const change = isFigureId(id) ? changeOf(id, given) : null;
		return change ? [[id, change] as const] : [];
	});
	return Object.fromEntries(entries);
}

function changeOf(id: FigureId, given: unknown): FigureChange | null {
	const read = changeSchema.safeParse(given);
	if (!read.success) return null;
	const { checkedOn, overrule } = read.data;
	const value = valueSchemaOf(id)?.safeParse(overrule?.value);
	return { checkedOn, overrule: overrule && value?.success ? { ...overrule, value: value.data } : null };
}
