import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	ask,
	camille,
	forgetFailures,
	lotte,
	PASSWORD,
	passkeysOf,
	post,
	putPasskey,
	services,
	signIn,
	storeTwoOwners,
} from "../../../../tests/support/accounts/owner-calls";
import { createLink } from "../../../accounts/links";
import { readNotice } from "../../../accounts/notice";
import { epochSeconds } from "../../../platform/clock";

beforeAll(storeTwoOwners);
beforeEach(forgetFailures);

describe("POST /api/password", () => {
	const db = () => env.PERSONAL.withSession("first-primary");

	async function newLink(ownerId: number): Promise<string> {
		const { token, statement } = createLink(db(), ownerId, "reset", epochSeconds());
		await statement.run();
		return token;
	}

	test("a link sets a password once, and ends every session and the calendar's secret address", async () => {
		const cookie = await signIn("camille");
		const portal = await services.owners.portal(new Request("https://example.com/", { headers: { cookie } }));
		const calendar = `/api/owner/calendar/${(await portal?.property(4201))?.calendarToken()}.ics`;
		expect((await ask(calendar)).status).toBe(200);
		const token = await newLink(camille.id);
		const fresh = "zeven zwanen zwemmen traag";
		const body = { token, password: fresh, passwordConfirmation: fresh };
		expect((await post("/api/password", body)).status).toBe(204);
		expect((await post("/api/password", body)).status).toBe(410);
		expect((await ask("/api/owner/4201/history.csv", { headers: { cookie } })).status).toBe(401);
		expect((await ask(calendar)).status).toBe(404);
		expect((await post("/api/session", { login: "camille", password: fresh })).status).toBe(200);
		expect((await post("/api/session", { login: "camille", password: PASSWORD })).status).toBe(401);
		const back = await newLink(camille.id);
		await post("/api/password", { token: back, password: PASSWORD, passwordConfirmation: PASSWORD });
	});

	test("a new password ends every other session, and its owner is notified", async () => {
		await env.PERSONAL.prepare("DELETE FROM outbox").run();
		await putPasskey("camilles-phone", camille.id);
		await putPasskey("lottes-phone", lotte.id);
		const token = await newLink(camille.id);
		expect((await post("/api/password", { token, password: "short", passwordConfirmation: "short" })).status).toBe(422);
		expect(await passkeysOf(camille.id)).toEqual(["camilles-phone"]);
		await post("/api/password", { token, password: PASSWORD, passwordConfirmation: PASSWORD });
		expect([await passkeysOf(camille.id), await passkeysOf(lotte.id)]).toEqual([[], ["lottes-phone"]]);
		const { results } = await env.PERSONAL.prepare("SELECT form, recipient, text FROM outbox").all();
		expect(results).toMatchObject([{ form: "owner-changed", recipient: "camille@example.com" }]);
		expect(String(results[0]?.text)).toMatch(/passkey/i);
	});

	test("whoever chooses a first one is told nothing of passkeys, with or without scripts", async () => {
		const hash = await env.PERSONAL.prepare("SELECT password_hash AS hash FROM owner_accounts WHERE owner_id = ?")
			.bind(lotte.id)
			.first<string>("hash");
		const put = (value: string | null) =>
			env.PERSONAL.prepare("UPDATE owner_accounts SET password_hash = ? WHERE owner_id = ?")
				.bind(value, lotte.id)
				.run();
		const told = async () => {
			const token = await newLink(lotte.id);
			const link = await services.owners.openLink(token);
			const body = new URLSearchParams({ token, password: PASSWORD, passwordConfirmation: PASSWORD });
			const answer = await ask("/api/password", { method: "POST", body });
			return [link, readNotice(answer.headers.get("set-cookie"))?.message];
		};
		await put(null);
		expect(await told()).toEqual([{ isFirst: true }, "choose.firstDone"]);
		expect(await told()).toEqual([{ isFirst: false }, "choose.done"]);
		await put(hash);
	});

	test("of two who use a link at the same moment one succeeds", async () => {
		const body = { token: await newLink(camille.id), password: PASSWORD, passwordConfirmation: PASSWORD };
		const answers = await Promise.all([post("/api/password", body), post("/api/password", body)]);
		expect(answers.map((answer) => answer.status).sort()).toEqual([204, 410]);
	});

	test("an old link is gone, and a new password ends the other open links", async () => {
		const [first, second] = [await newLink(camille.id), await newLink(camille.id)];
		await post("/api/password", { token: first, password: PASSWORD, passwordConfirmation: PASSWORD });
		expect(
			(await post("/api/password", { token: second, password: PASSWORD, passwordConfirmation: PASSWORD })).status,
		).toBe(410);
		const old = await newLink(camille.id);
		await env.PERSONAL.prepare("UPDATE owner_links SET expires_at = unixepoch() - 1 WHERE used_at IS NULL").run();
		expect(
			(await post("/api/password", { token: old, password: PASSWORD, passwordConfirmation: PASSWORD })).status,
		).toBe(410);
	});

	test("faults are named, and leave the link as it was", async () => {
		const token = await newLink(camille.id);
		const fault = async (password: string, passwordConfirmation = password) => {
			const response = await post("/api/password", { token, password, passwordConfirmation, lang: "en" });
			return [response.status, ((await response.json()) as { errors: unknown }).errors];
		};
		expect(await fault(PASSWORD, "something else")).toEqual([
			422,
			{ passwordConfirmation: "The passwords are not the same." },
		]);
		expect(await fault("short")).toEqual([422, { password: "Choose a password of at least 12\u00A0characters." }]);
		expect(await fault("Welkom123456!")).toEqual([422, { password: expect.stringContaining("too common") }]);
		expect((await post("/api/password", { token, password: PASSWORD, passwordConfirmation: PASSWORD })).status).toBe(
			204,
		);
	});

	test("what is stored of a link is not the link", async () => {
		const token = await newLink(camille.id);
		const { results } = await env.PERSONAL.prepare("SELECT * FROM owner_links").all();
		expect(JSON.stringify(results)).not.toContain(token);
	});
});
