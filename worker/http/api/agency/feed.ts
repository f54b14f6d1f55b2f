import { Hono } from "hono";
import { MAX_SENT_BYTES } from "../../../import/sent";
import { readBody } from "../../../platform/bytes";
import { sameText } from "../../../platform/keyring";
import type { HttpEnv } from "../../context";

const taken: ReadonlySet<string> = new Set([
	"application/xml",
	"text/xml",
	"application/zip",
	"application/x-zip-compressed",
	"application/octet-stream",
]);

const MAX_ANNOUNCEMENT_BYTES = 10_000;

/**
 * Endpoints to which the agency's system pushes. `PUT /api/feed/openimmo`: stores an XML or ZIP file unchanged and
 * imports it after the response; checks only its declared format before. `POST /api/feed/sweepbright`: an estate was
 * published, changed or removed; imports it after the response.
 */
export const sentFeed = new Hono<HttpEnv>()
	.put("/openimmo", async (c) => {
		const { settings, sent } = c.get("services");
		const token = settings.feed?.kind === "openimmo" ? settings.feed.token : null;
		if (token === null || !sameText(c.req.header("authorization") ?? "", `Bearer ${token}`)) {
			c.header("WWW-Authenticate", "Bearer");
			return c.json({ message: "a bearer token is asked" }, 401);
		}
		const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
		if (!taken.has(type)) return c.json({ message: "XML or ZIP is taken, nothing else" }, 415);
		if (Number(c.req.header("content-length")) > MAX_SENT_BYTES) {
			return c.json({ message: "the file is larger than 100 MB" }, 413);
		}
		const body = c.req.raw.body;
		if (!body) return c.json({ message: "the file is empty" }, 422);
		const received = await sent.receive(body);
		if (!received.ok) return c.json({ message: received.message }, received.status);
		await c.env.JOBS.send({ kind: "sent-feed" });
		return c.json({ run: received.run }, 202);
	})
	.post("/sweepbright", async (c) => {
		const { settings, announcements } = c.get("services");
		if (settings.feed?.kind !== "sweepbright") return c.json({ message: "no account of SweepBright is set" }, 401);
		const bytes = await readBody(c.req.raw, MAX_ANNOUNCEMENT_BYTES);
		if (bytes === null) return c.json({ message: "the body is larger than 10 KB" }, 413);
		const received = await announcements.receive(
			new TextDecoder().decode(bytes),
			c.req.header("x-hook-signature") ?? null,
		);
		if (received === "unsigned") return c.json({ message: "X-Hook-Signature does not fit the body" }, 401);
		if (received === "unfit") return c.json({ message: "the body names no event of an estate" }, 422);
		await c.env.JOBS.send({ kind: "import" });
		return c.body(null, 202);
	});
