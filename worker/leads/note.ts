import type { Texts, TFunction } from "i18next";
import { formatDateTime } from "../../app/domain/formatting/dates";
import type { Language } from "../../app/domain/language";
import type { Lead, LeadSearch } from "../../app/domain/lead";
import { translator } from "../../app/i18n/translator";

/** A lead as text in the agency's language. Contains the lead's id, so that duplicates can be recognised. */
export type LeadNote = { subject: string; text: string };

type Mail = Texts["mail"];
type LineLabel = `lead.${Exclude<keyof Mail["lead"], "form">}` | `label.${keyof Mail["label"]}`;

/** Formats a lead as a note. @param refused values that the CRM's fields refused, by name; added to the text */
export function noteOf(lead: Lead, language: Language, refused: Readonly<Record<string, unknown>> = {}): LeadNote {
	const t = translator(language, language, "mail");
	const colon = t("common:word.colon");
	const { fields, property } = lead;
	const subject = [subjectOf(lead, t), property?.title].filter(Boolean).join(colon);
	const lines: [label: LineLabel, value: string | null | undefined][] = [
		["lead.property", property && [property.title, property.unit, property.summary].filter(Boolean).join(", ")],
		["lead.address", property?.url],
		["lead.viewing", fields.viewing && formatDateTime(fields.viewing.start, language)],
		["lead.documents", fields.documents?.join(", ")],
		["lead.valuation", fields.valuation && valuationOf(fields.valuation, t)],
		["lead.search", fields.search && searchOf(fields.search, t)],
		["label.moveDate", fields.moveDate],
		["label.contactTime", fields.contactTime],
		["label.contactDevice", fields.contactDevice && deviceOf(fields.contactDevice, t)],
		["lead.language", lead.language],
		["label.remark", fields.remark],
		["lead.agent", lead.agent?.email],
	];
	const filled = lines.flatMap(([label, value]) => (value ? [`${t(label)}${colon}${value}`] : []));
	const left = Object.entries(refused).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
	return { subject, text: [subject, ...filled, ...left, `${t("lead.id")}${colon}${lead.id}`].join("\n") };
}

function subjectOf({ form, fields }: Lead, t: TFunction<"mail">): string {
	if (fields.viewing) return t(`lead.viewing_${fields.viewing.state}`);
	if (fields.searchEnded) return t("lead.searchEnded");
	return t(`lead.form.${form}`, { defaultValue: form });
}

/** Translates a device; unknown values stay unchanged. */
function deviceOf(device: string, t: TFunction<"mail">): string {
	return t(`value.contactDevice.${device}`, { defaultValue: device });
}

function valuationOf(
	{ goal, address, propertyTypes }: NonNullable<Lead["fields"]["valuation"]>,
	t: TFunction<"mail">,
): string {
	return [t(`value.valuationGoal.${goal}`), address, propertyTypes.join(", ")].join("; ");
}

function searchOf({ goal, criteria }: LeadSearch, t: TFunction<"mail">): string {
	return [t(`value.goal.${goal}`), ...criteria].join("; ");
}
