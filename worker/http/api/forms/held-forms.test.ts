import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
	call,
	clearSubmissions,
	countOf,
	emailsOf,
	importProperties,
	leastForms,
	sendForm,
} from "../../../../tests/support/forms/forms";
import { ORIGIN } from "../../../../tests/support/site";
import { drawnFrom } from "../../../captcha/characters";
import { createServices } from "../../../services";
import { HELD_SECONDS } from "../../../submissions/retention";

beforeAll(importProperties);
beforeEach(clearSubmissions);

const MESSAGE = "Klik op https://evil.example/gratis";
const contact = { ...leastForms["site-contact"], email: "lotte@example.com", remark: MESSAGE };

/** A captcha issued 20 seconds ago, with its correct characters. */
async function copied(): Promise<{ captchaId: string; captcha: string }> {
	const { links } = createServices(env);
	const shown = Math.floor(Date.now() / 1_000) - 20;
	const body = `${shown.toString(36)}.${crypto.randomUUID()}`;
	const captchaId = `${body}.${links.sign("captcha", `id ${body}`)}`;
	return { captchaId, captcha: (await drawnFrom(links, captchaId, "picture")).text };
}

async function press(): Promise<number> {
	const emails = await emailsOf("recipient = 'lotte@example.com'");
	const tokens = emails.map(({ text }) => /formulier-bevestigen\/\?token=([\w.-]+)/.exec(text)?.[1]);
	const token = tokens.filter((found) => found !== undefined).at(-1);
	return (await call(`/api/actions/confirm-form?token=${token}`, { method: "POST" })).status;
}

test("what a reader of characters may have sent waits for the address that it names", async () => {
	const { status, body } = await sendForm("site-contact", { ...contact, ...(await copied()) });
	expect([status, body.redirect]).toEqual([201, "/nl/formulier-bevestigen/"]);
	const emails = await emailsOf();
	expect(emails.map(({ recipient }) => recipient)).toEqual(["lotte@example.com"]);
	expect(JSON.stringify(emails)).not.toContain("evil.example");
	expect([await countOf("submissions"), await countOf("held_forms")]).toEqual([0, 1]);

	expect(await press()).toBe(200);
	expect([await countOf("submissions"), await countOf("held_forms")]).toEqual([1, 0]);
	expect((await emailsOf("recipient <> 'lotte@example.com'"))[0]?.text).toContain(MESSAGE);
	expect(await press()).toBe(410);
	expect(await countOf("submissions")).toBe(1);
});

test("what led to its page is known when it is sent", async () => {
	const referer = `${ORIGIN}/nl/contact/?utm_campaign=voorjaar`;
	await sendForm("site-contact", { ...contact, ...(await copied()) }, { referer });
	expect(await press()).toBe(200);
	expect(await env.PERSONAL.prepare("SELECT source FROM inbox").first("source")).toBe("voorjaar");
});

test("its files wait with it", async () => {
	const data = new FormData();
	const fields = { ...leastForms["job-contact"], email: "lotte@example.com", ...(await copied()), lang: "nl" };
	for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
	data.set("cv", new File(["%PDF-1.7 text"], "mijn cv.pdf"));
	const accept = { accept: "application/json" };
	expect((await call("/api/forms/job-contact", { method: "POST", headers: accept, body: data })).status).toBe(201);
	expect(await press()).toBe(200);
	expect(await env.PERSONAL.prepare("SELECT name FROM files").first("name")).toBe("mijn cv.pdf");
	expect((await env.PRIVATE.list({ prefix: "waiting-forms/" })).objects).toEqual([]);
});

test("a form whose own email asks is not held, nor is what came in another way", async () => {
	expect((await sendForm("sign-newsletter", { ...leastForms["sign-newsletter"], ...(await copied()) })).status).toBe(
		201,
	);
	expect((await sendForm("site-contact", contact)).status).toBe(201);
	expect([await countOf("held_forms"), await countOf("submissions")]).toEqual([0, 2]);
});

test("nobody is written to again and again", async () => {
	const statuses = [];
	for (const form of ["site-contact", "testimonial", "contact-demand", "accessibility-report"] as const) {
		const fields = { ...leastForms[form], email: "lotte@example.com", ...(await copied()) };
		statuses.push((await sendForm(form, fields)).status);
	}
	expect(statuses).toEqual([201, 201, 201, 429]);
});

test("who has confirmed a form is sent the email of it, of a second one too", async () => {
	for (let sent = 1; sent <= 2; sent++) {
		const fields = { ...leastForms["rent-application"], email: "lotte@example.com", ...(await copied()) };
		expect((await sendForm("rent-application", fields)).status).toBe(201);
		expect(await press()).toBe(200);
		expect(await countOf("submissions")).toBe(sent);
	}
	expect(await emailsOf("recipient = 'lotte@example.com'")).toHaveLength(4);
});

test("it is erased with the address, and by itself two days later", async () => {
	const { requests } = createServices(env);
	await sendForm("site-contact", { ...contact, ...(await copied()) });
	expect((await requests.erasePerson("lotte@example.com")).removed).toMatchObject({ held_forms: 1 });
	await sendForm("site-contact", { ...contact, ...(await copied()) });
	await env.PERSONAL.prepare("UPDATE held_forms SET expires_at = expires_at - ?")
		.bind(HELD_SECONDS + 60)
		.run();
	await requests.sweep();
	expect(await countOf("held_forms")).toBe(0);
});
