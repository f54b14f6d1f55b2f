import type { ImportMessage } from "../domain/imports/message";
import type { Language } from "../domain/language";
import { fieldNameIn, importSentence, importText } from "./import-words";
import { translator } from "./translator";

/** What the import tells, for emails and alerts: fields by the labels of the site. */
export function importTexts(language: Language): (message: ImportMessage) => string {
	const t = translator(language, language, "imports");
	return (message) => importSentence(message, { t, language, fieldName: fieldNameIn(t) });
}

/** The same in English for whoever connects systems: fields by their names in the feed. */
export function importTextInEnglish(message: ImportMessage): string {
	return importText(message, { t: translator("en", "en", "imports"), language: "en", fieldName: (field) => field });
}
