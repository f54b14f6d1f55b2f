import type { Brand } from "../../app/domain/agency/brand";
import type { Settings } from "../env";
import { epochSeconds } from "../platform/clock";
import type { Requests } from "../submissions/service";
import { type Canary, createCanary } from "./service";

/** @param requests asked when one is sent: services are put together before that */
export function createCanaryService(
	env: Env,
	settings: Settings,
	{
		agency,
		siteAddress,
		requests,
	}: { agency: () => Brand; siteAddress: () => string; requests(): Pick<Requests, "sendCanary" | "takeOutCanary"> },
): Canary {
	return createCanary({
		db: env.PERSONAL,
		memory: env.CACHE,
		send: () =>
			requests().sendCanary({
				// The sender's own mailbox: it exists, and nobody reads it.
				mailbox: settings.email.from ?? agency().sender.address,
				language: settings.defaultLanguage,
				origin: siteAddress(),
				// A CRM would keep a person of each, every hour; who receives the webhook reads the form's name.
				sendsLead: settings.leads?.kind === "webhook",
			}),
		takeOut: (id) => requests().takeOutCanary(id),
		now: epochSeconds,
	});
}
