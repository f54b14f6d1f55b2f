import type { Brand } from "../../app/domain/agency/brand";
import type { SendAtOnce } from "../email/at-once";
import { fallbackOf, type Settings } from "../env";
import { type AlertWay, webhookWay } from "./alert";

type Others = { agency: () => Brand; siteAddress: () => string; sendAtOnce: SendAtOnce };

/** Creates the configured alert channels: email, and a webhook when one is set. */
export function createAlertWays(settings: Settings, others: Others): AlertWay[] {
	const byEmail = emailWay(settings, others);
	return settings.alertWebhookUrl ? [byEmail, webhookWay(settings.alertWebhookUrl)] : [byEmail];
}

/** Sends immediately to an independent address: the outbox itself may be late. */
function emailWay(settings: Settings, { agency, siteAddress, sendAtOnce }: Others): AlertWay {
	return {
		name: "email",
		async send({ subject, text, button, technical }) {
			const to = fallbackOf(settings, agency());
			// During setup, the agency may not have entered an address yet.
			if (to === "") throw new Error("nobody has said where alerts go: set MAIL_FALLBACK");
			await sendAtOnce(to, {
				language: settings.defaultLanguage,
				title: subject,
				parts: [
					...text.split("\n\n").map((paragraph) => ({ kind: "text", text: paragraph }) as const),
					...(button ? [{ kind: "button", ...button } as const] : []),
					...(technical ? [{ kind: "quiet", text: technical } as const] : []),
				],
				origin: siteAddress(),
			});
		},
	};
}
