import { Hono } from "hono";
import * as z from "zod";
import { VERSION } from "../../../map/archive";
import type { HttpEnv } from "../../context";
import { command, isRecent, isSigned } from "../../signed-command";

/** Path prefix of archive parts, which may be larger than any other body. */
export const ARCHIVE_PARTS = "/api/map-archive/part/";
export const MAX_ARCHIVE_PART = 32 * 1024 * 1024;

const MAX_PARTS = 1_000;

const version = z.string().regex(VERSION);
const uploadId = z.string().min(1).max(2_000);
const partSchema = z.object({ partNumber: z.int().min(1).max(MAX_PARTS), etag: z.string().min(1).max(200) });
const requestSchema = z.discriminatedUnion("action", [
	z.object({ action: z.literal("begin"), version }),
	z.object({ action: z.literal("finish"), version, uploadId, parts: z.array(partSchema).min(1).max(MAX_PARTS) }),
	z.object({ action: z.literal("show"), version }),
	z.object({ action: z.literal("remove") }),
]);

/**
 * Receives the tile archive that `npm run map` uploads in parts. Each request is signed with the key that the deploy
 * prints.
 */
export const mapArchive = new Hono<HttpEnv>()
	.post(
		"/",
		command("map-archive", requestSchema, async (c, asked) => {
			const { archives } = c.get("services").map;
			switch (asked.action) {
				case "begin":
					return c.json({ ok: true, uploadId: (await archives.begin(asked.version))?.uploadId ?? null });
				case "finish": {
					const isWhole = await archives.finish(asked.version, asked.uploadId, asked.parts);
					return isWhole ? c.json({ ok: true }) : c.json({ ok: false, message: "the upload is not whole" }, 409);
				}
				case "show": {
					const shown = await archives.show(asked.version);
					return shown.ok ? c.json(shown) : c.json({ ok: false, message: shown.reason }, 422);
				}
				case "remove":
					return c.json({ ok: true, removed: await archives.remove() });
			}
		}),
	)
	.put("/part/:version/:number{[0-9]{1,4}}", async (c) => {
		const { version: of, number } = c.req.param();
		const upload = c.req.query("upload") ?? "";
		const time = Number(c.req.query("at"));
		const { map, settings } = c.get("services");
		const signed = `part ${of} ${number} ${upload} ${time}`;
		if (!VERSION.test(of) || !isRecent(time)) return c.notFound();
		if (!isSigned(c.req, settings.privacyKeys, "map-archive", signed)) return c.notFound();
		const part = await map.archives.part(of, upload, Number(number), await c.req.arrayBuffer());
		return part ? c.json({ ok: true, ...part }) : c.json({ ok: false, message: "the upload is not known" }, 409);
	});
