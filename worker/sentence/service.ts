import { foldText } from "../../app/domain/formatting/slug";
import type { Language } from "../../app/domain/language";
import { goalPage } from "../../app/domain/pages/listing-paths";
import { pagePath } from "../../app/domain/pages/paths";
import type { Goal } from "../../app/domain/property/property";
import { correctionParams } from "../../app/domain/search/corrections";
import { emptySearch, type Search } from "../../app/domain/search/search";
import { normaliseName } from "../../app/domain/search/searchable-localities";
import { type SentenceSearch, sentenceParams } from "../../app/domain/search/sentence/filters";
import { isSentence, type Understanding, understand } from "../../app/domain/search/sentence/understand";
import type { Listings } from "../listings/service";
import { findSimilarLocality } from "./locality-finder";
import { suggestLocalities } from "./locality-suggestions";
import { createSentenceContext } from "./sentence-context";

export type SentenceAnswer = Understanding & {
	/** Path of the list with the understood filters. */
	path: string;
	/** False for a reference, a street or a single plain word, which are looked up as text. */
	isSentence: boolean;
};

type LeadOptions = {
	goal?: Goal;
	/** Filters from other fields of the form. */
	beside?: Partial<SentenceSearch>;
	/** Default filters, used when the words have no filter of the same kind. */
	unlessSaid?: Partial<SentenceSearch>;
};

/** An exact match is among the first results for a prefix. */
const MAX_ADDRESSES = 20;
/** Maximum number of localities in a question. */
const MAX_GUESSES = 3;
const REFERENCE = /^\d{3,12}$/;

export type Sentences = ReturnType<typeof createSentences>;

/** Understands searches in words. */
export function createSentences(
	listings: Pick<Listings, "typeList" | "cards" | "facets" | "localitiesWithCounts" | "totals" | "addresses">,
	/** Called with words that were not understood. */
	unclear: (words: readonly string[], language: Language) => Promise<void>,
) {
	async function read(text: string, language: Language, goal?: Goal): Promise<SentenceAnswer> {
		const world = createSentenceContext(await listings.typeList(), language);
		const understanding = understand(text, world, goal ? { goal } : {});
		return { ...understanding, path: pathOf(understanding, language), isSentence: isSentence(understanding) };
	}

	async function localityMeant(
		text: string,
		language: Language,
		goal: Goal | undefined,
	): Promise<Pick<SentenceSearch, "city" | "zip"> | null> {
		const [best] = await suggestLocalities(listings, { text, language, search: { ...emptySearch(), goal }, most: 1 });
		// A similar name is only taken for a spelling mistake; otherwise the list asks whether it is meant.
		if (!best?.city || (best.isGuess && findSimilarLocality(normaliseName(text)) === null)) return null;
		return best.kind === "postcode" && best.zips.length > 0 ? { zip: best.zips } : { city: best.city };
	}

	/** Whether a text is exactly the street or reference of a listed property. */
	async function isAddress(text: string, language: Language): Promise<boolean> {
		const found = await listings.addresses(text, language, MAX_ADDRESSES);
		return found.some(({ name }) => foldText(name) === foldText(text.trim()));
	}

	return {
		read,
		/** Path of the list for a sentence, with the corrected words; null when the words are looked up as text. */
		async meant(text: string, language: Language, goal: Goal) {
			const answer = await read(text, language, goal);
			await unclear(answer.unknown, language);
			return answer.isSentence ? saying(answer.path, answer.corrected) : null;
		},
		/** Locality of a text, by its name, a prefix or a similar name; null for none. */
		async place(text: string, language: Language) {
			const { search, understood } = await read(text, language);
			const { city, zip } = search;
			if (zip !== undefined) return { zip };
			if (city !== undefined) return { city };
			return understood.length === 0 ? localityMeant(text, language, undefined) : null;
		},
		/** Localities with listings whose name is similar to a text, for a question. */
		async guess(text: string, language: Language, search: Search) {
			const found = await suggestLocalities(listings, { text, language, search, most: MAX_GUESSES });
			return found.filter((each) => each.listings > 0);
		},
		/**
		 * Returns the path for a text in a search field: the property with that reference, the list with the understood
		 * filters, the list of a locality with a matching or similar name, or else a text search.
		 */
		async lead(text: string, language: Language, { goal, beside = {}, unlessSaid = {} }: LeadOptions = {}) {
			const answer = await read(text, language, goal);
			if (answer.understood.length > 0) await unclear(answer.unknown, language);
			const reference = REFERENCE.test(text.trim()) && answer.understood.length === 0 ? Number(text) : null;
			const [property] = reference === null ? [] : await listings.cards([reference], language);
			if (property) return property.path;
			const isUnknown = answer.understood.length === 0 && answer.rest !== "";
			const isLocality = isUnknown && !(await isAddress(answer.rest, language));
			const locality = isLocality ? await localityMeant(answer.rest, language, answer.search.goal) : null;
			if (locality)
				return pathOf(
					{ search: { goal: answer.search.goal, ...unlessSaid, ...locality, ...beside }, rest: "" },
					language,
				);
			// A street with its town is a text search, even if a part of it is understood.
			const meant = answer.isSentence || answer.rest === "" ? unlessSaid : { q: answer.rest };
			return saying(
				pathOf({ ...answer, search: { ...meant, ...answer.search, ...beside } }, language),
				answer.corrected,
			);
		},
	};
}

/** Words without a filter become the parameter `rest`, so that the list can show that they were ignored. */
function pathOf({ search, rest }: Pick<Understanding, "search" | "rest">, language: Language): string {
	const { goal, ...filters } = search;
	const params = sentenceParams(filters);
	const isAllText = rest === (search.q ?? "");
	if (!isAllText) params.set("rest", rest);
	const query = params.toString();
	const path = pagePath(goalPage(goal), language);
	return query ? `${path}?${query}` : path;
}

/** Adds the corrected words to a path, so that the list can show them. */
function saying(path: string, corrected: Understanding["corrected"]): string {
	const said = correctionParams(corrected);
	return said === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${said}`;
}
