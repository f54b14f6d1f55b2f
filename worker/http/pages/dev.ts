import { Hono } from "hono";
import { streamText } from "hono/streaming";
import * as z from "zod";
import { languages } from "../../../app/domain/language";
import type { FeedSettings } from "../../env";
import { summaryOf } from "../../import/report/summary";
import { factsOf, log } from "../../platform/log";
import type { RowOf } from "../../platform/rows";
import { previewPaths } from "../../platform/signed-links";
import type { Services } from "../../services";
import type { HttpEnv } from "../context";
import { purgeChanged } from "../middleware/cache-purge";
import { platformPurge } from "../middleware/platform-cache";
import { devDesk } from "./dev-desk";
import { devMailbox } from "./dev-mailbox";
import { devOwners } from "./dev-owners";

const importRequest = z.object({
	feedUrl: z.url().nullish(),
	feedToken: z.string().nullish(),
	rebuild: z.boolean().optional(),
});

const text = z.string().min(1).max(500);
const testimonials = z.array(z.object({ name: text, about: text, comment: text, language: z.enum(languages) })).max(50);

/** The requested feed: another URL with the other settings unchanged. */
function feedAsked(
	{ feedUrl, feedToken }: z.output<typeof importRequest>,
	set: FeedSettings | null,
): FeedSettings | null {
	if (!feedUrl) return set;
	if (set?.kind === "omnicasa" || set?.kind === "whise" || set?.kind === "sweepbright") return { ...set, url: feedUrl };
	return set?.kind === "openimmo"
		? { ...set, url: feedUrl, token: feedToken ?? null }
		: { kind: "json", url: feedUrl, token: feedToken ?? null };
}

/** Signed preview link of each draft. */
async function previewLines({ settings, links }: Services, env: Env, origin: string): Promise<string[]> {
	const ids = await draftIds(env.LISTINGS);
	return ids.map((id) => {
		const [path = ""] = previewPaths(links, id, [settings.defaultLanguage]);
		return `draft ${id}: ${settings.siteUrl ?? origin}${path}`;
	});
}

/** The last line of a streamed import is its result. */
const ENDINGS = { carriedOut: "ok", failed: "failed" } as const;

/** Development tools: registered in the local environment only. */
export const dev = new Hono<HttpEnv>()
	.use(async (c, next) => {
		if (c.get("services").settings.environment !== "local") return c.notFound();
		return next();
	})
	.route("/owners", devOwners)
	.route("/desk", devDesk)
	.route("/", devMailbox)
	// Replaces the platform's email routing: takes a raw message. A message that belongs to nothing is accepted and
	// dropped.
	.post("/inbound", async (c) => {
		const raw = new Uint8Array(await c.req.arrayBuffer());
		return c.json({ outcome: await c.get("services").desk.inbox.receive(raw, null) }, 202);
	})
	// Adds approved testimonials to a fresh database; does nothing if there are any.
	.post("/testimonials", async (c) => {
		const body = testimonials.safeParse(await c.req.json().catch(() => null));
		if (!body.success) return c.json({ ok: false }, 422);
		return c.json({ added: await c.get("services").desk.testimonials.demo(body.data) });
	})
	.get("/run", (c) => c.text(c.get("services").settings.runId ?? ""))
	.post("/import", async (c) => {
		const body = importRequest.safeParse(await c.req.json().catch(() => ({})));
		if (!body.success) return c.json({ ok: false, code: "input", message: "feedUrl is no address" }, 422);
		const services = c.get("services");
		const feed = feedAsked(body.data, services.settings.feed);
		return streamText(c, async (stream) => {
			const lines: Promise<unknown>[] = [];
			const progress = (line: string) => void lines.push(stream.writeln(`… ${line}`));
			try {
				const summary = summaryOf(
					await services.importFeed({ wait: true, progress, feed, rebuild: body.data.rebuild ?? false }),
				);
				await services.writeToOwners();
				await services.alerts.notify();
				await purgeChanged(services, c.env.CACHE, platformPurge(c.executionCtx as ExecutionContext));
				await Promise.all(lines);
				for (const line of summary.lines) await stream.writeln(line);
				for (const line of await previewLines(services, c.env, new URL(c.req.url).origin)) await stream.writeln(line);
				await stream.writeln(summary.ok ? ENDINGS.carriedOut : ENDINGS.failed);
			} catch (error) {
				log("error", "import-failed", factsOf(error));
				await stream.writeln(`import failed: ${error instanceof Error ? error.message : String(error)}`);
				await stream.writeln(ENDINGS.failed);
			}
		});
	});

/** Maximum number listed; others can be requested by id. */
const MAX_DRAFTS = 20;

/** Ids of drafts, newest first. */
async function draftIds(db: D1Database): Promise<number[]> {
	const { results } = await db
		.withSession("first-primary")
		.prepare("SELECT id FROM listings WHERE state = 'draft' ORDER BY id DESC LIMIT ?")
		.bind(MAX_DRAFTS)
		.all<RowOf<"listings", "id">>();
	return results.map(({ id }) => id);
}
