import { Hono } from "hono";
import { escapeHtml } from "../mail/letter";
import type { MailboxEntry } from "../mail/service";
import type { HttpEnv } from "./context";
import { download } from "./files";

/** Every mail of local work, as it would look: `/dev/mailbox`, `/dev/mailbox.json`, one mail, its attachments. */
export const devMailbox = new Hono<HttpEnv>()
	.get("/mailbox.json", async (c) => c.json(await c.get("services").mail.mailbox()))
	.get("/mailbox", async (c) => c.html(page("Mailbox", list(await c.get("services").mail.mailbox()))))
	.get("/mailbox/:id", async (c) => {
		const mail = await c.get("services").mail.mail(c.req.param("id"));
		return mail ? c.html(page(mail.subject, single(mail))) : c.notFound();
	})
	.get("/mailbox/:id/html", async (c) => {
		const mail = await c.get("services").mail.mail(c.req.param("id"));
		if (!mail) return c.notFound();
		// Mails carry their styles in place; no page of the site may.
		c.header(
			"Content-Security-Policy",
			"default-src 'none'; img-src 'self' https: http:; style-src 'unsafe-inline'; frame-ancestors 'self'",
		);
		c.header("X-Frame-Options", "SAMEORIGIN");
		return c.html(mail.html);
	})
	.get("/mailbox/:id/attachments/:place{[0-9]+}", async (c) => {
		const found = await c.get("services").mail.attachment(c.req.param("id"), Number(c.req.param("place")));
		return found ? download(c, found.stored.filename, found.stored.type, found.body) : c.notFound();
	});

function page(title: string, body: string): string {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;
}

function list(mails: readonly MailboxEntry[]): string {
	const rows = mails.map(
		(mail) =>
			`<tr><td><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td><td>${escapeHtml(mail.to)}</td><td>${escapeHtml(mail.form)}</td><td>${mail.language}</td><td>${mail.status}</td><td>${mail.createdAt}</td></tr>`,
	);
	const head = "<tr><th>Subject</th><th>To</th><th>Form</th><th>Language</th><th>Status</th><th>Written</th></tr>";
	return `<h1>Mailbox</h1><p><a href="/dev/mailbox.json">JSON</a></p><table cellpadding="6"><thead>${head}</thead><tbody>${rows.join("")}</tbody></table>`;
}

function single(mail: MailboxEntry): string {
	const headers = Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`);
	const facts = [
		`To: ${mail.to}`,
		`Reply-To: ${mail.replyTo ?? "-"}`,
		`Status: ${mail.status}`,
		mail.createdAt,
		...headers,
	];
	const attachments = mail.attachments.map(
		({ filename, type, size }, place) =>
			`<li><a href="/dev/mailbox/${mail.id}/attachments/${place}">${escapeHtml(filename)}</a> (${escapeHtml(type)}, ${size} bytes)</li>`,
	);
	return `<p><a href="/dev/mailbox">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1><pre>${escapeHtml(facts.join("\n"))}</pre><ul>${attachments.join("")}</ul><iframe title="As HTML" src="/dev/mailbox/${mail.id}/html" width="720" height="800"></iframe><h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`;
}
