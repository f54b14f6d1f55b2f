import { foldText } from "../../app/domain/formatting/slug";
import type { Language } from "../../app/domain/language";
import { goalPage } from "../../app/domain/pages/listing-paths";
import { pagePath } from "../../app/domain/pages/paths";
import type { Goal } from "../../app/domain/property/property";
import { correctionParams } from "../../app/domain/search/corrections";
import { comparable } from "../../app/domain/search/locality-meant";
import { emptySearch, type Search } from "../../app/domain/search/search";
import { type SentenceSearch, sentenceParams } from "../../app/domain/search/sentence/filters";
import { isSentence, type Understanding, understand } from "../../app/domain/search/sentence/understand";
import type { Listings } from "../listings/service";
import { findSimilarLocality } from "../localities/finder";
import { suggestLocalities } from "../localities/suggest";
import { worldOf } from "./world";

export type SentenceAnswer = Understanding & {
	/** The list with its filters. */
	path: string;
	/** Whether it is a search in words; a reference, a street or a single plain word is text to look for. */
	isSentence: boolean;
};

type LeadOptions = {
	goal?: Goal;
	/** Filters that other fields gave. */
	beside?: Partial<SentenceSearch>;
	/** Filters that apply where the words mean filters and none of this kind. */
	unlessSaid?: Partial<SentenceSearch>;
};

/** Of those that begin so, the one that is so is among the first. */
const MAX_ADDRESSES = 20;
/** Asked at once. */
const MAX_GUESSES = 3;
const REFERENCE = /^\d{3,12}$/;

export type Sentences = ReturnType<typeof createSentences>;

/** Understands searches in words. */
export function createSentences(
	listings: Pick<Listings, "typeList" | "cards" | "facets" | "localitiesWithCounts" | "totals" | "addresses">,
	/** Told of words that meant nothing. */
	unclear: (words: readonly string[], language: Language) => Promise<void>,
) {
	async function read(text: string, language: Language, goal?: Goal): Promise<SentenceAnswer> {
		const world = worldOf(await listings.typeList(), language);
		const understanding = understand(text, world, goal ? { goal } : {});
		return { ...understanding, path: pathOf(understanding, language), isSentence: isSentence(understanding) };
	}

	async function localityMeant(
		text: string,
		language: Language,
		goal: Goal | undefined,
	): Promise<Pick<SentenceSearch, "city" | "zip"> | null> {
		const [best] = await suggestLocalities(listings, { text, language, search: { ...emptySearch(), goal }, most: 1 });
		// What is only nearly called so is asked, unless a letter is wrong: the list offers it as a question.
		if (!best?.city || (best.isGuess && findSimilarLocality(comparable(text)) === null)) return null;
		return best.kind === "postcode" && best.zips.length > 0 ? { zip: best.zips } : { city: best.city };
	}

	/** Whether it is the street or the reference of a listed property, letter for letter. */
	async function isAddress(text: string, language: Language): Promise<boolean> {
		const found = await listings.addresses(text, language, MAX_ADDRESSES);
		return found.some(({ name }) => foldText(name) === foldText(text.trim()));
	}

	return {
		read,
		/** The list that a sentence leads to, which says what was corrected; null where its words are text to look for. */
		async meant(text: string, language: Language, goal: Goal) {
			const answer = await read(text, language, goal);
			await unclear(answer.unknown, language);
			return answer.isSentence ? saying(answer.path, answer.corrected) : null;
		},
		/** The place that a text means: by its name, its beginning, or nearly so written. Null where it means none. */
		async place(text: string, language: Language) {
			const { search, understood } = await read(text, language);
			const { city, zip } = search;
			if (zip !== undefined) return { zip };
			if (city !== undefined) return { city };
			return understood.length === 0 ? localityMeant(text, language, undefined) : null;
		},
		/** Places with properties that a text may have meant, for a question. */
		async guess(text: string, language: Language, search: Search) {
			const found = await suggestLocalities(listings, { text, language, search, most: MAX_GUESSES });
			return found.filter((each) => each.listings > 0);
		},
		/**
		 * Where a search field leads: to the property of that reference, to the filters that the words mean, to the locality
		 * that begins so or is nearly written so, or else to the list with those words to look for.
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
			// A street with its town is text to look for, however much of it is understood.
			const meant = answer.isSentence || answer.rest === "" ? unlessSaid : { q: answer.rest };
			return saying(
				pathOf({ ...answer, search: { ...meant, ...answer.search, ...beside } }, language),
				answer.corrected,
			);
		},
	};
}

/** Words without a filter go along as `rest`, so that the list can state that they were ignored. */
function pathOf({ search, rest }: Pick<Understanding, "search" | "rest">, language: Language): string {
	const { goal, ...filters } = search;
	const params = sentenceParams(filters);
	const isAllText = rest === (search.q ?? "");
	if (!isAllText) params.set("rest", rest);
	const query = params.toString();
	const path = pagePath(goalPage(goal), language);
	return query ? `${path}?${query}` : path;
}

/** The list with the words that were read as others, so that it can say so. */
function saying(path: string, corrected: Understanding["corrected"]): string {
	const said = correctionParams(corrected);
	return said === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${said}`;
}
