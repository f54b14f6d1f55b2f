/** Control characters except line breaks and tabs, the noncharacters `\ufffe` and `\uffff`, and byte order marks. */
const unwanted = /[^\P{Cc}\n\t]|[\ufeff\ufffe\uffff]/gu;

/** Makes a text safe for pages, files and URLs: well-formed, without control characters, line breaks as `\n`. */
export function cleanString(text: string): string {
	return text.toWellFormed().replace(/\r\n?/g, "\n").replace(unwanted, "");
}

/** In JSON text: an escape sequence, or an unwanted character that `JSON.stringify` does not escape. */
const escapeOrUnwanted = /\\u[0-9a-f]{4}|\\r\\n|\\.|[\p{Cc}\ufeff\ufffe\uffff]/gu;

/**
 * Cleans all strings in the output of `JSON.stringify`, including field names. Relies on it escaping exactly lone
 * surrogates, control characters, quotes and backslashes.
 */
export function cleanStrings(json: string): string {
	return json.replace(escapeOrUnwanted, (found) => {
		if (found.startsWith("\\ud")) return "\ufffd";
		if (found === "\\r\\n" || found === "\\r") return "\\n";
		return keptEscapes.has(found) ? found : "";
	});
}

const keptEscapes: ReadonlySet<string> = new Set(["\\n", "\\t", '\\"', "\\\\"]);
