import { Hono, type MiddlewareHandler } from "hono";
import { languageOfPath } from "../../app/domain/pages/address";
import { isPreviewPath } from "../../app/domain/pages/paths";
import { comparableAddress, faultLine, matchPattern, parseRedirects } from "../../app/domain/redirects";
import { epochSeconds } from "../platform/clock";
import { factsOf, log } from "../platform/log";
import { replaceRedirects } from "../redirects/store";
import type { HttpEnv } from "./context";
import { languageOfVisitor } from "./middleware/addresses";

const MOST_PATTERNS = 200;
const LONGEST_COUNTED = 200;
const MOST_COUNTED = 1_000;
const MOST_SECONDS_APART = 300;

const NOT_FOUND = 404;
const GONE = 410;

type Row = { address: string; target: string | null };

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
	c.res = c.redirect(known?.localized[language] ?? target, 301);
};

/** The most requested missing addresses. A rare address is dropped when the table is full. */
async function countMissed(db: D1Database, address: string): Promise<void> {
	if (address.length > LONGEST_COUNTED) return;
	try {
		await db
			.prepare(
				`INSERT INTO missed_addresses (address, n, last_at)
				SELECT ?1, 1, ?2 WHERE (SELECT count(*) FROM missed_addresses) < ?3
					OR EXISTS (SELECT 1 FROM missed_addresses WHERE address = ?1)
				ON CONFLICT (address) DO UPDATE SET n = n + 1, last_at = excluded.last_at`,
			)
			.bind(address, epochSeconds(), MOST_COUNTED)
			.run();
	} catch (error) {
		log("warn", "missed-not-counted", factsOf(error));
	}
}

/**
 * `POST /api/redirects?at=…`: the agency's list, lines of `from,to`, in place of the one before; `GET` the addresses that
 * were asked for most and are not there. For the agency's own command, which signs each request with the secret of the
 * links; nobody else can.
 */
export const redirects = new Hono<HttpEnv>()
	.use(async (c, next) => {
		c.header("Cache-Control", "no-store");
		const at = c.req.query("at") ?? "";
		const text = c.req.method === "POST" ? await c.req.text() : "";
		const isOwn = await c
			.get("services")
			.links.verify("redirects", `${at}\n${text}`, c.req.header("x-signature") ?? "");
		if (!isOwn || !(Math.abs(epochSeconds() - Number(at)) <= MOST_SECONDS_APART)) return c.notFound();
		return next();
	})
	.get("/", async (c) => {
		const { results } = await c.env.PERSONAL.prepare(
			"SELECT address, n FROM missed_addresses ORDER BY n DESC, address LIMIT 100",
		).all();
		return c.json({ missed: results });
	})
	.post("/", async (c) => {
		const { redirects: list, faults } = parseRedirects(await c.req.text());
		if (faults.length > 0) return c.json({ ok: false, code: "input", message: faults.map(faultLine).join("\n") }, 422);
		await replaceRedirects(c.env.PERSONAL, list);
		return c.json({ ok: true, redirects: list.length });
	});
