import type { TFunction } from "i18next";
import { formatDate } from "../../app/domain/formatting/dates";
import { displayPhone } from "../../app/domain/formatting/phone";
import { timeRange } from "../../app/domain/formatting/time-range";
import { flatten } from "../../app/domain/forms/names";
import type { Language } from "../../app/domain/language";
import { localities } from "../../app/domain/localities/localities";
import { formatEuro } from "../../app/domain/property/price";
import { isRecord } from "../../app/domain/records";
import { translator } from "../../app/i18n/translator";
import type { EmailFact } from "./content";
import type { AnswerNames } from "./request";

export type AnswerSection = { title: string | null; facts: EmailFact[] };

const amounts = new Set(["amount", "minPrice", "maxPrice", "income1", "income2"]);
const days = new Set(["startDate", "endDate", "signDate", "moveDate"]);
const phones = new Set(["phone"]);
/** Fields with a fixed set of values, translated by `value.<field>`. */
const worded = new Set([
	"title",
	"goal",
	"valuationGoal",
	"frequency",
	"contactDevice",
	"countryId",
	"pets",
	"assistance",
]);
/** Fields shown elsewhere in the email or useless to its reader. */
const leftOut = new Set(["propertyId", "projectId", "slotId", "openHouseId", "polygon", "phoneE164"]);

/** Fields with values from a list, which cannot contain free text. */
const chosen = new Set([
	"goal",
	"frequency",
	...days,
	"contactTime",
	"zips",
	"zones",
	"documents",
	"search",
	"assistance",
]);

/**
 * Returns the answers that may be sent to the address that a form gives as its sender: figures and choices. An
 * unverified address gets no text that a stranger can write, and no country, as its street is left out.
 */
export function choicesOf(answers: object): object {
	return Object.fromEntries(
		Object.entries(answers).flatMap(([name, value]: [string, unknown]) => {
			if (name === "countryId") return [];
			const items: unknown[] = Array.isArray(value) ? value : [value];
			if (items.every((item) => typeof item === "number" || typeof item === "boolean")) return [[name, value]];
			if (items.every((item) => typeof item === "string")) return chosen.has(name) ? [[name, value]] : [];
			if (Array.isArray(value)) return [[name, items.filter(isRecord).map(choicesOf)]];
			return typeof value === "object" && value !== null ? [[name, choicesOf(value)]] : [];
		}),
	);
}

/** Formats the answers as sections of label and value, in the order of the form. Empty answers are omitted. */
export function answersOf(
	answers: object,
	language: Language,
	fallback: Language,
	names: AnswerNames = {},
): AnswerSection[] {
	const t = translator(language, fallback, "mail");
	const sections = new Map<string, AnswerSection>([["", { title: null, facts: [] }]]);
	// Keeps their position among the answers, as one line.
	const children = "children" in answers && Array.isArray(answers.children) ? agesOf(answers.children, t) : undefined;
	for (const [name, value] of Object.entries(flatten({ ...answers, children }))) {
		const [group, asked] = groupOf(name);
		// In a valuation, `goal` means to sell or let; elsewhere, to buy or rent.
		const field = asked === "goal" && "valuationAddress" in answers ? "valuationGoal" : asked;
		const fact = leftOut.has(field) ? null : factOf(field, value, { t, language, names });
		if (!fact) continue;
		const section = sections.get(group) ?? { title: t(`group.${group}`), facts: [] };
		section.facts.push(fact);
		sections.set(group, section);
	}
	if ("polygon" in answers && answers.polygon) {
		sections.get("")?.facts.push({ label: t("label.polygon"), value: t("value.drawn") });
	}
	return [...sections.values()].filter(({ facts }) => facts.length > 0);
}

/** Splits a dotted name: `valuationAddress.street` has a group, `street` has none. */
function groupOf(name: string): [group: string, field: string] {
	const at = name.lastIndexOf(".");
	return at < 0 ? ["", name] : [name.slice(0, at), name.slice(at + 1)];
}

function agesOf(children: readonly { age: number }[], t: TFunction<"mail">): string {
	return children.map(({ age }) => t("value.age", { count: age })).join(", ");
}

type Wording = { t: TFunction<"mail">; language: Language; names: AnswerNames };

function factOf(field: string, value: string | string[], { t, language, names }: Wording): EmailFact | null {
	// An unticked box is not listed.
	if (value === "false") return null;
	const label = t(`label.${field}`);
	const items = Array.isArray(value) ? value : [value];
	return { label, value: items.map((item) => word(field, item)).join(", ") };

	function word(name: string, item: string): string {
		if (item === "true") return t("value.yes");
		if (amounts.has(name)) return formatEuro(Number(item));
		if (days.has(name)) return formatDate(item);
		if (phones.has(name)) return displayPhone(item);
		if (name === "contactTime") return timeRange(item, language);
		if (worded.has(name)) return t(`value.${name}.${item}`, { defaultValue: item });
		if (name === "propertyTypes") return names.propertyTypes?.get(Number(item)) ?? item;
		if (name === "documents") return names.documents?.get(item) ?? item;
		if (name === "zones") return localities.find((place) => place.code === item)?.names[language] ?? item;
		return item;
	}
}
