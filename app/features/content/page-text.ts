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

/** A part of a long text, with the name that links to it use. */
export type TextSection = { id: string; heading: string; paragraphs: string[]; list: string[] };

/** A long text, ready to show in one language. */
export type PageText = {
	title: string;
	/** Where search engines are told more than the heading says. */
	metaTitle: string | null;
	intro: string;
	metaDescription: string;
	/** Of the list of sections. */
	contents: string;
	sections: TextSection[];
	/** The next steps. */
	action: { label: string; page: PageKey } | null;
};

/** Keys of the objects of `content.json` that have what is asked; the services' articles are below their list. */
type KeysWith<Part, Asked> = {
	[Key in keyof Part & string]: Part[Key] extends Asked
		? Key | (Key extends "services" ? `${Key}.${KeysWith<Part[Key], Asked>}` : never)
		: Part[Key] extends object
			? `${Key}.${KeysWith<Part[Key], Asked>}`
			: never;
}[keyof Part & string];

/** Keys of the long texts; the services' articles are under their slug. */
export type TextKey = KeysWith<Texts["content"], { sections: unknown }>;

/** Where the button below a text leads. */
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

/** A text from the locale files, with the agency's values filled in. */
type StoredText = {
	title: string;
	metaTitle?: string;
	intro: string;
	metaDescription: string;
	sections: { heading: string; paragraphs: string[]; list?: string[] }[];
	cta?: { text: string };
};

/** The text of a page, with the head that it gives it. */
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
		...(agency.luxembourgPermit === "" ? { luxembourgPermit: NOWHERE, luxembourgAuthority: NOWHERE } : {}),
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
			paragraphs: section.paragraphs.filter(isSaid),
			list: (section.list ?? []).filter(isSaid),
		})),
		action: stored.cta && next ? { label: stored.cta.text, page: next } : null,
	};
}

/** Stands for what an agency without an office in Luxembourg does not have: the sentences with it are left out. */
const NOWHERE = "\u0000";

function isSaid(text: string): boolean {
	return !text.includes(NOWHERE);
}

export type ServiceTeaser = { path: string; title: string; text: string };

/** The services in a line each, as the home page introduces them. */
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
