import type { TFunction } from "i18next";
import { formatNumber } from "../domain/formatting/numbers";
import { capitalised } from "../domain/formatting/within-text";
import { type Fault, type FeedPart, type HeldMessage, type ImportMessage, isHeld } from "../domain/imports/message";
import type { Language } from "../domain/language";
import { isRecordField } from "../domain/property/fields/fields";
import { formatEuro } from "../domain/property/price";
import { fieldLabelKey } from "../domain/search/field-label";

export type ImportWords = {
	t: TFunction<"imports">;
	language: Language;
	/** Display name of a feed field. */
	fieldName(field: string): string;
};

/** The site's label of a feed field, also by path (`Pictures.0.Url`). */
export function fieldNameIn(t: TFunction<"imports">): (field: string) => string {
	return (field) => {
		const [first = ""] = field.split(".");
		const elsewhere = t(`field.${first}`, { defaultValue: field });
		// A record itself has no label; its parts have.
		return isRecordField(field) ? elsewhere : t(fieldLabelKey(field), { defaultValue: elsewhere });
	};
}

/** Formats an import message as a part of a sentence. */
export function importText(message: ImportMessage, words: ImportWords): string {
	const { t, language, fieldName } = words;
	const values: Record<string, unknown> = { ...message };
	for (const [name, value] of Object.entries(values)) {
		if (typeof value === "number") values[name] = formatNumber(value, language);
	}
	if ("what" in message) values.what = partText(message.what, t);
	if ("fault" in message) values.fault = faultText(message.fault, words);
	if ("field" in message) values.field = fieldName(message.field);
	if ("fields" in message) values.fields = message.fields.map(fieldName).join(", ");
	if (isHeld(message)) Object.assign(values, heldFigures(message, language));
	if ("why" in message) values.why = importText(message.why, words);
	if (message.code === "refused-by-system") values.said = message.said ?? t("noReason");
	return t(`message.${message.code}`, { ...values });
}

/** Formats an import message as a sentence. */
export function importSentence(message: ImportMessage, words: ImportWords): string {
	return capitalised(importText(message, words), words.language);
}

/** Figures of a held message with their units. */
function heldFigures(message: HeldMessage, language: Language) {
	const isSurface = message.field.endsWith("Surface");
	const written = (figure: number) => (isSurface ? `${formatNumber(figure, language)} m²` : formatEuro(figure));
	const compared = "limit" in message ? { limit: written(message.limit) } : { before: written(message.before) };
	return { figure: written(message.figure), ...compared };
}

/** The held figure with its unit. */
export function heldFigure(message: HeldMessage, language: Language): string {
	return heldFigures(message, language).figure;
}

function faultText(fault: Fault, { t, language }: ImportWords): string {
	return t(`fault.${fault.fault}`, "limit" in fault ? { limit: formatNumber(fault.limit, language) } : {});
}

function partText(what: FeedPart, t: TFunction<"imports">): string {
	if (what.part === "page" && what.language !== undefined) return t("what.page-in", { ...what });
	if (what.part === "office-token" && what.office !== undefined) return t("what.office-token-of", { ...what });
	return t(`what.${what.part}`, { ...what });
}
