import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { inboxQuery } from "../../app/domain/desk/inbox-query";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { addDays } from "../../app/domain/viewings/calendar";
import { secondsInBrussels } from "../../app/domain/viewings/pattern";
import { staffCookie, staffNamed } from "../../tests/support/accounts/desk";
import { crmPassword, crmUser } from "../../tests/support/feed/crm-service";
import { feedOf } from "../../tests/support/feed/feed";
import { formFeed } from "../../tests/support/forms/form-feed";
import {
	clearSubmissions,
	emailsOf,
	importProperties,
	leastForms,
	property,
	sendForm,
} from "../../tests/support/forms/forms";
import { importFeed } from "../../tests/support/site";
import { createServices } from "../services";
import type { Invitation } from "./owners";

const services = createServices(env);
const { owners, inbox, audit } = services.desk;
const invitation: Invitation = {
	propertyId: property.id,
	firstName: "Jo",
	lastName: "Peeters",
	email: "jo@owner.example",
	language: "fr",
	until: null,
};

beforeAll(async () => {
	await importProperties();
	for (const role of ["agent", "manager"] as const) await staffCookie({ role, office: "ghent" });
	await staffCookie({ role: "agent", office: "namur", email: "namur@example.com" });
});
beforeEach(async () => {
	await clearSubmissions();
	await env.PERSONAL.batch(
		["owners", "owner_properties", "owner_accounts", "owner_links", "history"].map((table) =>
			env.PERSONAL.prepare(`DELETE FROM ${table}`),
		),
	);
});

const agent = () => staffNamed("agent@example.com");
const stranger = () => staffNamed("namur@example.com");

async function invited(changes: Partial<Invitation> = {}, outcome = "invited") {
	expect(await owners.invite(await agent(), { ...invitation, ...changes })).toBe(outcome);
	const [owner] = await owners.list(await agent(), null, "nl");
	if (!owner) throw new Error("no owner");
	return owner;
}

describe("an owner whom the desk invites", () => {
	test("gets one email in his language with a link, and follows his property", async () => {
		const owner = await invited();
		expect(owner).toMatchObject({ name: "Jo Peeters", state: "open", isByDesk: true, propertyId: property.id });
		const [email, ...more] = await emailsOf("recipient = ?", invitation.email);
		expect([email?.form, email?.language, more.length]).toEqual(["owner-invitation", "fr", 0]);
		expect((await audit.lines({ words: "", action: "owners.change", before: null, limit: 5 }))[0]?.after).not.toContain(
			invitation.email,
		);
	});

	test("has one account for several properties, and several owners follow one", async () => {
		const owner = await invited();
		await invited({ propertyId: 4102 }).catch(() => null);
		await invited({ email: "an@owner.example", firstName: "An" });
		const list = await owners.list(await staffNamed("manager@example.com"), null, "nl");
		expect(new Set(list.filter(({ email }) => email === invitation.email).map(({ id }) => id))).toEqual(
			new Set([owner.id]),
		);
		expect(new Set(list.map(({ email }) => email)).size).toBe(2);
	});

	test("is left alone by imports, complete ones too", async () => {
		await invited();
		for (let run = 0; run < 3; run += 1) await importFeed(feedOf(formFeed));
		const [owner] = await owners.list(await agent(), null, "nl");
		expect(owner).toMatchObject({ state: "open", isByDesk: true });
	});

	test("no longer sees a property after its last day, nor one that is unlinked", async () => {
		const owner = await invited();
		await services.owners.setFirstPassword(owner.id, "een lang genoeg wachtwoord");
		const signIn = async () => {
			const request = new Request("https://example.com/", { headers: { "cf-connecting-ip": "192.0.2.7" } });
			const answer = await services.owners.signIn(request, {
				login: invitation.email,
				password: "een lang genoeg wachtwoord",
				captcha: null,
			} as never);
			if (!answer.ok) return null;
			const cookie = answer.setCookie.split(";")[0] ?? "";
			return services.owners.portal(new Request("https://example.com/", { headers: { cookie } }));
		};
		expect(await (await signIn())?.properties()).toEqual([property.id]);
		await owners.invite(await agent(), { ...invitation, until: 1 });
		expect(await (await signIn())?.property(property.id)).toBeNull();
		expect(await owners.unlink(await agent(), property.id, owner.id)).toBe(true);
		expect(await signIn()).toBeNull();
	});

	test("reads what the desk notes", async () => {
		const at = Math.floor(Date.now() / 1_000);
		expect(await owners.write(await agent(), { propertyId: property.id, kind: "visit", at, text: "Mooi bezoek" })).toBe(
			true,
		);
		const row = await env.PERSONAL.prepare("SELECT kind, comment, status FROM history").first();
		expect(row).toEqual({ kind: "visit", comment: '"Mooi bezoek"', status: "done" });
	});

	test("reads what is noted of today as of now, and never as yet to come", async () => {
		const now = Math.floor(Date.now() / 1_000);
		const today = brusselsDay(now * 1_000);
		for (const [day, text] of [
			[today, "Vandaag"],
			[addDays(today, 1), "Morgen"],
		] as const) {
			const at = secondsInBrussels(day, "23:59");
			await owners.write(await agent(), { propertyId: property.id, kind: "communication", at, text });
		}
		const { results } = await env.PERSONAL.prepare("SELECT at FROM history ORDER BY at").all<{ at: number }>();
		expect(results[0]?.at).toBeLessThan(now + 60);
		expect(results[1]?.at).toBe(secondsInBrussels(addDays(today, 1), "23:59"));
	});
});

test("owners of a withdrawn property stay in the list until they are unlinked, and nobody is invited to it", async () => {
	const owner = await invited();
	const put = (state: string) =>
		env.LISTINGS.prepare("UPDATE listings SET state = ? WHERE id = ?").bind(state, property.id).run();
	await put("withdrawn");
	expect(await owners.list(await agent(), property.id, "nl")).toMatchObject([{ id: owner.id }]);
	expect(await owners.invite(await agent(), { ...invitation, email: "an@owner.example" })).toBeNull();
	expect(await owners.unlink(await agent(), property.id, owner.id)).toBe(true);
	expect(await owners.unlink(await agent(), property.id, owner.id)).toBe(false);
	await put("listed");
	const lines = await audit.lines({ words: "", action: "owners.change", before: null, limit: 2 });
	expect(lines.map(({ after }) => after?.includes("unlinked"))).toEqual([true, false]);
});

test("another office's agent neither sees nor changes any of it", async () => {
	const owner = await invited();
	const other = await stranger();
	expect(await owners.list(other, null, "nl")).toEqual([]);
	expect(await owners.invite(other, { ...invitation, email: "x@owner.example" })).toBeNull();
	expect(await owners.inviteAgain(other, property.id, owner.id)).toBe(false);
	expect(await owners.unlink(other, property.id, owner.id)).toBe(false);
	expect(await owners.write(other, { propertyId: property.id, kind: "visit", at: 1, text: "x" })).toBe(false);
});

describe("owners whom the CRM knows", () => {
	const contact = {
		...{ id: 70, firstName: "An", name: "Maes", privateEmail: "an@owner.example", languageId: "fr-BE" },
		...{ contactTypes: [{ baseContactTypeId: 3 }], estates: [{ estateId: property.id }] },
	};
	const withCrm = (name: string, contacts: object[], password = crmPassword) => {
		const agency = JSON.stringify({ name, properties: 1, people: { contacts, calendars: [], actions: [] } });
		const settings = {
			FEED_KIND: "whise",
			FEED_URL: String(`${inject("crmService")}/${encodeURIComponent(agency)}`),
			FEED_USER: crmUser,
			FEED_PASSWORD: password,
			FEED_CLIENT_ID: "12",
			FEED_OFFICE_ID: "34",
		};
		return createServices({ ...env, ...settings } as Env).desk.owners;
	};
	test("are suggested for a property until they follow it, and nothing of them is kept", async () => {
		const crm = withCrm("desk-owners", [contact, { ...contact, id: 71, privateEmail: "AN2@owner.example" }]);
		expect(crm.crmSystem).toBe("Whise");
		const suggested = await crm.suggestions(await agent(), property.id);
		expect(suggested).toMatchObject({ failure: null, calendar: null });
		expect(suggested?.owners.map(({ email }) => email)).toEqual(["an@owner.example", "an2@owner.example"]);
		expect(await env.PERSONAL.prepare("SELECT count(*) AS n FROM owners").first("n")).toBe(0);
		const [first] = suggested?.owners ?? [];
		await invited({ ...first, language: "fr" });
		expect((await crm.suggestions(await agent(), property.id))?.owners).toHaveLength(1);
		expect(await crm.suggestions(await stranger(), property.id)).toBeNull();
		expect(await owners.suggestions(await agent(), property.id)).toBeNull();
	});

	test("are not known where the CRM does not say: the desk has the reason", async () => {
		const empty = withCrm("desk-owners-empty", []);
		expect(await empty.suggestions(await agent(), property.id)).toMatchObject({ owners: [], failure: null });
		const closed = withCrm("desk-owners-closed", [contact], "wrong");
		expect(await closed.suggestions(await agent(), property.id)).toMatchObject({
			owners: [],
			failure: { code: "denied", status: 401 },
		});
	});
});

test("a new link is sent to whoever lost the first one", async () => {
	const owner = await invited();
	expect(await owners.inviteAgain(await agent(), property.id, owner.id)).toBe(true);
	expect(await emailsOf("recipient = ?", invitation.email)).toHaveLength(2);
});

describe("whoever has not chosen a password yet", () => {
	const formsOf = async (email: string) => (await emailsOf("recipient = ?", email)).map(({ form }) => form);

	test("is invited again by an invitation, not by an answer to what he never asked", async () => {
		const owner = await invited();
		await owners.inviteAgain(await agent(), property.id, owner.id);
		expect(await formsOf(invitation.email)).toEqual(["owner-invitation", "owner-invitation"]);
	});

	test("is invited again with his next property, whoever has a password is not", async () => {
		const owner = await invited();
		await invited();
		expect(await formsOf(invitation.email)).toEqual(["owner-invitation", "owner-invitation"]);
		await services.owners.setFirstPassword(owner.id, "een lang genoeg wachtwoord");
		await invited({}, "added");
		expect(await formsOf(invitation.email)).toHaveLength(2);
	});
});

test("of two owners with one address, the one who is invited again gets the link", async () => {
	const owner = await invited();
	await services.owners.setFirstPassword(owner.id, "een lang genoeg wachtwoord");
	await env.PERSONAL.batch([
		env.PERSONAL.prepare(
			"INSERT INTO owners (id, username, email, state, hash) VALUES (12, 'other', ?, 'active', '')",
		).bind(invitation.email),
		env.PERSONAL.prepare("INSERT INTO owner_properties (owner_id, property_id) VALUES (12, ?)").bind(property.id),
	]);
	expect(await owners.inviteAgain(await agent(), property.id, 12)).toBe(true);
	const { results } = await env.PERSONAL.prepare("SELECT purpose FROM owner_links WHERE owner_id = 12").all();
	expect(results).toEqual([{ purpose: "invitation" }]);
});

test("a person's page has what he sent, in order, and is closed to another office", async () => {
	await sendForm("contact-me", { ...leastForms["contact-me"], email: "vis@visitor.example" });
	await sendForm("contact-visit", { ...leastForms["contact-visit"], email: "VIS@visitor.example" });
	await sendForm("contact-me", { ...leastForms["contact-me"], email: "other@visitor.example" });
	const rows = await inbox.list(await agent(), inboxQuery(new URLSearchParams("state=all")), 10);
	const id = rows.find(({ form }) => form === "contact-visit")?.id ?? "";
	await inbox.note(await agent(), id, "belt terug");
	const page = await inbox.person(await agent(), id);
	expect(page?.entries.map(({ kind }) => kind).toSorted()).toEqual(["form", "form", "note"]);
	expect(await inbox.person(await stranger(), id)).toBeNull();
});
