import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { createSendAtOnce } from "../email/at-once";
import { transportOf } from "../email/transports";
import { parseSettings, siteAddressOf } from "../env";
import { createAlertChannel } from "./alert";
import { createAlertWays } from "./alert-ways";

const alert = { subject: "Late", text: "The import is late.", late: ["import"] };
const settings = parseSettings({ ...env, ENVIRONMENT: "production", SITE_URL: "https://www.ancre.test" });

const sent: unknown[] = [];
const production = { ...env, MAIL: { send: async (email: unknown) => void sent.push(email) } } as unknown as Env;

test("an alert that nobody has given an address for has not been sent", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const agency = () => settings.initialBrand;
	const sendAtOnce = createSendAtOnce(transportOf(production, settings, agency), agency);
	const siteAddress = () => siteAddressOf(settings, agency());
	const ways = createAlertWays(settings, { agency, siteAddress, sendAtOnce });
	await expect(createAlertChannel(ways)(alert)).rejects.toThrow();
	expect(logged.mock.calls.join()).toMatch(/alert-not-sent.*MAIL_FALLBACK/);
	expect(sent).toEqual([]);
});

test("emails come from the address that is published when they leave", async () => {
	let agency = settings.initialBrand;
	const transport = transportOf(production, settings, () => agency);
	agency = { ...agency, sender: { name: "L'Ancre", address: "post@ancre.test" } };
	const email = { id: "1", messageId: "<1@ancre.test>", to: "a@example.com", replyTo: null, subject: "S" };
	await transport({ ...email, text: "T", html: "T", headers: {}, attachments: [] });
	expect(sent).toMatchObject([{ from: { email: "post@ancre.test" } }]);
});

test("an alert leads to the website that is published when it leaves", async () => {
	const elsewhere = parseSettings({
		...env,
		ENVIRONMENT: "production",
		SITE_URL: undefined,
		MAIL_FALLBACK: "a@example.com",
	});
	let agency = elsewhere.initialBrand;
	const now = () => agency;
	const sendAtOnce = createSendAtOnce(transportOf(production, elsewhere, now), now);
	const siteAddress = () => siteAddressOf(elsewhere, agency);
	const [byEmail] = createAlertWays(elsewhere, { agency: now, siteAddress, sendAtOnce });
	agency = { ...agency, website: "https://www.kompas.test" };
	await byEmail?.send(alert);
	expect(sent.at(-1)).toMatchObject({ html: expect.stringContaining('href="https://www.kompas.test/nl/"') });
});
