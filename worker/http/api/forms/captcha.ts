import { type Context, Hono } from "hono";
import { isLanguage, type Language } from "../../../../app/domain/language";
import type { HttpEnv } from "../../context";
import { languageOfVisitor } from "../../middleware/addresses";
import { ownCookie, readOwnCookie } from "../../middleware/own-cookies";

function languageOf(c: Context<HttpEnv>): Language {
	const wanted = c.req.query("lang");
	return isLanguage(wanted) ? wanted : languageOfVisitor(c);
}

/**
 * `GET /api/captcha`, its picture (`{id}.svg`) and its sound (`{id}.wav?lang=`). `GET /api/captcha/image` is a picture
 * whose id goes into a cookie instead of the page, and `GET /api/captcha/sound` what the same cookie sounds like.
 */
export const captcha = new Hono<HttpEnv>()
	.use(async (c, next) => {
		c.header("Cache-Control", "no-store");
		return next();
	})
	.get("/", async (c) => c.json(await c.get("services").captcha.issue(languageOf(c))))
	.get("/image", async (c) => {
		const { captcha: service } = c.get("services");
		const challenge = await service.issue(languageOf(c));
		if (challenge.provider !== "characters") return c.notFound();
		const { id } = challenge;
		c.header("Set-Cookie", ownCookie(c.req.raw, "captcha", id), { append: true });
		return picture(c, id);
	})
	.get("/sound", (c) => sound(c, captchaOfCookie(c) ?? ""))
	.get("/:file{.+\\.svg}", (c) => picture(c, idOf(c.req.param("file"))))
	.get("/:file{.+\\.wav}", (c) => sound(c, idOf(c.req.param("file"))));

/** The captcha of a page without scripts, whose picture has the same address on every cached page. */
export function captchaOfCookie(c: Context<HttpEnv>): string | null {
	return readOwnCookie(c.req.raw, "captcha");
}

function idOf(file: string): string {
	return file.replace(/\.\w+$/, "");
}

async function picture(c: Context<HttpEnv>, id: string): Promise<Response> {
	const drawing = await c.get("services").captcha.picture(id);
	return drawing === null ? c.notFound() : c.body(drawing, 200, { "Content-Type": "image/svg+xml" });
}

async function sound(c: Context<HttpEnv>, id: string): Promise<Response> {
	const spoken = await c.get("services").captcha.sound(id, languageOf(c));
	return spoken === null ? c.notFound() : c.body(spoken, 200, { "Content-Type": "audio/wav" });
}
