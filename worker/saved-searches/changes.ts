import type { SearchFacts } from "../../app/domain/search/columns";
import type { Cell, RowOf } from "../platform/rows";

/** An entry of the listings' change log. */
export type LoggedChange = RowOf<"changes", "seq" | "kind" | "what"> & {
	id: Cell<"changes", "record_id">;
	priceBefore: Cell<"changes", "price_before">;
};

/** Returns the changes after `seq`. The session must read from the primary: a replica may lag behind the import. */
export async function changesAfter(listings: D1DatabaseSession, seq: number, most: number): Promise<LoggedChange[]> {
	const { results } = await listings
		.prepare(
			`SELECT seq, kind, record_id AS id, what, price_before AS priceBefore FROM changes WHERE seq > ? ORDER BY seq LIMIT ?`,
		)
		.bind(seq, most)
		.all<LoggedChange>();
	return results;
}

export async function newestChange(listings: D1DatabaseSession): Promise<number> {
	return (await listings.prepare("SELECT max(seq) AS seq FROM changes").first<number>("seq")) ?? 0;
}

/** Facts of a property when it was last compared; undefined if it never was, null if it was unavailable. */
export type Before = SearchFacts | null | undefined;

/** Reason for an alert about a property. Amounts in euro. */
export type Reason =
	| { reason: "new" }
	| { reason: "price-down"; priceBefore: number; price: number }
	/** Another change: saved searches that it fitted before get no alert. */
	| { reason: "changed"; before: SearchFacts };

/**
 * Returns the reason for an alert about an available property, from its changes since the last comparison; null when
 * there is none. A property is new when it enters or re-enters the market, not when it is only stored again.
 */
export function reasonOf(changes: readonly LoggedChange[], before: Before, now: SearchFacts): Reason | null {
	const whats = new Set(changes.map(({ what }) => what));
	if (before === null) return { reason: "new" };
	if (before === undefined && (whats.has("created") || whats.has("republished"))) return { reason: "new" };
	const priceBefore = changes.find(({ what }) => what === "price-down")?.priceBefore ?? null;
	if (priceBefore !== null && now.price !== null && now.price < priceBefore) {
		return { reason: "price-down", priceBefore, price: now.price };
	}
	return before && JSON.stringify(before) !== JSON.stringify(now) ? { reason: "changed", before } : null;
}
