import type { Brand } from "../../app/domain/agency/brand";
import type { Settings } from "../env";
import { epochSeconds } from "../platform/clock";
import { kick } from "../platform/kick";
import { createSendAtOnce } from "./at-once";
import { createEmailService, type EmailOptions } from "./service";
import { transportOf } from "./transports";

export function createEmailServices(
	env: Env,
	settings: Settings,
	{
		agency,
		...others
	}: Required<Pick<EmailOptions, "siteAddress" | "confirmAlert" | "standIns">> & { agency: () => Brand },
) {
	const transport = transportOf(env, settings, agency);
	const email = createEmailService({
		...others,
		agency,
		db: env.PERSONAL,
		bucket: env.PRIVATE,
		transport,
		keepsSecrets: settings.email.transport.kind === "keep",
		enqueue: () => kick(env.JOBS, { kind: "mail" }),
		fallback: settings.defaultLanguage,
		languages: settings.languages,
		now: epochSeconds,
	});
	/** `sendAtOnce` bypasses the outbox, for urgent emails and for alerts about the outbox. */
	return { email, sendAtOnce: createSendAtOnce(transport, agency) };
}
