import type { TFunction } from "i18next";
import { foldText } from "../../../app/domain/formatting/slug";
import type { HistoryEntry } from "./history";

/** Translates one of the agency's codes; returns unknown codes unchanged. */
export function codeText(t: TFunction<"portal">, group: "type" | "status" | "kind", code: string | null): string {
	return code === null ? "" : t(`history.${group}.${code}`, { defaultValue: code });
}

/** Texts of a row except its date, in column order. */
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

/** Whether the row contains every search word. */
export function matches(entry: HistoryEntry, words: readonly string[], t: TFunction<"portal">): boolean {
	const text = foldText(shownTexts(entry, t).join(" "));
	return words.every((word) => text.includes(word));
}

export function searchWords(typed: string): string[] {
	return foldText(typed).split(/\s+/).filter(Boolean);
}
