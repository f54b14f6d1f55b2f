import { Hono } from "hono";
import type { MailboxEntry } from "../../email/service";
import { escapeHtml } from "../../platform/escape";
import type { HttpEnv } from "../context";
import { download } from "./files";

/** Local mailbox: `/dev/mailbox`, `/dev/mailbox.json`, one email, its attachments. */
export const devMailbox = new Hono<HttpEnv>()
	.get("/mailbox.json", async (c) => c.json(await c.get("services").email.mailbox()))
	// The local queue loses its messages when it stops; the outbox keeps its emails.
	.post("/mailbox/delivery", async (c) => {
		await c.get("services").email.kick();
		return c.body(null, 204);
	})
	.get("/mailbox", async (c) => c.html(page("Mailbox", list(await c.get("services").email.mailbox()))))
	.get("/mailbox/:id", async (c) => {
		const email = await c.get("services").email.email(c.req.param("id"));
		return email ? c.html(page(email.subject, single(email))) : c.notFound();
	})
	.get("/mailbox/:id/html", async (c) => {
		const email = await c.get("services").email.email(c.req.param("id"));
		if (!email) return c.notFound();
		// Emails have inline styles, which the site's pages may not have.
		c.header(
			"Content-Security-Policy",
			"default-src 'none'; img-src 'self' https: http:; style-src 'unsafe-inline'; frame-ancestors 'self'",
		);
		c.header("X-Frame-Options", "SAMEORIGIN");
		return c.html(email.html);
	})
	.get("/mailbox/:id/attachments/:place{[0-9]+}", async (c) => {
		const found = await c.get("services").email.attachment(c.req.param("id"), Number(c.req.param("place")));
		return found ? download(c, found.stored.filename, found.stored.type, found.body) : c.notFound();
	});

function page(title: string, body: string): string {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;
}

function list(emails: readonly MailboxEntry[]): string {
	const rows = emails.map(
		(email) =>
			`<tr><td><a href="/dev/mailbox/${email.id}">${escapeHtml(email.subject)}</a></td><td>${escapeHtml(email.to)}</td><td>${escapeHtml(email.form)}</td><td>${email.language}</td><td>${email.status}</td><td>${email.createdAt}</td></tr>`,
	);
	const head = "<tr><th>Subject</th><th>To</th><th>Form</th><th>Language</th><th>Status</th><th>Written</th></tr>";
	return `<h1>Mailbox</h1><p><a href="/dev/mailbox.json">JSON</a></p><table cellpadding="6"><thead>${head}</thead><tbody>${rows.join("")}</tbody></table>`;
}

function single(email: MailboxEntry): string {
	const headers = Object.entries(email.headers).map(([name, value]) => `${name}: ${value}`);
	const facts = [
		`To: ${email.to}`,
		`Reply-To: ${email.replyTo ?? "-"}`,
		`Status: ${email.status}`,
		email.createdAt,
		...headers,
	];
	const attachments = email.attachments.map(
		({ filename, type, size }, index) =>
			`<li><a href="/dev/mailbox/${email.id}/attachments/${index}">${escapeHtml(filename)}</a> (${escapeHtml(type)}, ${size} bytes)</li>`,
	);
	return `<p><a href="/dev/mailbox">All mails</a></p><h1>${escapeHtml(email.subject)}</h1><pre>${escapeHtml(facts.join("\n"))}</pre><ul>${attachments.join("")}</ul><iframe title="As HTML" src="/dev/mailbox/${email.id}/html" width="720" height="800"></iframe><h2>As text</h2><pre>${escapeHtml(email.text)}</pre>`;
}
