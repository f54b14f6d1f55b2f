import type { TFunction } from "i18next";
import { type Brand, brandValues } from "../../app/domain/agency/brand";
import type { Greeted } from "../../app/domain/email/greeting";
import type { EmailPropertyCard } from "../../app/domain/email/property-card";
import type { Language } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import { type AnswerSection, answersOf, choicesOf } from "./answers";
import { type EmailPart, emailHtml, emailText } from "./content";
import type { Email } from "./email";
import type { EmailRequest } from "./request";

export type ComposeOptions = {
	/** Without a trailing slash. */
	origin: string;
	fallback: Language;
	agency: Brand;
};

/** Renders an email from its template. Parts without a text in the template are omitted. */
export function compose(request: EmailRequest, { origin, fallback, agency }: ComposeOptions): Email {
	const { language, template } = request;
	const t = translator(language, fallback, "mail");
	const values = {
		...brandValues(agency, language),
		...request.values,
		...(request.quote ? { when: request.quote.when } : {}),
	};
	// i18next returns the key itself when there is no text.
	const translate = (key: string) => {
		const text = t(`${template}.${key}`, values);
		return text === `${template}.${key}` ? null : text;
	};
	const answers = request.answers ?? (request.choices ? choicesOf(request.choices) : {});
	const sections = answersOf(answers, language, fallback, request.names);
	const parts: EmailPart[] = [
		...texts(
			request.greet ? greeting(request.greet, t) : null,
			translate("intro"),
			...(request.remarks ?? []).map(translate),
		),
		...[...(request.property ? [request.property] : []), ...(request.properties ?? [])].map(propertyPart),
		...(request.buttonUrl
			? [{ kind: "button", label: translate("button") ?? "", url: request.buttonUrl } as const]
			: []),
		...(request.links?.length ? [{ kind: "links", links: request.links } as const] : []),
		...[...sections, ...(request.sections ?? [])].map(factsPart),
		...(request.facts?.length ? [{ kind: "facts", title: null, facts: request.facts } as const] : []),
		...texts(translate("next")),
		...(request.greet ? texts(t("closing", values)) : []),
		...(request.quote ? [{ kind: "quote", title: translate("quoted") ?? "", text: request.quote.text } as const] : []),
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
		subject: [request.about && `[${request.about}]`, request.subject ?? translate("subject") ?? title]
			.filter(Boolean)
			.join(" "),
		text: emailText(content, agency),
		html: emailHtml(content, agency),
		headers: {
			...request.headers,
			...(request.unsubscribe && {
				"List-Unsubscribe": `<${request.unsubscribe.oneClickUrl}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
			}),
		},
		attachments: request.attachments ?? [],
		priority: request.priority ?? 0,
		submissionId: request.submissionId ?? null,
		secret: request.secret ?? null,
		alert: request.alert ?? null,
	};
}

function greeting(greeted: Greeted, t: TFunction<"mail">): string {
	if (typeof greeted === "string") return t("greeting", { name: greeted });
	return t(greeted.title === "mr" ? "greetingMr" : "greetingMs", { name: greeted.lastName });
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
