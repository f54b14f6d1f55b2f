import type { Multilingual } from "../../../app/domain/language.ts";
import type { Property } from "../../../app/domain/property/property.ts";
import { languageOf } from "../address.ts";
import type { Draft } from "../drafts.ts";
import type { LocalityKey } from "../localities.ts";
import { createRandom } from "../random.ts";
import { type Line, type Text, toText } from "../vocabulary.ts";
import { comfort } from "./comfort.ts";
import { extras } from "./extras.ts";
import { tagsOf, valuesOf } from "./facts.ts";
import { flatOpenings } from "./openings-flats.ts";
import { houseOpenings } from "./openings-houses.ts";
import { otherOpenings } from "./openings-other.ts";
import { outside } from "./outside.ts";
import { createPhraseDeck, fill, isTrueOf, type Phrase, type PhraseDeck } from "./phrase.ts";
import { brusselsLocalities } from "./places-brussels.ts";
import { easternLocalities } from "./places-east.ts";
import { flemishLocalities } from "./places-flanders.ts";
import { luxembourgLocalities } from "./places-luxembourg.ts";
import { walloonLocalities } from "./places-wallonia.ts";
import { dayRooms } from "./rooms-by-day.ts";
import { nightRooms } from "./rooms-by-night.ts";
import { flatTitles } from "./titles-flats.ts";
import { freeHouseTitles } from "./titles-free-houses.ts";
import { otherTitles } from "./titles-other.ts";
import { otherFlatTitles } from "./titles-other-flats.ts";
import { rowHouseTitles } from "./titles-row-houses.ts";

export type Wording = { Title: Multilingual; Description: Multilingual };

const titles = { ...rowHouseTitles, ...freeHouseTitles, ...flatTitles, ...otherFlatTitles, ...otherTitles };
const openings = { ...houseOpenings, ...flatOpenings, ...otherOpenings };
const rooms = { ...dayRooms, ...nightRooms };
const neighbourhoods: Record<LocalityKey, readonly Phrase[]> = {
	...flemishLocalities,
	...brusselsLocalities,
	...walloonLocalities,
	...easternLocalities,
	...luxembourgLocalities,
};

const WRITER_SEED = 20_261_116;
/** Probability of omitting a possible sentence, and of listing figures. */
const SKIPPED = 0.28;
const LISTED = 0.3;

/** Returns one sentence; an empty list when none applies. */
type Say = (name: string, phrases: readonly Phrase[]) => Line[];

/** Creates a writer. It remembers used phrases: use one writer for a whole feed. */
export function createWriter(): (draft: Draft, record: Property) => Wording {
	const random = createRandom(WRITER_SEED);
	const decks = new Map<string, PhraseDeck>();
	function deckOf(name: string, phrases: readonly Phrase[]): PhraseDeck {
		const deck = decks.get(name) ?? createPhraseDeck(phrases, random);
		decks.set(name, deck);
		return deck;
	}
	return (draft, record) => {
		const tags = tagsOf(draft, record);
		const values = valuesOf(draft);
		const said = new Set<Phrase>();
		function say(name: string, phrases: readonly Phrase[]): Line[] {
			const phrase = deckOf(name, phrases).draw(tags, said);
			if (phrase === null) return [];
			said.add(phrase);
			return [fill(phrase, values)];
		}
		const key = draft.project === null ? draft.kind : "unit";
		const title = say(`title ${key}`, titles[key])[0]!;
		const figures = extras.figures.filter((phrase) => isTrueOf(phrase, tags));
		const list = draft.group !== "garage" && random.chance(LISTED) ? figures.map((phrase) => fill(phrase, values)) : [];
		const paragraphs = paragraphsFor(draft, tags, say).filter((lines) => lines.length > 0);
		return inSomeLanguages(draft, toText(title), toHtml(paragraphs, list));
	};
}

function paragraphsFor(draft: Draft, tags: ReadonlySet<string>, say: Say): Line[][] {
	const key = draft.project === null ? draft.kind : "unit";
	const first = [
		...say(`opening ${key}`, openings[key]),
		...say(`place ${draft.locality}`, neighbourhoods[draft.locality]),
	];
	if (draft.group === "land" || draft.group === "garage" || draft.group === "business") {
		return [first, secondForOthers(draft, say), lastForOthers(draft, say)];
	}
	const middle = inParagraphs([...insideProperty(draft, say), outsideProperty(draft, tags, say)]);
	return [first, ...middle, lastForProperty(draft, say)];
}

/** Merges a paragraph of one sentence with the next, or, at the end, with the previous one. */
function inParagraphs(parts: readonly Line[][]): Line[][] {
	const paragraphs: Line[][] = [];
	for (const part of parts) {
		const previous = paragraphs.at(-1);
		if (previous && (previous.length < 2 || part.length < 2)) previous.push(...part);
		else paragraphs.push([...part]);
	}
	return paragraphs;
}

function insideProperty({ kind, random }: Draft, say: Say): Line[][] {
	const maybe = (name: keyof typeof rooms) => (random.chance(SKIPPED) ? [] : say(name, rooms[name]));
	const day = [...say("living", rooms.living), ...maybe("kitchen"), ...maybe("character")];
	const night = [
		...(kind === "studio" ? [] : say("bedrooms", rooms.bedrooms)),
		...maybe("bathroom"),
		...maybe("condition"),
	];
	return [day, night];
}

function outsideProperty({ random }: Draft, tags: ReadonlySet<string>, say: Say): Line[] {
	const garden = tags.has("garden") ? say("garden", outside.garden) : [];
	const terrace =
		tags.has("terrace") && (garden.length === 0 || random.chance(0.5)) ? say("terrace", outside.terrace) : [];
	return [...garden, ...terrace, ...(random.chance(0.6) ? say("cars", outside.cars) : [])];
}

function lastForProperty(draft: Draft, say: Say): Line[] {
	const region = draft.place.region;
	const closing = draft.rent ? say("closing rent", comfort.closingRent) : say("closing sale", comfort.closingSale);
	const official = draft.random.chance(0.6) ? say(`papers ${region}`, comfort[region]) : [];
	return [...say("energy", comfort.energy), ...official, ...closing];
}

function secondForOthers(draft: Draft, say: Say): Line[] {
	const group = draft.group === "land" || draft.group === "garage" ? draft.group : "business";
	return [...say(`opening ${draft.kind}`, openings[draft.kind]), ...say(group, extras[group])];
}

function lastForOthers(draft: Draft, say: Say): Line[] {
	const region = draft.place.region;
	if (draft.group === "business") {
		return [...say("business", extras.business), ...say("closing business", comfort.closingBusiness)];
	}
	const closing = draft.rent ? say("closing rent", comfort.closingRent) : say("closing sale", comfort.closingSale);
	return [...(draft.group === "land" ? say(`papers ${region}`, comfort[region]) : []), ...closing];
}

function toHtml(paragraphs: readonly Line[][], list: readonly Line[]): Text {
	const inLanguage = (index: 0 | 1 | 2 | 3) => {
		const texts = paragraphs.map((lines) => `<p>${lines.map((line) => line[index]).join(" ")}</p>`);
		const items = list.map((line) => `<li>${line[index]}</li>`).join("");
		return [...texts.slice(0, -1), ...(items === "" ? [] : [`<ul>${items}</ul>`]), ...texts.slice(-1)].join("");
	};
	return { nl: inLanguage(0), fr: inLanguage(1), en: inLanguage(2), de: inLanguage(3) };
}

/** Drops languages: some listings lack German, a few have only the local language and Dutch. */
function inSomeLanguages({ id, locality }: Draft, title: Text, description: Text): Wording {
	const own = languageOf(locality);
	if (id % 61 === 0) return { Title: title[own], Description: { [own]: description[own] } };
	if (id % 29 === 7) return { Title: keep(title, [own, "nl"]), Description: keep(description, [own, "nl"]) };
	const spoken = id % 17 === 3 && own !== "de" ? (["nl", "fr", "en"] as const) : (["nl", "fr", "en", "de"] as const);
	return { Title: keep(title, spoken), Description: keep(description, spoken) };
}

function keep(text: Text, languages: readonly (keyof Text)[]): Partial<Text> {
	return Object.fromEntries(languages.map((language) => [language, text[language]]));
}
