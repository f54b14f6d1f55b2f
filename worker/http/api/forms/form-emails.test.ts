import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
	call,
	emailsOf,
	emptyRequests,
	importProperties,
	leastForms,
	property,
	sendForm,
} from "../../../../tests/support/forms/forms";
import { ORIGIN } from "../../../../tests/support/site";
import { createServices } from "../../../services";

beforeAll(importProperties);
beforeEach(emptyRequests);

test("a friend's email names the sender and carries no link but the property's and the site's", async () => {
	await sendForm("send-to-friend", leastForms["send-to-friend"]);
	const [email] = await emailsOf("recipient = 'sam@example.com'");
	expect(email?.subject).toContain("Lotte Voorbeeld");
	const links = [...(email?.html ?? "").matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
	expect(new Set(links.filter((link) => !link?.endsWith(`/${property.id}/`)))).toEqual(
		new Set(["https://example.com/nl/"]),
	);
	const spam = await sendForm("send-to-friend", { ...leastForms["send-to-friend"], firstName: "Win at evil.example" });
	expect(Object.keys(spam.body.errors ?? {})).toEqual(["firstName"]);
});

test("the newsletter begins with the button of its email and ends with one click", async () => {
	await sendForm("sign-newsletter", leastForms["sign-newsletter"]);
	const [email] = await emailsOf();
	const token = /nieuwsbrief\/\?token=(\S+)/.exec(email?.text ?? "")?.[1];
	const state = () => env.PERSONAL.prepare("SELECT state FROM newsletter_subscriptions").first<{ state: string }>();
	expect((await state())?.state).toBe("pending");
	expect((await call(`/api/actions/confirm-newsletter?token=${token}`, { method: "POST" })).status).toBe(200);
	expect((await state())?.state).toBe("confirmed");
	const headers = JSON.parse(email?.headers ?? "{}") as Record<string, string>;
	expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
	const oneClick = headers["List-Unsubscribe"]?.slice(`<${ORIGIN}`.length, -1) ?? "";
	const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
	expect((await call(oneClick, { method: "POST", body })).status).toBe(200);
	expect(await state()).toBeNull();
	expect((await call("/api/actions/confirm-newsletter?token=forged.a.b", { method: "POST" })).status).toBe(410);
});

test("a testimonial shows once the agency has approved it", async () => {
	const { requests } = createServices(env);
	await sendForm("testimonial", leastForms.testimonial);
	expect(await requests.testimonials(5, "nl")).toEqual([]);
	const [email] = await emailsOf();
	const token = /getuigenis\/\?token=(\S+)/.exec(email?.text ?? "")?.[1] ?? "";
	expect(await requests.testimonialOfLink(token)).toMatchObject({ approved: false });
	await call(`/api/actions/approve-testimonial?token=${token}`, { method: "POST" });
	expect(await requests.testimonials(5, "nl")).toMatchObject([
		{ name: "Lotte Voorbeeld", comment: "Vlot en correct." },
	]);
});
