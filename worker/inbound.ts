import { MAX_EMAIL } from "./desk/inbox/inbound-email";
import { log } from "./platform/log";
import { createServices } from "./services";

/** SMTP rejection texts, from which the sender learns that the message was not delivered. */
const refusals: Readonly<Record<string, string>> = {
	unreadable: "This message cannot be read.",
	"unknown-address": "There is no such address.",
	"too-many": "This conversation takes no more messages.",
	"too-large": "This message is too large.",
};

/** Handles an email from the platform's email routing. If it throws, the sender's server retries. */
export async function takeEmail(message: ForwardableEmailMessage, env: Env): Promise<void> {
	const outcome = message.rawSize > MAX_EMAIL ? "too-large" : await receive(message, env);
	log("info", "email-received", { outcome, bytes: message.rawSize });
	const refusal = refusals[outcome];
	if (refusal) message.setReject(refusal);
}

async function receive({ raw, to }: ForwardableEmailMessage, env: Env) {
	const services = createServices(env);
	await services.content.refresh();
	return services.desk.inbox.receive(new Uint8Array(await new Response(raw).arrayBuffer()), to);
}
