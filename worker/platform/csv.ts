import { brusselsDay, formatTime } from "../../app/domain/formatting/dates";

const SEPARATOR = ";";
const LINE_END = "\r\n";

/** Byte order mark: without it, spreadsheets do not read the text as UTF-8. */
export const CSV_START = "\uFEFF";

/** Formats a CSV line for Belgian spreadsheets. */
export function csvLine(cells: readonly string[]): string {
	return cells.map(csvCell).join(SEPARATOR) + LINE_END;
}

/** Formats a moment in Brussels time so that spreadsheets of every locale parse it: `2026-12-01 10:00`. */
export function csvMoment(moment: string): string {
	return `${brusselsDay(moment)} ${formatTime(moment)}`;
}

/** Formats a number for a Belgian spreadsheet: decimal comma, no thousands separator. */
export function csvNumber(value: number): string {
	return String(value).replace(".", ",");
}

/**
 * Formats a cell. An apostrophe turns a possible formula into text, so that a spreadsheet does not run it. Spreadsheets
 * of other countries separate at commas, so the text after each comma is checked too.
 */
function csvCell(text: string): string {
	const safe = text.replace(/(^|[,;\t\r\n])(?=[^\S\t\r\n]*[=+\-@\uff0b\uff0d\uff1d\uff20])/g, "$1'");
	return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
