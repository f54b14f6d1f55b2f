/** A line of an agency's redirect list: an address of its former site and its target. */
export type Redirect = {
	/** A path, or a pattern with `{id}` for a property's number and `*` for any text. */
	address: string;
	/** A path of this site or an https address, with `{id}` filled in; null for a removed page. */
	target: string | null;
};

type RedirectReason = "many" | "from" | "long" | "to" | "id" | "signs" | "loop";
/** Line numbers start at 1. */
export type RedirectFault = { line: number; reason: RedirectReason };

export type RedirectList = { redirects: Redirect[]; faults: RedirectFault[] };

const MAX_ADDRESS_LENGTH = 500;
export const MAX_REDIRECTS = 20_000;
const MAX_FAULTS = 50;

/** Normalises an address for comparison: a lower-case path with leading and trailing slash, without query or host. */
export function comparableAddress(text: string): string {
	const path = text.replace(/^https?:\/\/[^/]+/i, "").replace(/[?#].*$/, "");
	return `/${path.replace(/^\/+|\/+$/g, "")}/`.replace("//", "/").toLowerCase();
}

/** Parses lines of `from,to`; without `to`, the page is removed. Skips a heading `from,to` and empty lines. */
export function parseRedirects(csv: string): RedirectList {
	const list: RedirectList = { redirects: [], faults: [] };
	const lines: number[] = [];
	const fault = (line: number, reason: RedirectReason) => {
		if (list.faults.length < MAX_FAULTS) list.faults.push({ line, reason });
	};
	for (const [index, line] of csv
		.replace(/^\ufeff/, "")
		.split(/\r?\n/)
		.entries()) {
		if (line.trim() === "" || /^"?from"?\s*[,;]/i.test(line)) continue;
		const [from = "", to = ""] = line.split(/[,;]/).map((cell) => unquoted(cell.trim()));
		if (list.redirects.length >= MAX_REDIRECTS) fault(index + 1, "many");
		else if (!/^(?:\/|https?:\/\/)/i.test(from)) fault(index + 1, "from");
		else if (line.length > 2 * MAX_ADDRESS_LENGTH) fault(index + 1, "long");
		else if (to !== "" && !/^(?:\/(?![/\\])|https:\/\/)[^\s\p{Cc}]*$/u.test(to)) fault(index + 1, "to");
		else if (to.includes("{id}") && !from.includes("{id}")) fault(index + 1, "id");
		else if (from.split(/\{id\}|\*/).length > 3) fault(index + 1, "signs");
		else {
			lines.push(index + 1);
			list.redirects.push({ address: comparableAddress(from), target: to === "" ? null : to });
		}
	}
	for (const at of loopsIn(list.redirects)) fault(lines[at] ?? 0, "loop");
	return list;
}

/** Unquotes a CSV cell. */
function unquoted(cell: string): string {
	return /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

/** Positions of addresses that redirect to themselves, directly or through others. */
export function loopsIn(redirects: readonly Redirect[]): number[] {
	const next = new Map(
		redirects.flatMap(({ address, target }) =>
			target?.startsWith("/") ? [[address, comparableAddress(target)] as const] : [],
		),
	);
	return redirects.flatMap(({ address }, index) => {
		const seen = new Set<string>();
		for (let at = next.get(address); at !== undefined && !seen.has(at); at = next.get(at)) {
			if (at === address) return [index];
			seen.add(at);
		}
		return [];
	});
}

const reasons: Readonly<Record<RedirectReason, string>> = {
	many: `more than ${MAX_REDIRECTS} lines`,
	from: "the first part isn’t an address",
	long: "is too long",
	to: "the second part isn’t an address",
	id: "{id} stands in the second part alone",
	signs: "more than two of * and {id}",
	loop: "leads back to itself",
};

/** Error text for scripts. */
export function faultLine({ line, reason }: RedirectFault): string {
	return `line ${line}: ${reasons[reason]}`;
}

/** Parts of a pattern with two wildcards: more wildcards, or a very long address, could make matching slow. */
const MAX_PARTS = 5;

export function isPattern(address: string): boolean {
	return address.includes("*") || address.includes("{id}");
}

/**
 * Returns the property's number in an address that matches a pattern, '' for a pattern without `{id}`; null when it
 * does not match.
 */
export function matchPattern(pattern: string, address: string): string | null {
	const parts = pattern.split(/(\{id\}|\*)/).map((part) => {
		if (part === "{id}") return "(\\d{1,13})";
		return part === "*" ? "[^?]*?" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	});
	if (parts.length > MAX_PARTS || address.length > MAX_ADDRESS_LENGTH) return null;
	const found = new RegExp(`^${parts.join("")}$`).exec(address);
	return found && (found[1] ?? "");
}
