import type { i18n } from "i18next";
import type { PartMarks } from "./ui/kept";

/** Parts of some three kilobytes each that an isolate keeps. */
const MOST_KEPT = 3_000;

/** By the texts that they are written with, then by what else they depend on. */
const written = new WeakMap<i18n, Map<string, string>>();

/** HTML of the parts of pages that do not differ from page to page. */
export function keptHtml(texts: i18n): Map<string, string> {
	const known = written.get(texts) ?? new Map<string, string>();
	written.set(texts, known);
	if (known.size > MOST_KEPT) known.clear();
	return known;
}

type PartKeeper = {
	marksOf(key: string): PartMarks;
	/** Keeps what is new in a page, and puts in what was kept. */
	complete(html: string): string;
};

/** For one rendering. @param mark of this rendering, which nobody can know */
export function createPartKeeper(known: Map<string, string>, mark: string): PartKeeper {
	const keys: string[] = [];
	const parts: string[] = [];
	// Between two texts React writes an empty comment; a mark is a text until the page is complete.
	const text = (name: string) => `(?:<!-- -->)?${mark}-${name}\\.(?:<!-- -->)?`;
	const fresh = new RegExp(`${text("start(\\d+)")}([\\s\\S]*?)${text("end\\1")}`, "g");
	const slots = new RegExp(text("slot(\\d+)"), "g");
	return {
		marksOf(key) {
			const html = known.get(key);
			if (html !== undefined) return { slot: `${mark}-slot${parts.push(html) - 1}.` };
			const index = keys.push(key) - 1;
			return { start: `${mark}-start${index}.`, end: `${mark}-end${index}.` };
		},
		complete(html) {
			return html
				.replace(fresh, (_, index: string, part: string) => {
					known.set(keys[Number(index)] ?? "", part);
					return part;
				})
				.replace(slots, (_, index: string) => parts[Number(index)] ?? "");
		},
	};
}
