import { brand } from "../../app/domain/agency/brand";
import { type EmailContent, emailHtml, emailText } from "../email/content";
import type { Settings } from "../env";
import { type AlertWay, webhookWay } from "../monitoring/alert";
import { transportOf } from "./visitor-services";

/** How an alert reaches the agency: by email, and by a webhook where one is set. */
export function createAlertWays(env: Env, settings: Settings): AlertWay[] {
	const byEmail = emailWay(env, settings);
	return settings.alertWebhookUrl ? [byEmail, webhookWay(settings.alertWebhookUrl)] : [byEmail];
}

/** Sent directly through the transport, to an independent address: the outbox may be what is late. */
function emailWay(env: Env, settings: Settings): AlertWay {
	const origin = settings.siteUrl ?? brand.website;
	return {
		name: "email",
		async send({ subject, text, button, technical }) {
			const to = settings.email.routing.fallback;
			// An agency that sets its site up may not have said it.
			if (to === "") throw new Error("nobody has said where alerts go: set MAIL_FALLBACK");
			const content: EmailContent = {
				language: settings.defaultLanguage,
				title: subject,
				parts: [
					...text.split("\n\n").map((paragraph) => ({ kind: "text", text: paragraph }) as const),
					...(button ? [{ kind: "button", ...button } as const] : []),
					...(technical ? [{ kind: "quiet", text: technical } as const] : []),
				],
				origin,
			};
			const id = crypto.randomUUID();
			const sent = await transportOf(
				env,
				settings,
			)({
				id,
				messageId: `<${id}@${new URL(origin).hostname}>`,
				to,
				replyTo: null,
				subject,
				text: emailText(content),
				html: emailHtml(content),
				headers: {},
				attachments: [],
			});
			if (!sent.ok) throw new Error(`the alert did not leave: ${sent.fault}`);
		},
	};
}
