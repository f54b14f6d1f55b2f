import type { VisibilityCondition } from "../feed/feed";
import type { Language, Words } from "../language";
import { energyLabel } from "./energy";
import type { ShownField } from "./fields/field-text";
import { type FieldKey, propertyFields } from "./fields/fields";
import { certificateFields, type MentionSubject, missingMentions, needsNoCertificate } from "./mandatory-mentions";
import { isEnded, statusOf } from "./rules";
import { isFieldShown } from "./visibility/visibility";

/** Requested, but not yet available. */
export const certificateRequested: Words = {
	nl: "EPC in aanvraag",
	fr: "Certificat PEB en cours",
	en: "EPC requested",
	de: "Energieausweis beantragt",
};

/** Luxembourg's name for it. */
const passportRequested: Words = {
	nl: "Energiepaspoort in aanvraag",
	fr: "Passeport énergétique en cours",
	en: "Energy passport requested",
	de: "Energiepass beantragt",
};

export const notYetCommunicated: Words = {
	nl: "nog niet meegedeeld",
	fr: "pas encore communiqué",
	en: "not yet provided",
	de: "noch nicht mitgeteilt",
};

const noneRequired: Words = {
	nl: "niet vereist",
	fr: "non requis",
	en: "not required",
	de: "nicht erforderlich",
};

/** The text shown for a missing mention; its value is empty. */
function standIn(key: FieldKey, text: string): ShownField[] {
	const field = propertyFields.find((one) => one.key === key);
	return field ? [{ field, shown: { value: "", text, explainKey: null } }] : [];
}

/**
 * Adds texts for legally required mentions that the record lacks, because an omission would read as "nothing to
 * report". In display order.
 */
export function withMentions(
	fields: readonly ShownField[],
	subject: MentionSubject,
	language: Language,
	rules: readonly VisibilityCondition[],
): ShownField[] {
	const { property, region } = subject;
	const missing = missingMentions(subject).filter((key) => isFieldShown(key, rules, property));
	const hasLabel = energyLabel(region, property.EnergyPerformance, property.EPCLabelText) !== null;
	const isWithheld = (property.withheld ?? []).some((key) => certificateFields.includes(key));
	const noCertificate = !hasLabel && !isWithheld && missing.some((key) => certificateFields.includes(key));
	const requested = region === "luxembourg" ? passportRequested : certificateRequested;
	const added = [
		...(noCertificate ? standIn("EPCLabelText", requested[language]) : []),
		...missing
			.filter((key) => !(noCertificate && certificateFields.includes(key)))
			.flatMap((key) => standIn(key, notYetCommunicated[language])),
		...(needsNoCertificate(subject) && !hasLabel && !isEnded(statusOf(property))
			? standIn("EPCLabelText", noneRequired[language])
			: []),
	];
	const order = (one: ShownField) => propertyFields.indexOf(one.field);
	const given = new Set(fields.map(({ field }) => field.key));
	return [...fields, ...added.filter(({ field }) => !given.has(field.key))].sort((a, b) => order(a) - order(b));
}
