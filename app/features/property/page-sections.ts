import { keysOf } from "../../domain/records";
import type { PropertyPageData } from "./load/page-data";

export type PageSection =
	| "gallery"
	| "about"
	| "location"
	| "energy"
	| "costs"
	| "plan"
	| "tour"
	| "facts"
	| "documents";

/** Returns the sections that a property's page has, in order. */
export function sectionsOf(page: PropertyPageData): PageSection[] {
	const { card, plans } = page;
	const has: Readonly<Record<PageSection, boolean>> = {
		gallery: page.photos.length > 0,
		about: page.description !== null || page.project !== null,
		location: page.addressLines.length > 0 || card.latitude !== null || card.area !== null,
		energy: page.energy !== null,
		costs: page.purchase !== null || page.rental !== null,
		plan: plans.documents.length + plans.pictures.length > 0,
		tour: page.tour !== null,
		facts: page.groups.length + page.mentions.length > 0,
		documents: page.documents.length > 0,
	};
	return keysOf(has).filter((section) => has[section]);
}
