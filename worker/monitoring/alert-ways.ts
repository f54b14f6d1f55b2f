import type { Brand } from "../../app/domain/agency/brand";
import type { SendAtOnce } from "../email/at-once";
import { fallbackOf, type Settings } from "../env";
import { type AlertWay, webhookWay } from "./alert";

type Others = { agency: () => Brand; siteAddress: () => string; sendAtOnce: SendAtOnce };

/** How an alert reaches the agency: by email, and by a webhook where one is set. */
export function createAlertWays(settings: Settings, others: Others): AlertWay[] {
	const byEmail = emailWay(settings, others);
	return settings.alertWebhookUrl ? [byEmail, webhookWay(settings.alertWebhookUrl)] : [byEmail];
}

/** Sent at once, to an independent address: the outbox may be what is late. */
function emailWay(settings: Settings, { agency, siteAddress, sendAtOnce }: Others): AlertWay {
	return {
		name: "email",
		async send({ subject, text, button, technical }) {
			const to = fallbackOf(settings, agency());
			// An agency that sets its site up may not have said it.
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
