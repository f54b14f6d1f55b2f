import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { deskPublicPagePath } from "../../app/domain/desk/sections";
import { createServices } from "../../worker/services";
import { STAFF_PASSWORD, staffEmail, storeStaff } from "../support/accounts/desk";
import { ask } from "../support/site";

const manager = { role: "manager" } as const;

beforeAll(() => storeStaff(manager));

test("whoever has to wait is told for how long, in a header that programs read too", async () => {
	const attempt = () => {
		const body = new URLSearchParams({ email: staffEmail(manager), password: STAFF_PASSWORD, code: "000000" });
		const headers = { "cf-connecting-ip": "192.0.2.77", accept: "text/html" };
		return ask(deskPublicPagePath("sign-in", "nl"), { method: "POST", body, headers });
	};
	expect((await attempt()).status).toBe(401);
	await env.PERSONAL.prepare("UPDATE sign_in_failures SET failures = 12").run();
	const answer = await attempt();
	expect(answer.status).toBe(429);
	expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(100);
	expect(await answer.text()).toContain("Te veel pogingen");
});

test("an invitation that is opened on the phone leads into the authenticator app there", async () => {
	const person = { email: "phone@example.com", name: "Nieuwe Collega", role: "agent", language: "nl" } as const;
	const { people } = createServices(env).staff;
	const invited = await people.invite(null, { ...person, office: null, agentEmail: null });
	const link = new URL(invited.ok ? invited.link : "");
	const html = await (await ask(link.pathname + link.search)).text();
	expect(html).toContain('href="otpauth://totp/');
});
