import type { Namespace, Texts, TFunction } from "i18next";
import type { RouterContextProvider } from "react-router";
import { agency, site, visitor } from "../../context";
import { type Brand, brandValues } from "../../domain/agency/brand";
import { slug } from "../../domain/formatting/slug";
import type { Language } from "../../domain/language";
import { textFigures } from "../../domain/law/text-figures";
import type { PageKey } from "../../domain/pages/page-table";
import { servicePath } from "../../domain/pages/paths";
import { type ServiceSlug, serviceSlugs } from "../../domain/pages/service-segments";
import { serverI18n } from "../../i18n/instance";
import { resources } from "../../i18n/resources";
import { alternatesOf } from "../layout/alternates";
import type { PageHead } from "../layout/head";

/** Section of a long text, with the id that links to it use. */
export type TextSection = { id: string; heading: string; paragraphs: string[]; list: string[] };

/** Long text in one language, ready to render. */
export type PageText = {
	title: string;
	/** Title for search engines, if it differs from the heading. */
	metaTitle: string | null;
	intro: string;
	metaDescription: string;
	/** Title of the table of contents. */
	contents: string;
	sections: TextSection[];
	/** Call to action below the text. */
	action: { label: string; page: PageKey } | null;
};

/** Keys of the objects in `content.json` that extend `Asked`; the services' articles are nested below `services`. */
type KeysWith<Part, Asked> = {
	[Key in keyof Part & string]: Part[Key] extends Asked
		? Key | (Key extends "services" ? `${Key}.${KeysWith<Part[Key], Asked>}` : never)
		: Part[Key] extends object
			? `${Key}.${KeysWith<Part[Key], Asked>}`
			: never;
}[keyof Part & string];

/** Keys of the long texts; the services' articles are keyed by slug. */
export type TextKey = KeysWith<Texts["content"], { sections: unknown }>;

/** Target page of the button below a text. */
const nextSteps: Partial<Record<TextKey, PageKey>> = {
	about: "contact",
	services: "valuation",
	"services.gratis-schatting": "valuation",
	"services.aankoop-begeleiding": "save-search",
	"services.verkoop-begeleiding": "valuation",
	"services.renovatie-begeleiding": "contact",
	privacy: "contact",
	"guides.buying": "save-search",
	"guides.renting": "rent-profile",
} satisfies Record<KeysWith<Texts["content"], { cta: unknown }>, PageKey>;

/** Text from the locale files, with the agency's values filled in. */
type StoredText = {
	title: string;
	metaTitle?: string;
	intro: string;
	metaDescription: string;
	sections: { heading: string; paragraphs: string[]; list?: string[] }[];
	cta?: { text: string };
};

/** Returns the text of a page and the head derived from it. */
export function loadText(
	context: Readonly<RouterContextProvider>,
	key: TextKey,
	pathname: string,
): { text: PageText; head: PageHead } {
	const text = pageText(key, context.get(agency), context.get(visitor).language, context.get(site).defaultLanguage);
	const { title, metaTitle, metaDescription } = text;
	return {
		text,
		head: { title: metaTitle ?? title, description: metaDescription, alternates: alternatesOf(pathname) },
	};
}

export function pageText(key: TextKey, agency: Brand, language: Language, fallback: Language): PageText {
	const t = serverI18n(language, fallback, resources()).getFixedT(language, "content");
	const next = nextSteps[key];
	const stored = t(key, {
		returnObjects: true,
		...brandValues(agency, language),
		...(agency.luxembourgPermit === "" ? { luxembourgPermit: OMITTED, luxembourgAuthority: OMITTED } : {}),
		...textFigures(language),
	}) as unknown as StoredText;
	return {
		title: stored.title,
		metaTitle: stored.metaTitle ?? null,
		intro: stored.intro,
		metaDescription: stored.metaDescription,
		contents: t("contents"),
		sections: stored.sections.map((section, index) => ({
			id: slug(section.heading) || `part-${index + 1}`,
			heading: section.heading,
			paragraphs: section.paragraphs.filter(isKept),
			list: (section.list ?? []).filter(isKept),
		})),
		action: stored.cta && next ? { label: stored.cta.text, page: next } : null,
	};
}

/** Value of the Luxembourg permit where the agency has none; paragraphs and list items with it are dropped. */
const OMITTED = "\u0000";

function isKept(text: string): boolean {
	return !text.includes(OMITTED);
}

export type ServiceTeaser = { path: string; title: string; text: string };

/** Name, path and one-line text of each service, as on the home page. */
export function serviceTeasers<N extends Namespace>(
	t: TFunction<N>,
	language: Language,
	except?: ServiceSlug,
): ServiceTeaser[] {
	return serviceSlugs
		.filter((service) => service !== except)
		.map((service) => ({
			path: servicePath(service, language),
			title: t(`home:services.items.${service}.title`),
			text: t(`home:services.items.${service}.text`),
		}));
}
