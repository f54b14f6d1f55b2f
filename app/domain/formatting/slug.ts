/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
	œ: "oe",
	æ: "ae",
	ß: "ss",
	ø: "o",
	đ: "d",
	ð: "d",
	þ: "th",
	ł: "l",
	ħ: "h",
	ı: "i",
	ŋ: "n",
	ŧ: "t",
};

const LONGEST_SLUG = 100;

/** The marker of preview mode in a path; no slug may contain it. */
const RESERVED_WORD = "preview";

/** Text for comparing: lower case, accents off, ligatures spelt out, one kind of apostrophe and hyphen. */
export function foldText(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/[œæßøđðþłħıŋŧ]/g, (email) => LETTERS[email] ?? email)
		.replace(/[‘’ʼ´`]/g, "'")
		.replace(/[‐‑‒–—−]/g, "-");
}

function withoutReservedWord(text: string): string {
	let rest = text;
	while (rest.includes(RESERVED_WORD)) rest = rest.replaceAll(RESERVED_WORD, "");
	return rest;
}

/**
 * A name as a path segment: accents and punctuation off, white space, dashes and slashes turned into single hyphens,
 * letters a-z and digits kept. At most 100 characters; empty where nothing is left.
 */
export function slug(text: string): string {
	const words = foldText(text.normalize("NFKC"))
		.replace(/[\s_/\\-]+/g, "-")
		.replace(/[^a-z0-9-]+/g, "");
	const plain = withoutReservedWord(words).replace(/-+/g, "-").replace(/^-|-$/g, "");
	if (plain.length <= LONGEST_SLUG) return plain;
	const end = plain.lastIndexOf("-", LONGEST_SLUG);
	return plain.slice(0, end > 0 ? end : LONGEST_SLUG);
}

/** The path of a listing: the three slugs joined by slashes, with one before and one after. Empty ones are left out. */
export function listingPath(category: string, subCategory: string, article: string): string {
	const segments = [category, subCategory, article].map(slug).filter((segment) => segment !== "");
	return `/${segments.map((segment) => `${segment}/`).join("")}`;
}
