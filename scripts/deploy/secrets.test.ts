import { expect, test } from "vitest";
import type { BuiltConfig } from "./config.ts";
import { withLeads } from "./leads.ts";
import { checkSettings, knownSecrets, linesToKeep } from "./secrets.ts";
import { DeployError } from "./wrangler.ts";

function failing(message: string) {
	return () => {
		throw new DeployError(message);
	};
}

test("a Worker has the secrets that are listed", () => {
	expect([...knownSecrets("site", () => [{ name: "SESSION_SECRET" }])]).toEqual(["SESSION_SECRET"]);
});

test("a Worker that was never deployed has none", () => {
	const answer = "wrangler secret list failed\nThis Worker does not exist on your account. [code: 10007]";
	expect(knownSecrets("site", failing(answer)).size).toBe(0);
});

test.for(["fetch failed", "Authentication error [code: 10000]", "Too many requests [code: 971]"])(
	"where it cannot be told (%s) nothing is deployed",
	(message) => {
		expect(() => knownSecrets("site", failing(message))).toThrow(message);
	},
);

test("what opens the agency's commands is shown once, and no other secret is", () => {
	const lines = linesToKeep({ SESSION_SECRET: "s3ss10n", PRIVACY_KEY: "pr1v4cy" });
	expect(lines).toEqual([expect.stringMatching(/^PRIVACY_KEY .*: pr1v4cy$/)]);
	expect(linesToKeep({})).toEqual([]);
});

test("leads are sent nowhere unless chosen, and then with what the system needs", async () => {
	const config = (vars: Record<string, string>) => ({ vars }) as BuiltConfig;
	const answer = (text: string) => async () => text;
	expect((await withLeads(config({}), null)).vars).toEqual({});
	expect((await withLeads(config({}), answer(""))).vars).toEqual({});
	expect((await withLeads(config({ LEADS_URL: "https://x.example" }), answer("webhook"))).vars.LEADS_KIND).toBe(
		"webhook",
	);
	expect((await withLeads(config({ LEADS_KIND: "none" }), answer("webhook"))).vars.LEADS_KIND).toBe("none");
	await expect(withLeads(config({}), answer("whise"))).rejects.toThrow("FEED_USER, FEED_CLIENT_ID, FEED_OFFICE_ID");
	// Credentials of the listings' system are not sent to another system's address.
	const account = { FEED_KIND: "whise", FEED_USER: "agency", FEED_URL: "https://x.example" };
	await expect(withLeads(config(account), answer("omnicasa"))).rejects.toThrow("needs LEADS_URL");
	await expect(withLeads(config({}), answer("other"))).rejects.toThrow("LEADS_KIND is one of");
});

test("settings that the Worker would refuse are named before anything is made", () => {
	const required = ["SESSION_SECRET", "LINK_SECRET", "LOCATION_SECRET", "PRIVACY_KEY"];
	const vars = { ENVIRONMENT: "production", SITE_URL: "https://www.agency.be", FEED_URL: "https://crm.example/f.json" };
	const config = (changes: Record<string, string>) =>
		({ vars: { ...vars, ...changes }, secrets: { required } }) as unknown as BuiltConfig;
	expect(() => checkSettings(config({}), null)).not.toThrow();
	expect(() => checkSettings(config({ CONTACT_TIMES: "third" }), null)).toThrow("CONTACT_TIMES: wants one of");
	const known = [...required, "FEED_TOKEN"];
	expect(() => checkSettings(config({}), { known, made: {} })).not.toThrow();
	const whise = { FEED_KIND: "whise", FEED_USER: "agency", FEED_CLIENT_ID: "1", FEED_OFFICE_ID: "2" };
	expect(() => checkSettings(config(whise), { known, made: {} })).toThrow("FEED_PASSWORD: missing");
	expect(() => checkSettings(config(whise), { known, made: { FEED_PASSWORD: "p" } })).not.toThrow();
	expect(() => checkSettings(config(whise), null)).not.toThrow();
	const sent = { LEADS_KIND: "webhook", LEADS_URL: "https://leads.example/" };
	expect(() => checkSettings(config(sent), { known, made: { LEADS_SECRET: "short" } })).toThrow("LEADS_SECRET: wants");
});
