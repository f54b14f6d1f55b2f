import { Hono, type MiddlewareHandler } from "hono";
import * as z from "zod";
import { languageOfPath } from "../../app/domain/pages/address";
import { isPreviewPath } from "../../app/domain/pages/paths";
import { comparableAddress, faultLine, matchPattern, parseRedirects } from "../../app/domain/redirects";
import { epochSeconds } from "../platform/clock";
import { factsOf, log } from "../platform/log";
import type { RowOf } from "../platform/rows";
import { replaceRedirects } from "../redirects/store";
import type { HttpEnv } from "./context";
import { languageOfVisitor } from "./middleware/addresses";
import { readCommand } from "./signed-command";

const MOST_PATTERNS = 200;
const LONGEST_COUNTED = 200;
const MOST_COUNTED = 1_000;

const NOT_FOUND = 404;
const GONE = 410;

type Row = RowOf<"redirects", "address" | "target">;

/** Where an address of the earlier site leads: a path, an address elsewhere, null for what is gone; undefined for others. */
async function targetOf(db: D1Database, address: string): Promise<string | null | undefined> {
	const session = db.withSession("first-unconstrained");
	const exact = await session
		.prepare("SELECT address, target FROM redirects WHERE address = ?")
		.bind(address)
		.first<Row>();
	if (exact) return exact.target;
	const { results } = await session
		.prepare("SELECT address, target FROM redirects WHERE is_pattern = 1 ORDER BY address LIMIT ?")
		.bind(MOST_PATTERNS)
		.all<Row>();
	for (const pattern of results) {
		const id = matchPattern(pattern.address, address);
		if (id !== null) return pattern.target?.replaceAll("{id}", id) ?? null;
	}
	return undefined;
}

/** As a header can carry it. */
function inAscii(target: string): string {
	return target.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);
}

/** Leads addresses of an earlier site on. Asked only where there is no page: existing pages cost no lookup. */
export const earlierAddresses: MiddlewareHandler<HttpEnv> = async (c, next) => {
	await next();
	const { pathname } = new URL(c.req.url);
	const isRead = c.req.method === "GET" || c.req.method === "HEAD";
	if (c.res.status !== NOT_FOUND || !isRead || pathname.endsWith(".data") || isPreviewPath(pathname)) return;
	const address = comparableAddress(pathname);
	const target = await targetOf(c.env.PERSONAL, address);
	if (target === undefined) {
		c.executionCtx.waitUntil(countMissed(c.env.PERSONAL, address));
		return;
	}
	const language = languageOfPath(pathname) ?? languageOfVisitor(c);
	const property = target === null ? null : /^\/property\/\d+\/?$/.test(target);
	const known = property ? await c.get("services").listings.resolvePath(`${target?.replace(/\/$/, "")}/`) : null;
	if (target === null || (property && !known)) {
		c.res = new Response(c.res.body, { status: GONE, headers: c.res.headers });
		return;
	}
	c.res = c.redirect(known?.localized[language] ?? inAscii(target), 301);
};

/** The most requested missing addresses. A rare address is dropped when the table is full. */
async function countMissed(db: D1Database, address: string): Promise<void> {
	if (address.length > LONGEST_COUNTED) return;
	try {
		await db.batch([
			db
				.prepare(
					`DELETE FROM missed_addresses WHERE address =
						(SELECT address FROM missed_addresses ORDER BY n, last_at LIMIT 1)
					AND (SELECT count(*) FROM missed_addresses) >= ?2
					AND NOT EXISTS (SELECT 1 FROM missed_addresses WHERE address = ?1)`,
				)
				.bind(address, MOST_COUNTED),
			db
				.prepare(
					`INSERT INTO missed_addresses (address, n, last_at) VALUES (?, 1, ?)
					ON CONFLICT (address) DO UPDATE SET n = n + 1, last_at = excluded.last_at`,
				)
				.bind(address, epochSeconds()),
		]);
	} catch (error) {
		log("warn", "missed-not-counted", factsOf(error));
	}
}

/** `list`: lines of `from,to`. */
const requestSchema = z.discriminatedUnion("action", [
	z.object({ action: z.literal("replace"), list: z.string() }),
	z.object({ action: z.literal("missed") }),
]);

/**
 * `POST /api/redirects`, for the agency's own command: its list, in place of the one before, or the addresses that were
 * asked for most and are not there.
 */
export const redirects = new Hono<HttpEnv>().post("/", async (c) => {
	c.header("Cache-Control", "no-store");
	const command = await readCommand(c.req, c.get("services").settings.privacyKey, "redirects");
	if (command === null) return c.notFound();
	const body = requestSchema.safeParse(command);
	if (!body.success) return c.json({ ok: false, code: "input", message: "a list of redirects is needed" }, 422);
	if (body.data.action === "missed") {
		const { results } = await c.env.PERSONAL.prepare(
			"SELECT address, n FROM missed_addresses ORDER BY n DESC, address LIMIT 100",
		).all();
		return c.json({ missed: results });
	}
	const { redirects: list, faults } = parseRedirects(body.data.list);
	if (faults.length > 0) return c.json({ ok: false, code: "input", message: faults.map(faultLine).join("\n") }, 422);
	await replaceRedirects(c.env.PERSONAL, list);
	return c.json({ ok: true, redirects: list.length });
});
