import { Hono } from "hono";
import { stream } from "hono/streaming";
import { isHistoryKind } from "../../../app/domain/accounts/history";
import { ownedPropertyPath } from "../../../app/domain/accounts/portal-paths";
import { formatDate, formatTime } from "../../../app/domain/formatting/dates";
import { numberedName } from "../../../app/domain/property/fields/field-words";
import type { HistoryEntry } from "../../accounts/portal/history";
import { codeText, shownTexts } from "../../accounts/portal/history-words";
import { CSV_START, csvLine } from "../../platform/csv";
import { portalTranslator } from "../api/owner-request";
import type { HttpEnv } from "../context";
import { languageAsked } from "../request-language";

const csvColumns = ["date", "time", "kind", "type", "contactPerson", "subject", "comment", "status", "source"] as const;

/** `/api/owner/…`: the history as CSV, and the calendar at its secret URL. */
export const ownerFiles = new Hono<HttpEnv>()
	.use(async (c, next) => {
		c.header("X-Robots-Tag", "noindex");
		return next();
	})
	.get("/:id{[0-9]+}/history.csv", async (c) => {
		const portal = await c.get("services").owners.portal(c.req.raw);
		if (!portal) return c.text("sign in first", 401);
		const property = await portal.property(Number(c.req.param("id")));
		if (!property) return c.notFound();
		const language = languageAsked(c);
		const t = portalTranslator(c, language);
		const kind = c.req.query("kind");
		const query = { kind: isHistoryKind(kind) ? kind : null, words: c.req.query("q") ?? "" };
		c.header("Content-Type", "text/csv; charset=utf-8");
		c.header("Content-Disposition", `attachment; filename="${property.id}-history.csv"`);
		return stream(c, async (out) => {
			await out.write(CSV_START + csvLine(csvColumns.map((column) => t(`history.column.${column}`))));
			for await (const entries of property.wholeHistory(query, language)) {
				await out.write(entries.map((entry) => csvLine(cellsOf(entry, t))).join(""));
			}
		});
	})
	.get("/calendar/:file{.+\\.ics}", async (c) => {
		const { owners, listings, settings, site } = c.get("services");
		const found = await owners.readCalendar(c.req.param("file").replace(/\.ics$/, ""));
		if (!found) return c.notFound();
		const language = found.owner.language ?? settings.defaultLanguage;
		const { origin } = site(c.req.url);
		const own = (await listings.forAgency([found.propertyId], language)).get(found.propertyId);
		const t = portalTranslator(c, language);
		const text = await owners.calendar(found.propertyId, language, {
			title: t("calendar.title", { property: own?.card.title ?? numberedName(found.propertyId, language) }),
			location: own?.name.address || null,
			url: origin + ownedPropertyPath(found.propertyId, language),
			host: new URL(origin).hostname,
		});
		return c.body(text, 200, { "Content-Type": "text/calendar; charset=utf-8" });
	});

function cellsOf(entry: HistoryEntry, t: Parameters<typeof shownTexts>[1]): string[] {
	const time = entry.hasTime ? formatTime(entry.at) : "";
	return [formatDate(entry.at), time, codeText(t, "kind", entry.kind), ...shownTexts(entry, t)];
}
