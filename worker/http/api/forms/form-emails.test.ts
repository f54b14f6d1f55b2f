import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type * as z from "zod";
import { type FormName, formNames } from "../../../../app/domain/forms/form-names";
import { forms } from "../../../../app/domain/forms/forms";
import { staffCookie, staffNamed } from "../../../../tests/support/accounts/desk";
import {
	call,
	clearSubmissions,
	emailsOf,
	importProperties,
	leastForms,
	property,
	sendForm,
} from "../../../../tests/support/forms/forms";
import { ORIGIN } from "../../../../tests/support/site";
import { createServices } from "../../../services";

beforeAll(importProperties);
beforeEach(clearSubmissions);

test("a friend's email names the sender and carries no link but the property's and the site's", async () => {
	await sendForm("send-to-friend", leastForms["send-to-friend"]);
	const [email] = await emailsOf("recipient = 'sam@example.com'");
	expect(email?.subject).toContain("Lotte Voorbeeld");
	const links = [...(email?.html ?? "").matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
	expect(new Set(links.filter((link) => !link?.endsWith(`/${property.id}/?s=mail`)))).toEqual(
		new Set(["https://example.com/nl/"]),
	);
	const spam = await sendForm("send-to-friend", { ...leastForms["send-to-friend"], firstName: "Win at evil.example" });
	expect(Object.keys(spam.body.errors ?? {})).toEqual(["firstName"]);
});

describe("a stranger's words", () => {
	/** Contains characters that no token or signature has. */
	const words = "Zwendel op https://evil.example/ of 0900";
	const known = (form: FormName) => {
		const { schema } = forms[form];
		return Object.keys(("shape" in schema ? schema : (schema.def.out as z.ZodObject)).shape);
	};
	/** Field names of all forms; grouped names are dotted. */
	const names = [
		...new Set(formNames.flatMap(known)),
		...["personA", "personB", "valuationAddress"].flatMap((group) =>
			["firstName", "address", "street", "houseNumber", "box", "city"].map((name) => `${group}.${name}`),
		),
	];
	const withWords = (body: Record<string, unknown>, name: string): Record<string, unknown> => {
		const [group = "", field] = name.split(".");
		if (field === undefined) return { ...body, [group]: words };
		const second = { firstName: "Sam", lastName: "Exemple", email: "sam@example.com" };
		const other = typeof body[group] === "object" ? body[group] : second;
		return { ...body, [group]: { ...other, [field]: words } };
	};

	test.for(formNames)("in %s are sent to nobody but the agency", async (form) => {
		const own = new Set(known(form));
		const isOwn = (name: string) => own.has(name.split(".", 1)[0] ?? "");
		// Fields of other forms are sent together: none is refused, which would prevent testing the rest.
		const others = names.filter((name) => !isOwn(name)).reduce((body, name) => withWords(body, name), leastForms[form]);
		const bodies = [
			{ name: "names of other forms", body: others, statuses: [201] },
			...names
				.filter(isOwn)
				.map((name) => ({ name, body: withWords(leastForms[form], name), statuses: [201, 409, 422] })),
		];
		for (const { name, body, statuses } of bodies) {
			const { status } = await sendForm(form, body);
			expect(statuses, name).toContain(status);
			for (const email of await emailsOf("recipient NOT LIKE '%@meridiaan.example'")) {
				const stored = await env.PERSONAL.prepare("SELECT attachments FROM outbox WHERE recipient = ?")
					.bind(email.recipient)
					.first<{ attachments: string }>();
				expect(`${email.subject} ${email.text} ${email.html}`, name).not.toMatch(/evil\.example|zwendel op| of 0900/i);
				expect(stored?.attachments ?? "", name).not.toContain("application/pdf");
			}
			await clearSubmissions();
		}
	});

	test("are no part of a name: neither a link nor a telephone number passes as one", async () => {
		for (const firstName of ["Win at evil.example", "Bel 0900 12 34 56", "https://evil"]) {
			const { status, body } = await sendForm("site-contact", { ...leastForms["site-contact"], firstName });
			expect([status, Object.keys(body.errors ?? {})], firstName).toEqual([422, ["firstName"]]);
		}
		for (const firstName of ["J.P.", "Anne-Marie", "Louis 2e", "Zoë"]) {
			expect((await sendForm("site-contact", { ...leastForms["site-contact"], firstName })).status, firstName).toBe(
				201,
			);
		}
	});
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
	const line = "SELECT staff_name, after FROM audit_log WHERE action = 'testimonials.decide' ORDER BY seq DESC LIMIT 1";
	expect(await env.PERSONAL.prepare(line).first()).toEqual({ staff_name: "", after: '{"state":"approved"}' });
	// Email programs may send the request twice.
	expect((await call(`/api/actions/approve-testimonial?token=${token}`, { method: "POST" })).status).toBe(200);
});

test.each(["refused", "new"] as const)(
	"what the desk has made of a testimonial, %s, its email does not change any more",
	async (state) => {
		const { desk, requests } = createServices(env);
		await staffCookie({ role: "manager" });
		const manager = await staffNamed("manager@example.com");
		await sendForm("testimonial", leastForms.testimonial);
		const [email] = await emailsOf();
		const token = /getuigenis\/\?token=(\S+)/.exec(email?.text ?? "")?.[1] ?? "";
		const id = (await desk.testimonials.list())[0]?.id ?? "";
		await desk.testimonials.decide(manager, id, "approved");
		await desk.testimonials.decide(manager, id, state);
		expect(await requests.testimonialOfLink(token)).toBeNull();
		expect((await call(`/api/actions/approve-testimonial?token=${token}`, { method: "POST" })).status).toBe(410);
		expect(await requests.testimonials(5, "nl")).toEqual([]);
	},
);
