import { Hono } from "hono";
import { DAY_SECONDS } from "../../../app/domain/durations";
import type { HttpEnv } from "../context";

/** Days until `Expires`. RFC 9116 recommends less than a year; the date moves along, so it never passes. */
const DAYS_VALID = 180;

/** `/.well-known/security.txt`: the contact for vulnerabilities (RFC 9116). */
export const securityContact = new Hono<HttpEnv>().get("/", async (c) => {
	const { content, site } = c.get("services");
	await content.refresh();
	const { email } = content.agency();
	if (email === "") return c.notFound();
	const { origin, languages } = site(c.req.url);
	const today = Math.floor(Date.now() / 1_000 / DAY_SECONDS) * DAY_SECONDS;
	const expires = new Date((today + DAYS_VALID * DAY_SECONDS) * 1_000);
	c.header("Cache-Control", `public, max-age=${DAY_SECONDS}`);
	return c.text(
		[
			`Contact: mailto:${email}`,
			`Expires: ${expires.toISOString()}`,
			`Preferred-Languages: ${languages.join(", ")}`,
			`Canonical: ${origin}/.well-known/security.txt`,
			"",
		].join("\n"),
	);
});
