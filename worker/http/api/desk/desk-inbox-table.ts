import type { Context } from "hono";
import { inboxQuery } from "../../../../app/domain/desk/inbox-query";
import { isLanguage } from "../../../../app/domain/language";
import { translator } from "../../../../app/i18n/translator";
import type { Staff } from "../../../accounts/staff/service";
import type { HttpEnv } from "../../context";

/** Lines in one file. */
const MOST_LINES = 5_000;
/** Cards that are read at once. */
const CARDS_AT_ONCE = 100;

const columns = [
	...["date", "form", "state", "name", "email", "phone", "property", "title"],
	...["office", "agent", "assigned", "emails", "lead"],
] as const;

/** What the inbox shows, as a table with a line of titles. */
export async function inboxTable(c: Context<HttpEnv>, staff: Staff): Promise<string[][]> {
	const { desk, listings, settings } = c.get("services");
	const asked = c.req.query("lang");
	const language = isLanguage(asked) ? asked : settings.defaultLanguage;
	const t = translator(language, settings.defaultLanguage, "desk");
	const query = inboxQuery(new URL(c.req.url).searchParams);
	const rows = await desk.inbox.list(staff, { ...query, before: null }, MOST_LINES);
	const ids = [...new Set(rows.flatMap(({ propertyId }) => propertyId ?? []))];
	const titles = new Map<number, string>();
	for (let from = 0; from < ids.length; from += CARDS_AT_ONCE) {
		const cards = await listings.cards(ids.slice(from, from + CARDS_AT_ONCE), language);
		for (const { id, title } of cards) titles.set(id, title);
	}
	return [
		columns.map((column) => t(`inbox.column.${column}`)),
		...rows.map((row) => [
			...[row.arrivedAt, t(`inbox.form.${row.form}`), t(`inbox.state.${row.state}`)],
			...[row.person.name, row.person.email ?? "", row.person.phone ?? ""],
			...[row.propertyId?.toString() ?? "", titles.get(row.propertyId ?? 0) ?? ""],
			...[row.office ?? "", row.agentEmail ?? "", row.assignedTo?.name ?? ""],
			...[t(`inbox.delivered.${row.emails}`), t(`inbox.delivered.${row.lead}`)],
		]),
	];
}
