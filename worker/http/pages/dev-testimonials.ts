import { Hono } from "hono";
import * as z from "zod";
import { languages } from "../../../app/domain/language";
import type { HttpEnv } from "../context";

const text = z.string().min(1).max(500);
const input = z.array(z.object({ name: text, about: text, comment: text, language: z.enum(languages) })).max(50);

/** `POST /dev/testimonials`: approved testimonials for a fresh database; nothing where it has any. */
export const devTestimonials = new Hono<HttpEnv>().post("/", async (c) => {
	const body = input.safeParse(await c.req.json().catch(() => null));
	if (!body.success) return c.json({ ok: false }, 422);
	return c.json({ added: await c.get("services").desk.testimonials.demo(body.data) });
});
