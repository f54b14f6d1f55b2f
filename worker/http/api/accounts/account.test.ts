import { beforeAll, beforeEach, expect, test } from "vitest";
import {
	ask,
	camille,
	forgetFailures,
	isOpen,
	lotte,
	passkeysOf,
	putPasskey,
	services,
	signIn,
	storeTwoOwners,
} from "../../../../tests/support/accounts/owner-calls";
import { ORIGIN } from "../../../../tests/support/site";

beforeAll(storeTwoOwners);
beforeEach(forgetFailures);

function change(cookie: string, name: string, fields: Record<string, string> = {}, accept = "*/*"): Promise<Response> {
	const body = new URLSearchParams({ lang: "fr", ...fields });
	return ask(`/api/account/${name}`, { method: "POST", body, headers: { cookie, accept } });
}

function portalOf(cookie: string) {
	return services.owners.portal(new Request(ORIGIN, { headers: { cookie } }));
}

test("a change leads back to the account page with a notice", async () => {
	const cookie = await signIn("lotte");
	for (const [wanted, isOn] of [
		["1", true],
		["0", false],
	] as const) {
		const answer = await change(cookie, "weekly-summary", { wanted });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/fr/proprietaire/compte/"]);
		const notice = /owner-form=([^;]+); Path=\/fr\/proprietaire\/compte\//.exec(answer.headers.get("set-cookie") ?? "");
		expect(Buffer.from(notice?.[1] ?? "", "base64url").toString()).toContain('"account.saved"');
		expect((await portalOf(cookie))?.owner.weeklySummary).toBe(isOn);
	}
});

test("ends a session and removes a passkey of the owner's own, and nobody else's", async () => {
	const [mine, other, theirs] = [await signIn("lotte"), await signIn("lotte"), await signIn("camille")];
	await putPasskey("of-lotte", lotte.id);
	await putPasskey("of-camille", camille.id);
	for (const cookie of [other, theirs])
		await change(mine, "end-session", { id: (await portalOf(cookie))?.sessionId ?? "" });
	for (const id of ["of-lotte", "of-camille"]) await change(mine, "remove-passkey", { id });
	expect([await isOpen(mine), await isOpen(other), (await portalOf(theirs)) !== null]).toEqual([true, false, true]);
	expect([await passkeysOf(lotte.id), await passkeysOf(camille.id)]).toEqual([[], ["of-camille"]]);
});

test("new calendar addresses take the place of the earlier ones", async () => {
	const cookie = await signIn("lotte");
	const token = async () => (await (await portalOf(cookie))?.property(4101))?.calendarToken();
	const before = await token();
	await change(cookie, "renew-calendars");
	expect(await token()).not.toBe(before);
});

test("a field that is missing changes nothing and is named", async () => {
	const cookie = await signIn("lotte");
	await change(cookie, "weekly-summary", { wanted: "1" });
	for (const [name, field] of Object.entries({
		"end-session": "id",
		"remove-passkey": "id",
		"weekly-summary": "wanted",
	})) {
		const answer = await change(cookie, name, {}, "application/json");
		expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toEqual([422, [field]]);
	}
	expect((await portalOf(cookie))?.owner.weeklySummary).toBe(true);
});

test("without a session it leads to the sign-in", async () => {
	const answer = await change("", "renew-calendars");
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/fr/login/"]);
});
