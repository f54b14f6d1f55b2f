import { Hono } from "hono";
import { DAY_SECONDS } from "../../../app/domain/durations";
import type { HttpEnv } from "../context";

/** `GET /api/testimonials/{id}/image`: image of an approved testimonial. */
export const testimonials = new Hono<HttpEnv>().get("/:id/image", async (c) => {
	const image = await c.get("services").requests.testimonialImage(c.req.param("id"));
	if (!image) return c.notFound();
	return c.body(image.body, 200, { "Content-Type": image.type, "Cache-Control": `public, max-age=${DAY_SECONDS}` });
});
