import { type Context, Hono } from "hono";
import type { Language } from "../../../../app/domain/language";
import type { CaptchaUse } from "../../../captcha/service";
import type { HttpEnv } from "../../context";
import { languageOfVisitor } from "../../middleware/addresses";
import { ownCookie, readOwnCookie } from "../../middleware/own-cookies";
import { enabledLanguage } from "../../request-language";

function languageOf(c: Context<HttpEnv>): Language {
	return enabledLanguage(c, c.req.query("lang")) ?? languageOfVisitor(c);
}

/**
 * `GET /api/captcha?form=&subject=`, its image (`{id}.png`) and its audio (`{id}.wav?lang=`). `GET /api/captcha/image`
 * returns an image and sets its id in a cookie instead of the page; `GET /api/captcha/sound` returns the audio for that
 * cookie.
 */
export const captcha = new Hono<HttpEnv>()
	.get("/", async (c) => c.json(await c.get("services").captcha.issue(languageOf(c), useOf(c))))
	.get("/image", async (c) => {
		const id = c.get("services").captcha.issueCharacters();
		if (id === null) return c.notFound();
		c.header("Set-Cookie", ownCookie(c.req.raw, "captcha", id), { append: true });
		return picture(c, id);
	})
	.get("/sound", (c) => sound(c, captchaOfCookie(c) ?? ""))
	.get("/:file{.+\\.png}", (c) => picture(c, idOf(c.req.param("file"))))
	.get("/:file{.+\\.wav}", (c) => sound(c, idOf(c.req.param("file"))));

/** Captcha id of a page without scripts. Kept in a cookie, because cached pages share one image URL. */
export function captchaOfCookie(c: Context<HttpEnv>): string | null {
	return readOwnCookie(c.req.raw, "captcha");
}

const MAX_NAME_LENGTH = 60;

/** Binding of the proof of work: client address, form, and property or project. */
function useOf(c: Context<HttpEnv>): CaptchaUse {
	const named = (name: string) => (c.req.query(name) ?? "").slice(0, MAX_NAME_LENGTH);
	return { form: named("form"), subject: named("subject"), address: c.req.header("cf-connecting-ip") ?? null };
}

function idOf(file: string): string {
	return file.replace(/\.\w+$/, "");
}

async function picture(c: Context<HttpEnv>, id: string): Promise<Response> {
	const drawing = await c.get("services").captcha.picture(id);
	return drawing === null ? c.notFound() : c.body(drawing, 200, { "Content-Type": "image/png" });
}

async function sound(c: Context<HttpEnv>, id: string): Promise<Response> {
	const spoken = await c.get("services").captcha.sound(id, languageOf(c));
	return spoken === null ? c.notFound() : c.body(spoken, 200, { "Content-Type": "audio/wav" });
}
