import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { publishBrand } from "../../app/domain/content/published";
import { createSendAtOnce } from "../email/at-once";
import { transportOf } from "../email/transports";
import { parseSettings } from "../env";
import { createAlertChannel } from "./alert";
import { createAlertWays } from "./alert-ways";

const alert = { subject: "Late", text: "The import is late.", late: ["import"] };
const settings = parseSettings({ ...env, ENVIRONMENT: "production", SITE_URL: "https://www.ancre.test" });

const sent: unknown[] = [];
const production = { ...env, MAIL: { send: async (email: unknown) => void sent.push(email) } } as unknown as Env;

afterEach(() => publishBrand({}));

test("an alert that nobody has given an address for has not been sent", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	publishBrand({}, settings.begins);
	const ways = createAlertWays(settings, () => settings.begins, createSendAtOnce(transportOf(production, settings)));
	await expect(createAlertChannel(ways)(alert)).rejects.toThrow();
	expect(logged.mock.calls.join()).toMatch(/alert-not-sent.*MAIL_FALLBACK/);
	expect(sent).toEqual([]);
});

test("emails come from the address that is published when they leave", async () => {
	publishBrand({}, settings.begins);
	const transport = transportOf(production, settings);
	publishBrand({ sender: { name: "L'Ancre", address: "post@ancre.test" } }, settings.begins);
	const email = { id: "1", messageId: "<1@ancre.test>", to: "a@example.com", replyTo: null, subject: "S" };
	await transport({ ...email, text: "T", html: "T", headers: {}, attachments: [] });
	expect(sent).toMatchObject([{ from: { email: "post@ancre.test" } }]);
});
