import type { Introduction } from "../../../worker/listings/introduction";
import { agentOf } from "../../domain/agency/agent";
import type { Brand } from "../../domain/agency/brand";
import { DAY_SECONDS } from "../../domain/durations";
import { cutDescription, plainText } from "../../domain/formatting/description";
import type { Language } from "../../domain/language";
import type { ListingCard } from "../../domain/property/listing";

const WEEK_SECONDS = 7 * DAY_SECONDS;
/** The Monday after the beginning of Unix time, which was a Thursday. */
const FIRST_MONDAY = 4 * DAY_SECONDS;

/** The home that the home page gives a section of its own, and who shows it. */
export type HomeOfTheWeek = {
	card: ListingCard;
	text: string;
	/** The agent's first name; null where the whole office is the agent. */
	shownBy: string | null;
};

/**
 * One of some homes, the same the whole week long: each has a rank in each week, and the highest wins. One that comes
 * or goes changes the choice only where it is the winner itself.
 */
export function pickOfTheWeek(homes: readonly ListingCard[], now: number): ListingCard | null {
	const fit = homes.filter(({ state, picture }) => picture !== null && state === "for-sale");
	const id = likelyOfTheWeek(
		fit.map((home) => home.id),
		now,
	);
	return fit.find((home) => home.id === id) ?? null;
}

/** Which one it is before their cards are read, unless that one has no picture or is under offer. */
export function likelyOfTheWeek(ids: readonly number[], now: number): number | null {
	const week = Math.floor((now - FIRST_MONDAY) / WEEK_SECONDS);
	return ids.toSorted((a, b) => rankIn(week, b) - rankIn(week, a))[0] ?? null;
}

/** Spreads numbers that follow each other: the finalizer of MurmurHash3. */
function rankIn(week: number, id: number): number {
	let rank = Math.imul(week, 0x9e3779b1) ^ id;
	rank = Math.imul(rank ^ (rank >>> 16), 0x85ebca6b);
	rank = Math.imul(rank ^ (rank >>> 13), 0xc2b2ae35);
	return (rank ^ (rank >>> 16)) >>> 0;
}

export function homeOfTheWeek(
	agency: Brand,
	card: ListingCard,
	introduction: Introduction,
	language: Language,
): HomeOfTheWeek {
	const { description, descriptionLanguage, property } = introduction;
	const agent = agentOf(agency, property, card.zip, language);
	return {
		card,
		text: descriptionLanguage === language ? cutDescription(plainText(description ?? "")) : "",
		shownBy: agent.path === null ? null : (agent.name.split(" ")[0] ?? null),
	};
}
