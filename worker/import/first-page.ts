import * as z from "zod";
import type { RunMessage } from "../../app/domain/imports/message";
import { isLanguage, type Language } from "../../app/domain/language";
import { FeedError, type FeedSource } from "./source";

/** Result of reading the first page of the agency's system, as a test of the credentials. */
export type FirstPage =
	| { ok: true; properties: number; pages: number; titles: string[] }
	| { ok: false; why: RunMessage }
	/** Nothing to read: the system pushes its files, or no system is set. */
	| { ok: false; why: null };

const MAX_TITLES = 3;
const texts = z.union([z.string(), z.record(z.string(), z.unknown())]).nullish();
const titled = z.object({ Title: texts });

/** Reads the first page of a source without storing it. */
export async function readFirstPage(source: FeedSource | null, language: Language): Promise<FirstPage> {
	if (source === null) return { ok: false, why: null };
	try {
		const { pages, properties } = await source.readPage(1);
		const found = properties ?? [];
		const titles = found.slice(0, MAX_TITLES).flatMap((property) => titleOf(property, language) ?? []);
		return { ok: true, properties: found.length, pages, titles };
	} catch (error) {
		if (!(error instanceof FeedError)) throw error;
		return { ok: false, why: error.runMessage };
	}
}

function titleOf(property: unknown, language: Language): string | null {
	const title = titled.safeParse(property).data?.Title;
	if (typeof title === "string") return title;
	const known = Object.entries(title ?? {}).flatMap(([key, text]) =>
		isLanguage(key) && typeof text === "string" ? [{ key, text }] : [],
	);
	return (known.find(({ key }) => key === language) ?? known[0])?.text ?? null;
}
