import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, inject, test } from "vitest";
import { languages } from "../../app/domain/language";
import worker from "../../worker/index";
import { staffCookie } from "../support/accounts/desk";
import { crmPassword, crmUser } from "../support/feed/crm-service";
import { importProperties, property } from "../support/forms/forms";
import { ORIGIN } from "../support/site";

const named = { id: 70, firstName: "An", name: "Voorbeeld", privateEmail: "an@owner.example", languageId: "fr-BE" };
const withoutFirstName = { id: 71, name: "Voorbeeld NV", privateEmail: "nv@owner.example" };

let manager = "";
let agent = "";

beforeAll(async () => {
	await importProperties();
	manager = await staffCookie({ role: "manager" });
	agent = await staffCookie({ role: "assistant", office: "ghent" });
});
beforeEach(async () => {
	await env.PERSONAL.batch(["owners", "owner_properties"].map((table) => env.PERSONAL.prepare(`DELETE FROM ${table}`)));
});

/** Requests a page of an agency whose CRM has two contacts, as a browser without scripts does. */
async function ask(
	path: string,
	{ cookie = manager, password = crmPassword, fields = {} as Record<string, string> } = {},
) {
	const contacts = [named, withoutFirstName].map((contact) => ({
		...contact,
		contactTypes: [{ baseContactTypeId: 3 }],
		estates: [{ estateId: property.id }],
	}));
	const agency = { name: "pages-owners", properties: 1, people: { contacts, calendars: [], actions: [] } };
	const environment = {
		...env,
		FEED_KIND: "whise",
		FEED_URL: String(`${inject("crmService")}/${encodeURIComponent(JSON.stringify(agency))}`),
		FEED_USER: crmUser,
		FEED_PASSWORD: password,
		FEED_CLIENT_ID: "12",
		FEED_OFFICE_ID: "34",
	} as Env;
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	const isForm = Object.keys(fields).length > 0;
	const ctx = createExecutionContext();
	const init = { redirect: "manual", headers: { cookie, origin: ORIGIN } } as const;
	const request = new Request(ORIGIN + path, isForm ? { ...init, method: "POST", body } : init);
	const response = await worker.fetch(request, environment, ctx);
	const html = await response.text();
	await waitOnExecutionContext(ctx);
	return { status: response.status, to: response.headers.get("location") ?? "", html };
}

/** Section with the contacts offered from the CRM. */
function partOf(html: string): string {
	return /<section id="crm".*?<\/section>/s.exec(html)?.[0] ?? "";
}

/** Hidden fields of the first POST form. */
function formOf(html: string): Record<string, string> {
	const form = /<form(?=[^>]* method="post").*?<\/form>/s.exec(html)?.[0] ?? "";
	return Object.fromEntries(
		[...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
			name,
			value,
		]),
	);
}

const owners = (language = "nl") => `/${language}/desk/owners/?property=${property.id}`;

test("whom the CRM calls an owner is offered in every language, and of nobody before a property is chosen", async () => {
	for (const language of languages) {
		const part = partOf((await ask(owners(language))).html);
		expect(part).toContain("Whise");
		expect(part).toContain("<h3>An Voorbeeld</h3>");
		expect(part).toContain("an@owner.example");
	}
	const before = partOf((await ask("/nl/desk/owners/")).html);
	expect(before).toContain("Whise");
	expect(before).not.toContain("Voorbeeld</h3>");
});

test("a press invites him in his language; he follows the property then, and is offered no more", async () => {
	const part = partOf((await ask(owners())).html);
	const fields = formOf(part);
	expect(fields).toEqual({
		...{ intent: "invite", property: String(property.id), firstName: "An", lastName: "Voorbeeld" },
		...{ email: "an@owner.example", language: "fr", until: "" },
	});
	expect((await ask(owners(), { fields })).to).toBe(`${owners()}&done=invited`);
	const { html } = await ask(owners());
	expect(html).toContain("<h2>An Voorbeeld</h2>");
	expect(partOf(html)).not.toContain("an@owner.example");
});

test("whoever has no first name there is asked for one, and without it nobody is invited", async () => {
	const part = partOf((await ask(owners())).html);
	expect(part.match(/name="firstName"[^>]* required=""|required=""[^>]* name="firstName"/g)).toHaveLength(1);
	const fields = { ...formOf(part), lastName: "Voorbeeld NV", email: "nv@owner.example", firstName: "" };
	const refused = await ask(owners(), { fields });
	expect(refused.status).toBe(422);
	expect(refused.html).toContain("nv@owner.example");
	expect(await env.PERSONAL.prepare("SELECT count(*) AS n FROM owners").first("n")).toBe(0);
});

test("where the CRM does not answer the page says why, and who may not invite sees nothing of it", async () => {
	const { status, html } = await ask(owners(), { password: "wrong" });
	expect([status, partOf(html).includes('role="alert"')]).toEqual([200, true]);
	expect((await ask(owners(), { cookie: agent })).html).not.toContain("an@owner.example");
});
