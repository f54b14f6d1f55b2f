import type { Brand } from "../../app/domain/agency/brand";
import type { EmailPropertyCard } from "../../app/domain/email/property-card";
import { displayPhone } from "../../app/domain/formatting/phone";
import type { Language } from "../../app/domain/language";
import { escapeHtml } from "../platform/escape";

export type EmailFact = { label: string; value: string };

/** Parts of an email, from top to bottom. Texts are plain; the layout escapes them. */
export type EmailPart =
	| { kind: "text"; text: string }
	| { kind: "quiet"; text: string }
	| { kind: "facts"; title: string | null; facts: EmailFact[] }
	| ({ kind: "home" } & EmailPropertyCard)
	| { kind: "button"; label: string; url: string }
	| { kind: "links"; links: { label: string; url: string }[] }
	/** Quoted earlier message. */
	| { kind: "quote"; title: string; text: string };

export type EmailContent = { language: Language; title: string; parts: EmailPart[]; origin: string };

const colours = {
	paper: "#fbfaf7",
	surface: "#ffffff",
	ink: "#1c1b19",
	quiet: "#625e56",
	hairline: "#e4e0d8",
};

/** Accent of the site's light theme. */
const bundledAccent = { accent: "#a5401f", on: "#ffffff" };

/** Colours of links and buttons. Emails always have a light background. */
type Accent = { accent: string; on: string };

/** The agency's data that an email shows. */
type Signatory = Pick<Brand, "name" | "legalName" | "phone" | "email" | "institute" | "companyNumber" | "colours">;

const serif = "Newsreader, Georgia, 'Times New Roman', serif";
const sans = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";

function multiline(text: string): string {
	return escapeHtml(text).replace(/\n/g, "<br>");
}

/** Renders the plain-text version. */
export function emailText(content: EmailContent, agency: Signatory): string {
	const { language, title, parts } = content;
	return [
		title,
		...parts.map((part) => partText(part, colons[language])),
		["-- ", ...signature(content, agency)].join("\n"),
	]
		.join("\n\n")
		.concat("\n");
}

/** French sets a non-breaking space before a colon. */
const colons: Readonly<Record<Language, string>> = { nl: ":", fr: "\u00a0:", en: ":", de: ":" };

function partText(part: EmailPart, colon: string): string {
	switch (part.kind) {
		case "text":
		case "quiet":
			return part.text;
		case "facts":
			return [part.title, ...part.facts.map(({ label, value }) => `${label}${colon} ${value}`)]
				.filter(Boolean)
				.join("\n");
		case "home":
			return [part.news, part.title, part.details, part.why, part.url].filter(Boolean).join("\n");
		case "button":
			return `${part.label}${colon}\n${part.url}`;
		case "links":
			return part.links.map(({ label, url }) => `${label}${colon}\n${url}`).join("\n");
		case "quote":
			return [part.title, ...part.text.split("\n").map((line) => `> ${line}`)].join("\n");
	}
}

/** Lines of the sender below every email. */
function signature({ language, origin }: EmailContent, agency: Signatory): string[] {
	const { host } = new URL(origin);
	// The agency has not entered its details yet.
	if (agency.legalName === "") return [host];
	return [
		`${agency.legalName} · ${displayPhone(agency.phone)} · ${agency.email}`,
		`${agency.institute.label[language]} ${agency.institute.number} · ${agency.companyNumber} · ${host}`,
	];
}

/**
 * Renders the HTML version: one column, inline styles, no script, no external content except pictures of properties.
 */
export function emailHtml(content: EmailContent, agency: Signatory): string {
	const { language, title, parts, origin } = content;
	const accent = agency.colours?.light ?? bundledAccent;
	const footer = signature(content, agency).map(escapeHtml).join("<br>");
	return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:${colours.paper};color:${colours.ink};font-family:${sans}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 0 20px;font-family:${serif};font-size:24px;letter-spacing:.01em"><a href="${escapeHtml(origin)}/${language}/" style="color:${colours.ink};text-decoration:none">${escapeHtml(agency.name)}</a></td></tr>
<tr><td style="background:${colours.surface};border:1px solid ${colours.hairline};padding:32px">
<h1 style="margin:0 0 20px;font-family:${serif};font-weight:400;font-size:28px;line-height:1.2">${escapeHtml(title)}</h1>
${parts.map((part) => partHtml(part, accent)).join("\n")}
</td></tr>
<tr><td style="padding:20px 0;font-size:13px;line-height:1.6;color:${colours.quiet}">${footer}</td></tr>
</table></td></tr></table></body></html>`;
}

function partHtml(part: EmailPart, accent: Accent): string {
	switch (part.kind) {
		case "text":
			return `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${multiline(part.text)}</p>`;
		case "quiet":
			return `<p style="margin:16px 0 0;font-size:14px;line-height:1.6;color:${colours.quiet}">${multiline(part.text)}</p>`;
		case "facts":
			return factsHtml(part.title, part.facts);
		case "home":
			return propertyHtml(part, accent);
		case "button":
			return `<p style="margin:24px 0"><a href="${escapeHtml(part.url)}" style="display:inline-block;background:${accent.accent};color:${accent.on};padding:14px 24px;font-size:16px;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
		case "links":
			return `<ul style="margin:0 0 16px;padding:0 0 0 20px;font-size:16px;line-height:1.8">${part.links.map((link) => `<li><a href="${escapeHtml(link.url)}" style="color:${accent.accent}">${escapeHtml(link.label)}</a></li>`).join("")}</ul>`;
		case "quote":
			return `<p style="margin:24px 0 8px;font-size:14px;color:${colours.quiet}">${escapeHtml(part.title)}</p><blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid ${colours.hairline};font-size:15px;line-height:1.6;color:${colours.quiet};overflow-wrap:anywhere">${multiline(part.text)}</blockquote>`;
	}
}

function factsHtml(title: string | null, facts: readonly EmailFact[]): string {
	const heading = title
		? `<h2 style="margin:24px 0 8px;font-size:14px;font-weight:600;color:${colours.quiet}">${escapeHtml(title)}</h2>`
		: "";
	const rows = facts.map(
		({ label, value }) =>
			`<tr><th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid ${colours.hairline};font-weight:400;color:${colours.quiet};width:38%">${escapeHtml(label)}</th><td valign="top" style="padding:8px 0;border-top:1px solid ${colours.hairline};overflow-wrap:anywhere">${multiline(value)}</td></tr>`,
	);
	return `${heading}<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px;line-height:1.5;border-collapse:collapse">${rows.join("")}</table>`;
}

function propertyHtml(property: EmailPropertyCard, accent: Accent): string {
	const url = escapeHtml(property.url);
	const picture = property.picture
		? `<a href="${url}"><img src="${escapeHtml(property.picture)}" alt="" width="534" style="display:block;width:100%;height:auto;border:0"></a>`
		: "";
	const lines = [
		property.news ? `<span style="color:${accent.accent};font-weight:600">${escapeHtml(property.news)}</span>` : null,
		`<a href="${url}" style="color:${colours.ink};font-family:${serif};font-size:20px;text-decoration:none">${escapeHtml(property.title)}</a>`,
		`<span style="color:${colours.quiet}">${escapeHtml(property.details)}</span>`,
		property.why ? `<span style="font-size:14px">${escapeHtml(property.why)}</span>` : null,
	].filter((line) => line !== null);
	return `<div style="margin:0 0 20px;border:1px solid ${colours.hairline}">${picture}<p style="margin:0;padding:16px;font-size:15px;line-height:1.5">${lines.join("<br>")}</p></div>`;
}
