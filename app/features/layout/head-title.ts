/** Number of characters of a title that search engines show in full. */
const TITLE_LENGTH = 70;

/** Appends the agency's name to a page's title, unless the title contains it or would become too long. */
export function headTitle(title: string, agency: string): string {
	const full = `${title} · ${agency}`;
	return title.includes(agency) || full.length > TITLE_LENGTH ? title : full;
}
