import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { storeOwners } from "../../tests/support/accounts/owners";
import { keyringOf } from "../../tests/support/keys";
import { passwordStatement } from "./accounts";
import { hashPassword } from "./credentials/passwords";
import { signIn } from "./sign-in";

const keyring = keyringOf("a secret of this test alone");
const PASSWORD = "vier groene zeilen op zee";
const HOME = "2001:db8:1:2::1";
const ELSEWHERE = "198.51.100.7";

const db = () => env.PERSONAL.withSession("first-primary");
const solved = async () => ({ passed: true, waived: false, spend: async () => true }) as const;

function attempt(password: string, address: string, login = "lotte") {
	return signIn(db(), keyring, { login, password, address, captcha: solved });
}

/** Fails from a new address each time, so that only the account's limit applies. */
async function failFromEverywhere(login: string): Promise<void> {
	for (let count = 0; count < 6; count += 1) await attempt("wrong", `203.0.113.${count}`, login);
}

beforeAll(async () => {
	await storeOwners([{ id: 901, username: "lotte", email: "lotte@example.com", properties: [4101] }]);
	await passwordStatement(db(), 901, await hashPassword(PASSWORD)).run();
});

beforeEach(async () => {
	// Delays last seconds: on a slow machine they would end before all attempts have failed.
	vi.useFakeTimers({ toFake: ["Date"] });
	await env.PERSONAL.batch(
		["sign_in_failures", "owner_networks"].map((table) => env.PERSONAL.prepare(`DELETE FROM ${table}`)),
	);
});

afterEach(() => {
	vi.useRealTimers();
});

test("others who fail at an account do not keep its owner out of a known network", async () => {
	expect(await attempt(PASSWORD, HOME)).toMatchObject({ ok: true });
	await failFromEverywhere("lotte");
	expect(await attempt(PASSWORD, ELSEWHERE)).toMatchObject({ ok: false, reason: "wait" });
	// Another address of the same network needs a captcha too.
	const address = "2001:db8:1:2::ffff";
	expect(await signIn(db(), keyring, { login: "lotte", password: PASSWORD, address, captcha: null })).toMatchObject({
		ok: false,
		reason: "captcha-missing",
	});
	expect(await attempt(PASSWORD, address)).toMatchObject({ ok: true });
});

test("in a known network its own failures still make wait", async () => {
	expect(await attempt(PASSWORD, HOME)).toMatchObject({ ok: true });
	for (let count = 0; count < 4; count += 1) await attempt("wrong", HOME);
	expect(await attempt(PASSWORD, HOME)).toMatchObject({ ok: false, reason: "wait" });
});

test("one owner's network is not another's, nor anybody's without a login", async () => {
	expect(await attempt(PASSWORD, HOME)).toMatchObject({ ok: true });
	await failFromEverywhere("nobody");
	expect(await attempt("wrong", HOME, "nobody")).toMatchObject({ ok: false, reason: "wait" });
	const { results } = await env.PERSONAL.prepare("SELECT * FROM owner_networks").all();
	expect(results).toHaveLength(1);
	expect(JSON.stringify(results)).not.toContain("2001");
});
