import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { call, emptyRequests, home, importHomes, leastForms, mailsOf, sendForm } from "../../tests/support/forms";
import { ORIGIN } from "../../tests/support/site";
import { createServices } from "../services";

beforeAll(importHomes);
beforeEach(emptyRequests);

test("a friend's letter names the sender and carries no link but the home's and the site's", async () => {
	await sendForm("send-to-friend", leastForms["send-to-friend"]);
	const [letter] = await mailsOf("recipient = 'sam@example.com'");
	expect(letter?.subject).toContain("Lotte Voorbeeld");
	const links = [...(letter?.html ?? "").matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
	expect(new Set(links.filter((link) => !link?.endsWith(`/${home.id}/`)))).toEqual(
		new Set(["https://example.com/nl/"]),
	);
	const spam = await sendForm("send-to-friend", { ...leastForms["send-to-friend"], firstName: "Win at evil.example" });
	expect(Object.keys(spam.body.errors ?? {})).toEqual(["firstName"]);
});

test("the newsletter begins with the button of its letter and ends with one click", async () => {
	await sendForm("sign-newsletter", leastForms["sign-newsletter"]);
	const [letter] = await mailsOf();
	const token = /nieuwsbrief\/\?token=(\S+)/.exec(letter?.text ?? "")?.[1];
	const state = () => env.PERSONAL.prepare("SELECT state FROM newsletter_subscriptions").first<{ state: string }>();
	expect((await state())?.state).toBe("pending");
	expect((await call(`/api/actions/confirm-newsletter?token=${token}`, { method: "POST" })).status).toBe(200);
	expect((await state())?.state).toBe("confirmed");
	const headers = JSON.parse(letter?.headers ?? "{}") as Record<string, string>;
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
	expect(await requests.testimonials(5)).toEqual([]);
	const [mail] = await mailsOf();
	const token = /getuigenis\/\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
	expect(await requests.testimonialOfLink(token)).toMatchObject({ approved: false });
	await call(`/api/actions/approve-testimonial?token=${token}`, { method: "POST" });
	expect(await requests.testimonials(5)).toMatchObject([{ name: "Lotte Voorbeeld", comment: "Vlot en correct." }]);
});
