import { expect, test } from "vitest";
import { expiredCookie, ownCookie, readOwnCookie } from "./own-cookies";

const VALUE = "a-value.of_16-chars";

function asked(origin: string, cookie: string): Request {
	return new Request(`${origin}/nl/contact/`, { headers: { cookie } });
}

test.for(["https://example.com", "http://127.0.0.1:8787"])("over %s what was set comes back", (origin) => {
	const [pair = ""] = ownCookie(asked(origin, ""), "form", VALUE).split(";");
	expect(readOwnCookie(asked(origin, `language=nl; ${pair}; x=y`), "form")).toBe(VALUE);
	const [forgotten = ""] = expiredCookie(asked(origin, ""), "form").split(";");
	expect(readOwnCookie(asked(origin, forgotten), "form")).toBeNull();
});

test("a cookie is Secure and has the `__Host-` prefix wherever the site is served with https", () => {
	const header = ownCookie(asked("https://example.com", ""), "form", VALUE);
	expect(header).toBe(`__Host-form=${VALUE}; Path=/; Max-Age=900; HttpOnly; Secure; SameSite=Lax`);
	// A cookie without the prefix could be set by another host of the domain.
	expect(readOwnCookie(asked("https://example.com", `form=${VALUE}`), "form")).toBeNull();
});

test("plain http on a loopback address accepts it", () => {
	const header = ownCookie(asked("http://127.0.0.1:8787", ""), "captcha", VALUE);
	expect(header).toBe(`captcha=${VALUE}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`);
});
