import type { Introduction } from "../../../worker/listings/introduction";
import { agentOf } from "../../domain/agency/agent";
import type { Brand } from "../../domain/agency/brand";
import { DAY_SECONDS } from "../../domain/durations";
import { cutDescription, plainText } from "../../domain/formatting/description";
import type { Language } from "../../domain/language";
import type { ListingCard } from "../../domain/property/listing";

const WEEK_SECONDS = 7 * DAY_SECONDS;
/** First Monday after the Unix epoch, which was a Thursday. */
const FIRST_MONDAY = 4 * DAY_SECONDS;

/** Property of the week, which has its own section on the home page, and its agent. */
export type HomeOfTheWeek = {
	card: ListingCard;
	text: string;
	/** The agent's first name; null if the whole office is the agent. */
	shownBy: string | null;
};

/**
 * Picks one property for the whole week: each has a rank per week, and the highest wins. Adding or removing a property
 * changes the choice only if it is the winner.
 */
export function pickOfTheWeek(homes: readonly ListingCard[], now: number): ListingCard | null {
	const fit = homes.filter(({ state, picture }) => picture !== null && state === "for-sale");
	const id = likelyOfTheWeek(
		fit.map((home) => home.id),
		now,
	);
	return fit.find((home) => home.id === id) ?? null;
}

/**
 * Returns the id of the winner before the cards are loaded. The pick differs if that property has no picture or is
 * under offer.
 */
export function likelyOfTheWeek(ids: readonly number[], now: number): number | null {
	const week = Math.floor((now - FIRST_MONDAY) / WEEK_SECONDS);
	return ids.toSorted((a, b) => rankIn(week, b) - rankIn(week, a))[0] ?? null;
}

/** Hashes the week and id with the finalizer of MurmurHash3, so that consecutive numbers spread. */
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
