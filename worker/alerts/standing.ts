import { demandOf, type Wishes } from "../../app/domain/demand";
import type { AlertContent } from "../letter-request";
import { findHomes } from "./homes";
import { isTrue } from "./letters";
import type { Announcement, Databases } from "./match";

/**
 * Whether a letter that was written, and waits to be sent, says only what is true: every home can be had and is still
 * what the demand asks. One that does not is taken back whole: what is true of it is told by the next letter.
 * @param id of the letter @param now epoch seconds
 */
export async function isStillTrue(
	{ personal, listings }: Databases,
	id: string,
	{ demandId, told }: AlertContent,
	now: number,
): Promise<boolean> {
	const wishes = await personal
		.prepare("SELECT wishes FROM demands WHERE id = ? AND state = 'active'")
		.bind(demandId)
		.first<string>("wishes");
	const { results: announced } = await personal
		.prepare(
			`SELECT a.property_id, a.price_before FROM json_each(?2) AS told CROSS JOIN announcements AS a ON a.demand_id = ?1
				AND a.property_id = told.value ->> 'property_id' AND a.reason = told.value ->> 'reason'
				AND a.price = told.value ->> 'price'`,
		)
		.bind(demandId, JSON.stringify(told))
		.all<Pick<Announcement, "property_id" | "price_before">>();
	if (wishes !== null && announced.length === told.length) {
		const homes = await findHomes(listings, [...new Set(announced.map(({ property_id }) => property_id))]);
		const demand = demandOf(JSON.parse(wishes) as Wishes);
		if (announced.every((each) => isTrue(each, homes.get(each.property_id), demand))) return true;
	}
	await personal.batch([
		personal.prepare("DELETE FROM outbox WHERE id = ?").bind(id),
		personal
			.prepare(
				`UPDATE announcements SET told_at = NULL WHERE (demand_id, property_id, reason, price) IN
					(SELECT ?1, value ->> 'property_id', value ->> 'reason', value ->> 'price' FROM json_each(?2))`,
			)
			.bind(demandId, JSON.stringify(told)),
		personal
			.prepare("UPDATE demands SET due_at = ?, letters = max(letters - 1, 0) WHERE id = ? AND state = 'active'")
			.bind(now, demandId),
	]);
	return false;
}
