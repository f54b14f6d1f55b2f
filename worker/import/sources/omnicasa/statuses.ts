import type { DealState } from "../../../../app/domain/property/property";
import { propertyStatus } from "../../../../app/domain/property/rules";
import { numberOf, textOf } from "../values";
import type { Item } from "./service";

/** Meaning of a marquee. */
type Meaning = { status: number | null; deal: DealState | null };

const none: Meaning = { status: null, deal: null };

/** Meanings by words in the names of marquees, in the languages that Omnicasa supports. The first match counts. */
const words: readonly (readonly [RegExp, Meaning])[] = [
	[
		/onder bod|bod aanvaard|voorwaarde|compromis|sous offre|conditions?\b|under offer|subject to/i,
		{ status: null, deal: "under-offer" },
	],
	[/\bopti[eo]|gereserveerd|réserv|reserved/i, { status: null, deal: "under-option" }],
	[/verkocht|vendu|\bsold\b/i, { status: propertyStatus.sold, deal: null }],
	[/verhuurd|loué|\brented\b|\blet\b/i, { status: propertyStatus.rented, deal: null }],
];

/** Omnicasa's default marquees, for accounts without their own list. */
const usual: ReadonlyMap<unknown, Meaning> = new Map([
	[3, { status: null, deal: "under-option" }],
	[4, { status: propertyStatus.sold, deal: null }],
	[5, { status: propertyStatus.rented, deal: null }],
]);

export type Meanings = { bySubstatus: ReadonlyMap<unknown, Meaning>; byMarquee: ReadonlyMap<unknown, Meaning> };

/** @param list the agency's statuses with their marquees; null when the account provides none */
export function meaningsOf(list: readonly Item[] | null): Meanings {
	if (list === null || list.length === 0) return { bySubstatus: new Map(), byMarquee: usual };
	return {
		bySubstatus: new Map(list.map((row) => [numberOf(row.ID), meaningOf(row.Name)])),
		// A status without a marquee must not apply to properties without a marquee.
		byMarquee: new Map(
			list
				.toReversed()
				.map((row) => [numberOf(row.Marquee), meaningOf(row.Name)] as const)
				.filter(([marquee]) => marquee),
		),
	};
}

function meaningOf(name: unknown): Meaning {
	const text = textOf(name);
	return (typeof text === "string" && words.find(([pattern]) => pattern.test(text))?.[1]) || none;
}

/** Status and deal of a property: by the marquee's name, else by the substatus, else by the marquee's id. */
export function standingOf(item: Item, meanings: Meanings): { status: unknown; deal: DealState | null } {
	const said = [
		meaningOf(item.MarqueeName),
		meanings.bySubstatus.get(numberOf(item.SubStatus)) ?? none,
		meanings.byMarquee.get(numberOf(item.Marquee)) ?? none,
	].find(({ status, deal }) => status !== null || deal !== null);
	const status = numberOf(item.Status) ?? propertyStatus.active;
	if (!said || status !== propertyStatus.active) return { status, deal: null };
	return { status: said.status ?? status, deal: said.deal };
}
