/** The longest title, in characters, that search engines show in full. */
const TITLE_LENGTH = 70;

/** A page's title followed by the agency's name, unless the title has it already or becomes too long. */
export function headTitle(title: string, agency: string): string {
	const full = `${title} · ${agency}`;
	return title.includes(agency) || full.length > TITLE_LENGTH ? title : full;
}
