import { foldText } from "../../app/domain/formatting/slug";
import type { Language } from "../../app/domain/language";
import { goalPage } from "../../app/domain/pages/listing-paths";
import { pagePath } from "../../app/domain/pages/paths";
import type { Goal } from "../../app/domain/property/property";
import { type SentenceSearch, sentenceParams } from "../../app/domain/search/sentence/filters";
import { isSentence, type Understanding, understand } from "../../app/domain/search/sentence/understand";
import type { Listings } from "../listings/service";
import { suggestLocalities } from "../localities/suggest";
import { worldOf } from "./world";

/** What a sentence means. */
export type SentenceAnswer = Understanding & {
	/** The list with its filters. */
	path: string;
	/** Whether it is a search in words; a reference, a street or a single plain word is text to look for. */
	isSentence: boolean;
};

/** Understands searches in words. */
export type Sentences = {
	read(text: string, language: Language, goal?: Goal): Promise<SentenceAnswer>;
	/** The place that a text means: by its name, its beginning, or nearly so written. Null where it means none. */
	place(text: string, language: Language): Promise<Pick<SentenceSearch, "city" | "zip"> | null>;
	/**
	 * Where a search field leads: to the property of that reference, to the filters that the words mean, to the locality
	 * that begins so or is nearly written so, or else to the list with those words to look for.
	 */
	lead(text: string, language: Language, options?: LeadOptions): Promise<string>;
};

type LeadOptions = {
	goal?: Goal;
	/** Filters that other fields gave. */
	beside?: Partial<SentenceSearch>;
	/** Filters that apply where the words mean filters and none of this kind. */
	unlessSaid?: Partial<SentenceSearch>;
};

/** Of those that begin so, the one that is so is among the first. */
const MOST_ADDRESSES = 20;
const REFERENCE = /^\d{3,12}$/;

export function createSentences(
	listings: Pick<Listings, "typeList" | "cards" | "facets" | "localitiesWithCounts" | "addresses">,
): Sentences {
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
		const [best] = await suggestLocalities(listings, { text, language, goal, most: 1 });
		if (!best) return null;
		return best.kind === "postcode" ? { zip: best.zips } : { city: best.name };
	}

	/** Whether it is the street or the reference of a listed property, letter for letter. */
	async function isAddress(text: string, language: Language): Promise<boolean> {
		const found = await listings.addresses(text, language, MOST_ADDRESSES);
		return found.some(({ name }) => foldText(name) === foldText(text.trim()));
	}

	return {
		read,
		async place(text, language) {
			const { search, understood } = await read(text, language);
			const { city, zip } = search;
			if (zip !== undefined) return { zip };
			if (city !== undefined) return { city };
			return understood.length === 0 ? localityMeant(text, language, undefined) : null;
		},
		async lead(text, language, { goal, beside = {}, unlessSaid = {} } = {}) {
			const answer = await read(text, language, goal);
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
			const implied = answer.isSentence ? unlessSaid : {};
			return pathOf({ ...answer, search: { ...implied, ...answer.search, ...beside } }, language);
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
