const SEPARATOR = ";";
const LINE_END = "\r\n";

/** Spreadsheets take the text for UTF-8 only with this sign before it. */
export const CSV_START = "\uFEFF";

/** One line of a table, as Belgian spreadsheets read it. */
export function csvLine(cells: readonly string[]): string {
	return cells.map(csvCell).join(SEPARATOR) + LINE_END;
}

/** A cell that begins like a formula would be run as one: an apostrophe makes it text. */
function csvCell(text: string): string {
	const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
