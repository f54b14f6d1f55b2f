import { brusselsDay, formatTime } from "../../app/domain/formatting/dates";

const SEPARATOR = ";";
const LINE_END = "\r\n";

/** Spreadsheets take the text for UTF-8 only with this sign before it. */
export const CSV_START = "\uFEFF";

/** One line of a table, as Belgian spreadsheets read it. */
export function csvLine(cells: readonly string[]): string {
	return cells.map(csvCell).join(SEPARATOR) + LINE_END;
}

/** A moment in Brussels as spreadsheets of every country know one: `2026-12-01 10:00`. */
export function csvMoment(moment: string): string {
	return `${brusselsDay(moment)} ${formatTime(moment)}`;
}

/** A number as a Belgian spreadsheet knows it: with a comma, and no sign between thousands. */
export function csvNumber(value: number): string {
	return String(value).replace(".", ",");
}

/**
 * What begins like a formula would be run as one: an apostrophe makes it text. A spreadsheet of another country cuts lines
 * at commas, and a cell begins after each of them.
 */
function csvCell(text: string): string {
	const safe = text.replace(/(^|[,;\t\r\n])(?=[^\S\t\r\n]*[=+\-@\uff0b\uff0d\uff1d\uff20])/g, "$1'");
	return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
