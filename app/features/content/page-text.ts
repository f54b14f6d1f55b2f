import type { Namespace, Texts, TFunction } from "i18next";
import { brand, brandValues } from "../../domain/agency/brand";
import { slug } from "../../domain/formatting/slug";
import type { Language } from "../../domain/language";
import { textFigures } from "../../domain/law/text-figures";
import type { PageKey } from "../../domain/pages/page-table";
import { servicePath } from "../../domain/pages/paths";
import { type ServiceSlug, serviceSlugs } from "../../domain/pages/service-segments";
import { translator } from "../../i18n/translator";

/** A part of a long text, with the name that links to it use. */
export type TextSection = { id: string; heading: string; paragraphs: string[]; list: string[] };

/**
 * A long text, ready to show in one language. Loaders send it: the browser needs the one text on the page and not the
 * file with all of them, some 12 KB in each of two languages. The framework puts it into the document a second time, for
 * hydration, which costs 1 KB compressed, because it repeats the markup just above it.
 */
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

/** What `content.json` has with sections: a long text. */
type LongText<Part> = {
	[Key in keyof Part & string]: Part[Key] extends { sections: unknown }
		? Key | (Key extends "services" ? `${Key}.${LongText<Part[Key]>}` : never)
		: Part[Key] extends object
			? `${Key}.${LongText<Part[Key]>}`
			: never;
}[keyof Part & string];

/** Keys of the long texts; the services' articles are under their slug. */
export type TextKey = LongText<Texts["content"]>;

/** A text from the locale files, with the agency's values filled in. */
type StoredText = {
	title: string;
	metaTitle?: string;
	intro: string;
	metaDescription: string;
	sections: { heading: string; paragraphs: string[]; list?: string[] }[];
	cta?: { text: string; target: PageKey };
};

export function pageText(key: TextKey, language: Language, fallback: Language): PageText {
	const t = translator(language, fallback, "content");
	const stored = t(key, {
		returnObjects: true,
		...brandValues(language),
		...(brand.luxembourgPermit === "" ? { luxembourgPermit: NOWHERE, luxembourgAuthority: NOWHERE } : {}),
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
		action: stored.cta ? { label: stored.cta.text, page: stored.cta.target } : null,
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

/** The longest title, in characters, that search engines show in full. */
const TITLE_LENGTH = 70;

/** A page's title followed by the agency's name, unless the title has it already or becomes too long. */
export function headTitle(title: string): string {
	const full = `${title} · ${brand.name}`;
	return title.includes(brand.name) || full.length > TITLE_LENGTH ? title : full;
}
