import { brandValues } from "../../app/domain/agency/brand";
import type { Language } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import type { EmailPropertyCard, EmailRequest } from "../ports/email-request";
import { type AnswerSection, answersOf } from "./answers";
import { type EmailPart, emailHtml, emailText } from "./content";
import type { Email } from "./email";

export type ComposeOptions = {
	/** Without a slash at the end. */
	origin: string;
	fallback: Language;
};

/** Puts an email into words. Parts that its template has no text for are left out. */
export function compose(request: EmailRequest, { origin, fallback }: ComposeOptions): Email {
	const { language, template } = request;
	const t = translator(language, fallback, "mail");
	const values = { ...brandValues(language), ...request.values };
	// i18next answers with the key itself where there is no text.
	const translate = (key: string) => {
		const text = t(`${template}.${key}`, values);
		return text === `${template}.${key}` ? null : text;
	};
	const sections = request.answers ? answersOf(request.answers, language, fallback, request.names) : [];
	const parts: EmailPart[] = [
		...texts(
			request.greet ? t("greeting", { name: request.greet }) : null,
			translate("intro"),
			...(request.remarks ?? []).map(translate),
		),
		...[...(request.property ? [request.property] : []), ...(request.properties ?? [])].map(propertyPart),
		...(request.buttonUrl
			? [{ kind: "button", label: translate("button") ?? "", url: request.buttonUrl } as const]
			: []),
		...(request.links?.length ? [{ kind: "links", links: request.links } as const] : []),
		...sections.map(factsPart),
		...(request.facts?.length ? [{ kind: "facts", title: null, facts: request.facts } as const] : []),
		...texts(translate("next")),
		...(request.greet ? texts(t("closing", values)) : []),
		...quiet(translate("note"), request.unsubscribe ? t("stop", { url: request.unsubscribe.pageUrl }) : null),
	];
	const title = translate("title") ?? translate("subject") ?? "";
	const content = { language, title, parts, origin };
	return {
		form: request.form,
		language,
		to: request.to,
		cc: request.cc ?? null,
		fallbacks: request.fallbacks ?? null,
		replyTo: request.replyTo ?? null,
		subject: translate("subject") ?? title,
		text: emailText(content),
		html: emailHtml(content),
		headers: request.unsubscribe
			? {
					"List-Unsubscribe": `<${request.unsubscribe.oneClickUrl}>`,
					"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
				}
			: {},
		attachments: request.attachments ?? [],
		priority: request.priority ?? 0,
		submissionId: request.submissionId ?? null,
		secret: request.secret ?? null,
		alert: request.alert ?? null,
	};
}

function texts(...lines: (string | null)[]): EmailPart[] {
	return lines.flatMap((text) => (text ? [{ kind: "text", text } as const] : []));
}

function quiet(...lines: (string | null)[]): EmailPart[] {
	return lines.flatMap((text) => (text ? [{ kind: "quiet", text } as const] : []));
}

function propertyPart(property: EmailPropertyCard): EmailPart {
	return { kind: "home", ...property };
}

function factsPart(section: AnswerSection): EmailPart {
	return { kind: "facts", ...section };
}
