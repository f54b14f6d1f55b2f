import * as z from "zod";
import type { TextValue } from "../../app/domain/content/texts";

export const textValueSchema: z.ZodType<TextValue> = z.union([
	z.string(),
	z.array(
		z.object({ heading: z.string(), paragraphs: z.array(z.string()), list: z.array(z.string()).exactOptional() }),
	),
]);

export function storedText(json: string): TextValue {
	return textValueSchema.parse(JSON.parse(json));
}
