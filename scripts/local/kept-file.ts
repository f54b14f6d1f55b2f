import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type * as z from "zod";

/** Written beside and renamed: a crash leaves the earlier content or the new one, never a part of it. */
export function writeKept(file: string, text: string): void {
	const beside = `${file}.new`;
	writeFileSync(beside, text, { mode: 0o600 });
	renameSync(beside, file);
}

/** A file that the scripts have kept as JSON; null where there is none, or where it is unreadable. */
export function readKept<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
	try {
		return schema.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return null;
	}
}
