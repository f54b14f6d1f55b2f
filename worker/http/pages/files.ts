import { type Context, Hono } from "hono";
import type { Access } from "../../submissions/service";
import type { HttpEnv } from "../context";

/** Private files and documents behind signed, expiring URLs. Always downloads, never pages of this site. */
export const files = new Hono<HttpEnv>()
	.use(async (c, next) => {
		c.header("Cache-Control", "private, no-store");
		// A signed URL grants access to its file.
		c.header("Referrer-Policy", "no-referrer");
		c.header("X-Robots-Tag", "noindex");
		return next();
	})
	.get("/:folder{document|project-document}/:owner{[0-9]{1,13}}/:document", async (c) => {
		const services = c.get("services");
		const kind = c.req.param("folder") === "document" ? "property" : "project";
		const owner = { kind, id: Number(c.req.param("owner")) } as const;
		const documentId = c.req.param("document");
		const access = await services.requests.documentAccess(owner, documentId, addressOf(c));
		if (access !== "open") return refuse(c, access);
		const { origin } = services.site(c.req.url);
		const found = await services.fetchDocument({ owner, documentId, origin });
		if (!found) return c.notFound();
		const type = found.headers.get("content-type") ?? "application/octet-stream";
		const ending = type.startsWith("application/pdf") ? ".pdf" : "";
		return download(c, `${documentId}${ending}`, type, found.body);
	})
	.get("/:key{.+}", async (c) => {
		const key = c.req.param("key");
		const access = await c.get("services").requests.fileAccess(key, addressOf(c));
		if (access !== "open") return refuse(c, access);
		const file = await c.get("services").requests.file(key);
		return file ? download(c, file.name, file.type, file.body) : c.notFound();
	});

function addressOf(c: Context<HttpEnv>) {
	return { expires: c.req.query("expires"), signature: c.req.query("signature") };
}

function refuse(c: Context<HttpEnv>, access: Exclude<Access, "open">): Response | Promise<Response> {
	return access === "expired" ? c.text("This link has expired.", 410) : c.notFound();
}

/** @param name file name for the visitor; characters that are invalid in the header are replaced */
export function download(c: Context<HttpEnv>, name: string, type: string, body: ReadableStream | null): Response {
	const plain = name.replace(/[^\w .-]/g, "_");
	const encoded = encodeURIComponent(name.toWellFormed()).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16)}`,
	);
	c.header("Content-Type", type);
	c.header("Content-Disposition", `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
	return body === null ? c.body(null) : c.body(body);
}
