import type { AlertContent } from "../email/request";
import type { Databases } from "../platform/reader";
import type { Cell, RowOf } from "../platform/rows";
import { fitsOf, isTrue } from "./emails";
import { findProperties } from "./properties";

/**
 * Withdraws an alert from the outbox unless every property in it is available and fits the saved search. An outdated
 * alert is withdrawn as a whole; the next email sends what is still correct. @returns whether it was withdrawn
 */
export async function withdrawIfOutdated(
	{ personal, listings }: Databases,
	id: string,
	{ savedSearchId, notified }: AlertContent,
	now: number,
): Promise<boolean> {
	const search = await personal
		.prepare("SELECT search FROM saved_searches WHERE id = ? AND state = 'active'")
		.bind(savedSearchId)
		.first<Cell<"saved_searches", "search">>("search");
	const { results: announced } = await personal
		.prepare(
			`SELECT a.property_id, a.price_before FROM json_each(?2) AS notified CROSS JOIN announcements AS a ON a.saved_search_id = ?1
				AND a.property_id = notified.value ->> 'property_id' AND a.reason = notified.value ->> 'reason'
				AND a.price = notified.value ->> 'price'`,
		)
		.bind(savedSearchId, JSON.stringify(notified))
		.all<RowOf<"announcements", "property_id" | "price_before">>();
	if (search !== null && announced.length === notified.length) {
		const properties = await findProperties(listings, [...new Set(announced.map(({ property_id }) => property_id))]);
		const fit = (await fitsOf(listings, [{ id: savedSearchId, search }], announced, properties)).get(savedSearchId);
		if (announced.every((each) => isTrue(each, properties.get(each.property_id), fit))) return false;
	}
	await personal.batch([
		personal.prepare("DELETE FROM outbox WHERE id = ?").bind(id),
		personal
			.prepare(
				`UPDATE announcements SET notified_at = NULL WHERE (saved_search_id, property_id, reason, price) IN
					(SELECT ?1, value ->> 'property_id', value ->> 'reason', value ->> 'price' FROM json_each(?2))`,
			)
			.bind(savedSearchId, JSON.stringify(notified)),
		personal
			.prepare("UPDATE saved_searches SET due_at = ?, emails = max(emails - 1, 0) WHERE id = ? AND state = 'active'")
			.bind(now, savedSearchId),
	]);
	return true;
}
