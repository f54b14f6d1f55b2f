import type { Staff } from "../accounts/staff/staff";
import { siteChanged } from "../content/publish";
import type { RowOf } from "../platform/rows";
import type { DeskBase } from "./dependencies";

/** Which sold or let properties the site shows as references. */
export function createDeskReferences({ listings, audit, dropPages, now }: DeskBase) {
	return {
		/** Ids of hidden references. */
		async hidden() {
			const { results } = await listings
				.withSession("first-primary")
				.prepare("SELECT property_id FROM hidden_references")
				.all<RowOf<"hidden_references">>();
			return new Set(results.map(({ property_id: id }) => id));
		},
		/** Hides a reference from the site, or shows it again. */
		async set(staff: Staff, id: number, isShown: boolean) {
			const change = isShown
				? "DELETE FROM hidden_references WHERE property_id = ?"
				: "INSERT OR IGNORE INTO hidden_references (property_id) VALUES (?)";
			await audit.record({
				staff,
				action: "references.change",
				subject: `property:${id}`,
				before: { shown: !isShown },
				after: { shown: isShown },
			});
			const session = listings.withSession("first-primary");
			await session.batch([session.prepare(change).bind(id), siteChanged(session, now())]);
			await dropPages();
		},
	};
}
