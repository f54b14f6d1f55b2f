/** Control characters but line breaks and tabs, and what no text may hold: `\ufffe` and `\uffff`, and a byte order mark. */
const unwanted = /[^\P{Cc}\n\t]|[\ufeff\ufffe\uffff]/gu;

/** A text that every page, file and address can hold: whole characters, no control characters, breaks as `\n`. */
export function cleanString(text: string): string {
	return text.toWellFormed().replace(/\r\n?/g, "\n").replace(unwanted, "");
}

/** In JSON: an escape, or a character that `JSON.stringify` leaves as it is. */
const escapeOrUnwanted = /\\u[0-9a-f]{4}|\\r\\n|\\.|[\p{Cc}\ufeff\ufffe\uffff]/gu;

/**
 * The same for all strings in a JSON text that `JSON.stringify` has made, names of fields included: it escapes halves of
 * characters, control characters, quotes and backslashes, and nothing else.
 */
export function cleanStrings(json: string): string {
	return json.replace(escapeOrUnwanted, (found) => {
		if (found.startsWith("\\ud")) return "\ufffd";
		if (found === "\\r\\n" || found === "\\r") return "\\n";
		return keptEscapes.has(found) ? found : "";
	});
}

const keptEscapes: ReadonlySet<string> = new Set(["\\n", "\\t", '\\"', "\\\\"]);
