import { agentOf } from "../../app/domain/agency/agent";
import { type Brand, renovationYears } from "../../app/domain/agency/brand";
import type { VisibilityCondition } from "../../app/domain/feed/feed";
import { oneLine } from "../../app/domain/formatting/description";
import { readMarkup, tagSpace } from "../../app/domain/formatting/markup";
import { displayPhone } from "../../app/domain/formatting/phone";
import type { Language } from "../../app/domain/language";
import { addressLine } from "../../app/domain/localities/postal-address";
import { withLinkSource } from "../../app/domain/pages/link-sources";
import { originalPropertyPath } from "../../app/domain/pages/listing-paths";
import { isEnergyLabel, mustRenovate } from "../../app/domain/property/energy";
import { shownExtras } from "../../app/domain/property/fields/extras";
import { factGroups, summaryFacts } from "../../app/domain/property/fields/facts";
import { shownFields } from "../../app/domain/property/fields/field-text";
import { isPricePublished, type PropertyDetail } from "../../app/domain/property/listing";
import { withMentions } from "../../app/domain/property/mention-facts";
import { formatEuro } from "../../app/domain/property/price";
import { pageRules } from "../../app/domain/property/visibility/visibility";
import { fieldLabelKey } from "../../app/domain/search/field-label";
import { translator } from "../../app/i18n/translator";

export type BrochureFact = { label: string; text: string };

/** A block of the description: a paragraph, a heading or a list. */
export type BrochureBlock = { tag: "P" | "H3"; text: string } | { items: string[] };

/** Content of a brochure in one language; equal content means the same file. */
export type BrochureContent = {
	language: Language;
	state: string;
	title: string;
	place: string;
	price: string;
	reference: string | null;
	summary: BrochureFact[];
	description: BrochureBlock[];
	groups: { title: string; facts: BrochureFact[] }[];
	energy: { text: string; image: string; notice: string | null } | null;
	/** The first one is drawn large. */
	pictures: { src: string; alt: string }[];
	agent: { name: string; office: string; phone: string };
	agency: { name: string; descriptor: string; contact: string };
	/** URL of the property, short enough for a QR code. */
	link: string;
	words: { facts: string; description: string; scan: string; notice: string };
};

type ContentOptions = {
	agency: Brand;
	language: Language;
	defaultLanguage: Language;
	/** The agency's own visibility rules. */
	rules: readonly VisibilityCondition[];
	origin: string;
};

/** Maximum number of photographs. */
const MAX_PICTURES = 4;

export function brochureContent(detail: PropertyDetail, options: ContentOptions): BrochureContent {
	const { card, property, region } = detail;
	const { agency, language, rules, origin } = options;
	const t = translator(language, options.defaultLanguage, "brochure");
	const shown = pageRules(rules);
	const fields = shownFields(property, language, { rules: shown, isPriceHidden: !isPricePublished(card) });
	const mentioned = withMentions(fields, { property, region, webId: card.webId }, language, shown);
	const factOf = ({ key, text }: { key: string; text: string }) => ({ label: t(fieldLabelKey(key, region)), text });
	const label = fields.find(({ field }) => field.kind === "energyLabel")?.shown;
	const extras = shownExtras(property, language);
	const price = [card.priceText, card.priceUnit].filter(Boolean).join(" ");
	const agent = agentOf(agency, property, card.zip, language);
	return {
		language,
		state: t(`listing:state.${card.state}`),
		title: card.title,
		place: addressLine(detail.street ?? t("address"), card),
		price,
		reference: detail.reference && t("reference", { reference: detail.reference }),
		summary: summaryFacts(fields, card.webId).map(factOf),
		description: blocksOf(detail.description),
		groups: [
			...(card.allIn === undefined
				? []
				: [
						{
							title: t("property:costs.price"),
							facts: [{ label: t("fields:costs.allIn"), text: formatEuro(card.allIn) }],
						},
					]),
			...factGroups(mentioned).map(({ group, facts }) => ({
				title: t(`fields:groups.${group}`),
				facts: facts.map(factOf),
			})),
			...(extras.length > 0 ? [{ title: t("fields:groups.more"), facts: extras }] : []),
		],
		energy:
			card.epc && label && isEnergyLabel(label.value)
				? {
						text: t(`listing:card.energy.${card.epc.region}`, { label: label.text }),
						image: card.epc.image,
						notice: mustRenovate({ ...card, region, label: label.value })
							? t("property:energy.renovation", { years: renovationYears[language] })
							: null,
					}
				: null,
		pictures: detail.pictures.slice(0, MAX_PICTURES).map(({ src, alt }) => ({ src, alt })),
		agent: {
			name: agent.name,
			office: t("property:agent.office", { city: agent.officeCity }),
			phone: displayPhone(agent.phone),
		},
		agency: {
			name: agency.name,
			descriptor: agency.descriptor[language],
			contact: [
				displayPhone(agency.phone),
				agency.email,
				new URL(origin).host,
				`${agency.institute.label[language]} ${agency.institute.number}`,
			].join(" · "),
		},
		link: withLinkSource(origin + originalPropertyPath(card.id), "qr"),
		words: { facts: t("facts"), description: t("description"), scan: t("scan"), notice: t("notice") },
	};
}

const blockTags = new Map<string, "P" | "H3" | "LI" | null>([
	["p", "P"],
	["br", "P"],
	["h3", "H3"],
	["h4", "H3"],
	["li", "LI"],
	["ul", null],
	["ol", null],
]);

/** Splits HTML into blocks without markup; consecutive list items form one list. */
export function blocksOf(html: string | null): BrochureBlock[] {
	const blocks: BrochureBlock[] = [];
	let words = "";
	let items = 0;
	let beginsList = false;
	function end(tag: "P" | "H3" | "LI"): void {
		const text = oneLine(words);
		words = "";
		if (text === "") return;
		const last = blocks.at(-1);
		if (tag !== "LI") blocks.push({ tag, text });
		else if (last && "items" in last && !beginsList) last.items.push(text);
		else blocks.push({ items: [text] });
		beginsList = false;
	}
	readMarkup(html ?? "", {
		words(part) {
			words += part;
		},
		edge(name, isEnd) {
			const tag = blockTags.get(name);
			if (tag === undefined) words += tagSpace(name);
			else if (!isEnd) {
				end(items > 0 ? "LI" : "P");
				if (name === "li") items += 1;
				beginsList ||= tag === null;
			} else {
				if (tag) end(tag === "P" && items > 0 ? "LI" : tag);
				if (name === "li") items -= 1;
			}
		},
	});
	end("P");
	return blocks;
}
