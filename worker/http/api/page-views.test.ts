import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { staffCookie } from "../../../tests/support/accounts/desk";
import { ORIGIN } from "../../../tests/support/site";
import { createServices } from "../../services";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test("the agency's own people at the desk are no visitors of a property", async () => {
	const sent: unknown[] = [];
	const send = async (message: unknown) => sent.push(message);
	const { pageViews } = createServices({ ...env, JOBS: { send } } as unknown as Env);
	const note = (cookie: string) => {
		const headers = { "user-agent": CHROME, "cf-connecting-ip": "192.0.2.1", cookie };
		return pageViews.note(new Request(`${ORIGIN}/nl/te-koop/gent/huis/4101/`, { headers }), 4101);
	};
	await note(await staffCookie({ role: "agent" }));
	expect(sent).toEqual([]);
	await note("__Host-desk=of-nobody");
	expect(sent).toMatchObject([{ kind: "visit", propertyId: 4101 }]);
});
