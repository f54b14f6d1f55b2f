import type { TFunction } from "i18next";
import { foldText } from "../../../app/domain/formatting/slug";
import type { HistoryEntry } from "./history";

/** The agency's code in the reader's language; a code without words is shown as it came. */
export function codeText(t: TFunction<"portal">, group: "type" | "status" | "kind", code: string | null): string {
	return code === null ? "" : t(`history.${group}.${code}`, { defaultValue: code });
}

/** What a row shows beside its date, in the order of the table. */
export function shownTexts(entry: HistoryEntry, t: TFunction<"portal">): string[] {
	return [
		codeText(t, "type", entry.type),
		entry.contactPerson ?? "",
		entry.subject ?? "",
		entry.comment ?? "",
		codeText(t, "status", entry.status),
		entry.source ?? "",
	];
}

/** Whether every word that was typed is somewhere in the row. */
export function matches(entry: HistoryEntry, words: readonly string[], t: TFunction<"portal">): boolean {
	const text = foldText(shownTexts(entry, t).join(" "));
	return words.every((word) => text.includes(word));
}

export function searchWords(typed: string): string[] {
	return foldText(typed).split(/\s+/).filter(Boolean);
}
