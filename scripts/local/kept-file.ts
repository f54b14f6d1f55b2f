import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type * as z from "zod";

/** Writes atomically, by renaming a temporary file: a crash leaves the old content or the new, never a part. */
export function writeFileAtomic(file: string, text: string): void {
	const beside = `${file}.new`;
	writeFileSync(beside, text, { mode: 0o600 });
	renameSync(beside, file);
}

/** Reads a JSON file; null when missing, unreadable or invalid. */
export function readJsonFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
	try {
		return schema.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return null;
	}
}
