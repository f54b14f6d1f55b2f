import type { Brand } from "../../app/domain/agency/brand";
import { type EmailContent, emailHtml, emailText } from "./content";
import type { Transport } from "./transports";

/** Sends an email without the outbox, whose delay may be the subject. @throws when sending fails */
export type SendAtOnce = (to: string, content: EmailContent) => Promise<void>;

export function createSendAtOnce(transport: Transport, agency: () => Brand): SendAtOnce {
	return async (to, content) => {
		const id = crypto.randomUUID();
		const sent = await transport({
			id,
			messageId: `<${id}@${new URL(content.origin).hostname}>`,
			to,
			replyTo: null,
			subject: content.title,
			text: emailText(content, agency()),
			html: emailHtml(content, agency()),
			headers: {},
			attachments: [],
		});
		if (!sent.ok) throw new Error(`the email did not leave: ${sent.fault}`);
	};
}
