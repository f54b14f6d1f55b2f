import type { ImportMessage } from "../domain/imports/message";
import type { Language } from "../domain/language";
import { fieldNameIn, importSentence, importText } from "./import-words";
import { translator } from "./translator";

/** Formats import messages for emails and alerts, with the site's field labels. */
export function importTexts(language: Language): (message: ImportMessage) => string {
	const t = translator(language, language, "imports");
	return (message) => importSentence(message, { t, language, fieldName: fieldNameIn(t) });
}

/** Formats an import message in English for integrators, with the feed's field names. */
export function importTextInEnglish(message: ImportMessage): string {
	return importText(message, { t: translator("en", "en", "imports"), language: "en", fieldName: (field) => field });
}
