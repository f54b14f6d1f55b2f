import { slug } from "../formatting/slug";
import type { Language } from "../language";
import type { Goal } from "../property/property";
import { pagePath } from "./paths";

export function goalPage(goal: Goal): "for-sale" | "for-rent" {
	return goal === "sale" ? "for-sale" : "for-rent";
}

/** Source of a path's slugs, in one language. Type and city replace a missing title. */
export type AddressWords = { id: number; title: string | null; type: string | null; city: string | null };

function segments(words: AddressWords, language: Language): string {
	const city = words.city ? slug(words.city, language) : "";
	return [city, titleSlug(words, language), String(words.id)].filter((segment) => segment !== "").join("/");
}

/** Slug of the title, else of type and city, else a generic word; never empty. */
function titleSlug(words: AddressWords, language: Language): string {
	const fromTitle = words.title ? slug(words.title, language) : "";
	return fromTitle || slug([words.type, words.city].filter(Boolean).join(" "), language) || "object";
}

/** `/nl/te-koop/{city}/{slug}/{id}/`; without a city, the segment is left out. */
export function propertyPath(words: AddressWords, goal: Goal, language: Language): string {
	return `${pagePath(goalPage(goal), language)}${segments(words, language)}/`;
}

/** `/nl/projecten/{city}/{slug}/{id}/` */
export function projectPath(words: AddressWords, language: Language): string {
	return `${pagePath("projects", language)}${segments(words, language)}/`;
}

/** Address of a unit below its project, besides its own address as a property. */
export function unitPath(project: AddressWords, unit: AddressWords, language: Language): string {
	return `${projectPath(project, language)}${titleSlug(unit, language)}/${unit.id}/`;
}

export function originalPropertyPath(id: number): string {
	return `/property/${id}/`;
}

export function originalProjectPath(id: number): string {
	return `/project/${id}/`;
}
