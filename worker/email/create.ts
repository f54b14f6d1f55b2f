import type { Brand } from "../../app/domain/agency/brand";
import type { Settings } from "../env";
import { epochSeconds } from "../platform/clock";
import { kick } from "../platform/kick";
import { createSendAtOnce, type SendAtOnce } from "./at-once";
import { createEmailService, type EmailOptions, type EmailService } from "./service";
import { transportOf } from "./transports";

export type EmailServices = {
	email: EmailService;
	/** For what cannot wait for the outbox, or is about it. */
	sendAtOnce: SendAtOnce;
};

export function createEmailServices(
	env: Env,
	settings: Settings,
	{
		agency,
		...others
	}: Required<Pick<EmailOptions, "siteAddress" | "isStillTrue" | "standIns">> & { agency: () => Brand },
): EmailServices {
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
	return { email, sendAtOnce: createSendAtOnce(transport, agency) };
}
