import { type Context, Hono, type MiddlewareHandler } from "hono";
import * as z from "zod";
import { isDeskPath } from "../../app/domain/desk/sections";
import { languageOfPath } from "../../app/domain/pages/address";
import { isPreviewPath } from "../../app/domain/pages/paths";
import { comparableAddress, faultLine, matchPattern } from "../../app/domain/redirects";
import { pageSearch } from "../../app/domain/search/page-query";
import { factsOf, log } from "../platform/log";
import type { RowOf } from "../platform/rows";
import { countMissingPath, mostRequestedMissingPaths } from "../redirects/store";
import type { HttpEnv } from "./context";
import { languageOfVisitor } from "./middleware/addresses";
import { limitedNetwork } from "./middleware/limits";
import { refuseUnread } from "./middleware/unread";
import { command } from "./signed-command";

const MAX_PATTERNS = 200;
const MISSED_LISTED = 100;
const RETRY_AFTER_SECONDS = "60";

const NOT_FOUND = 404;
const GONE = 410;

type Row = RowOf<"redirects", "address" | "target">;

/** Redirect target of a path of the earlier site: a path or a URL; null if gone, undefined if unknown. */
async function targetOf(db: D1Database, address: string): Promise<string | null | undefined> {
	const session = db.withSession("first-unconstrained");
	const exact = await session
		.prepare("SELECT address, target FROM redirects WHERE address = ?")
		.bind(address)
		.first<Row>();
	if (exact) return exact.target;
	const { results } = await session
		.prepare("SELECT address, target FROM redirects WHERE is_pattern = 1 ORDER BY address LIMIT ?")
		.bind(MAX_PATTERNS)
		.all<Row>();
	for (const pattern of results) {
		const id = matchPattern(pattern.address, address);
		if (id !== null) return pattern.target?.replaceAll("{id}", id) ?? null;
	}
	return undefined;
}

/** Percent-encodes characters that are invalid in a header. */
function inAscii(target: string): string {
	return target.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);
}

/** Redirects URLs of an earlier site. Runs only on 404, so existing pages cost no lookup. */
export const earlierAddresses: MiddlewareHandler<HttpEnv> = async (c, next) => {
	await next();
	const { pathname, search } = new URL(c.req.url);
	const isRead = c.req.method === "GET" || c.req.method === "HEAD";
	if (c.res.status !== NOT_FOUND || !isRead || pathname.endsWith(".data") || isPreviewPath(pathname)) return;
	if (await missesTooOften(c)) {
		c.header("Retry-After", RETRY_AFTER_SECONDS);
		c.res = refuseUnread(c, 429);
		return;
	}
	const address = comparableAddress(pathname);
	const target = await targetOf(c.env.PERSONAL, address).catch((error: unknown) => {
		log("error", "redirects-not-read", factsOf(error));
		return undefined;
	});
	// A pattern may match its own target.
	if (target === undefined || (target?.startsWith("/") && comparableAddress(target) === address)) {
		// Does not count desk URLs, which the earlier site did not have, or URLs with a page's query parameters: only
		// the query may be wrong, e.g. a page number past the last.
		const isOurs = isDeskPath(pathname) || pageSearch(search);
		if (!isOurs) c.executionCtx.waitUntil(countMissingPath(c.env.LISTINGS, address));
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

/** Limits 404s per network, so that random URLs read no database. */
async function missesTooOften(c: Context<HttpEnv>): Promise<boolean> {
	const network = limitedNetwork(c);
	return network !== null && !(await c.env.MISSES.limit({ key: network })).success;
}

/** `list` consists of lines `from,to`. */
const requestSchema = z.discriminatedUnion("action", [
	z.object({ action: z.literal("replace"), list: z.string() }),
	z.object({ action: z.literal("missed") }),
]);

/**
 * `POST /api/redirects`, for the agency's signed command: replaces the list of redirects, or returns the unknown URLs
 * requested most.
 */
export const redirects = new Hono<HttpEnv>().post(
	"/",
	command("redirects", requestSchema, async (c, asked) => {
		if (asked.action === "missed") {
			const missed = await mostRequestedMissingPaths(c.env.LISTINGS, MISSED_LISTED);
			return c.json({ missed: missed.map(({ path, n }) => ({ address: path, n })) });
		}
		const { redirects: kept } = c.get("services").desk;
		const faults = await kept.replace(null, asked.list);
		if (faults.length > 0) return c.json({ ok: false, code: "input", message: faults.map(faultLine).join("\n") }, 422);
		return c.json({ ok: true, redirects: (await kept.list(0)).total });
	}),
);
