import type { Brand } from "../../app/domain/agency/brand";
import type { Settings } from "../env";
import { epochSeconds } from "../platform/clock";
import type { Requests } from "../submissions/service";
import { type Canary, createCanary } from "./service";

type Others = {
	agency: () => Brand;
	siteAddress: () => string;
	requests: Pick<Requests, "sendCanary" | "takeOutCanary">;
};

export function createCanaryService(env: Env, settings: Settings, { agency, siteAddress, requests }: Others): Canary {
	return createCanary({
		db: env.PERSONAL,
		memory: env.CACHE,
		send: () =>
			requests.sendCanary({
				// The sender's own mailbox: it exists, and nobody reads it.
				mailbox: settings.email.from ?? agency().sender.address,
				language: settings.defaultLanguage,
				origin: siteAddress(),
				// A CRM would store a person every hour. The receiver of the webhook can filter by the form's name.
				sendsLead: settings.leads?.kind === "webhook",
			}),
		takeOut: requests.takeOutCanary,
		now: epochSeconds,
	});
}
