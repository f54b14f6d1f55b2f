import type { i18n } from "i18next";
import type { PartMarks } from "./ui/kept";

/** What an isolate keeps with one set of texts: a fifth of its memory with the four languages of a site. */
const MOST_CHARACTERS = 3_000_000;

/** HTML of the parts of pages by what they depend on beside the texts. It is emptied when it is full. */
export class KeptHtml {
	readonly #parts = new Map<string, string>();
	#characters = 0;

	get(key: string): string | undefined {
		return this.#parts.get(key);
	}

	set(key: string, html: string): void {
		if (this.#parts.has(key)) return;
		const characters = key.length + html.length;
		if (this.#characters + characters > MOST_CHARACTERS) {
			this.#parts.clear();
			this.#characters = 0;
		}
		// A piece of a string holds on to the whole of it, here of a page: kept is a copy.
		this.#parts.set(key, structuredClone(html));
		this.#characters += characters;
	}
}

const written = new WeakMap<i18n, KeptHtml>();

/** What was written with the same texts. */
export function keptHtml(texts: i18n): KeptHtml {
	const known = written.get(texts) ?? new KeptHtml();
	written.set(texts, known);
	return known;
}

type PartKeeper = {
	marksOf(key: string): PartMarks;
	/** Keeps what is new in a page, and puts in what was kept. */
	complete(html: string): string;
};

/** For one rendering. @param mark of this rendering, which nobody can know */
export function createPartKeeper(known: KeptHtml, mark: string): PartKeeper {
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
