import type { InboxForm } from "./inbox-forms";

/** Opening lines for a reply, per form. Their texts are `answerTemplate` in `mail.json`, their names in `desk.json`. */
export const answerTemplates = {
	"contact-me": ["available", "taken", "call"],
	"contact-visit": ["times", "taken", "call"],
	"contact-appointment": ["call"],
	"open-house": ["call"],
	"contact-construction": ["received", "call"],
	"site-contact": ["received", "call"],
	"contact-demand": ["valuation", "call"],
	offer: ["offerPassedOn", "offerDeclined", "call"],
	"rent-application": ["candidateNext", "candidateOther", "call"],
	"request-documents": ["documents", "call"],
	"job-contact": ["jobReceived", "jobDeclined"],
	"accessibility-report": ["accessibility", "call"],
} as const satisfies Record<InboxForm, readonly string[]>;

export type AnswerTemplate = (typeof answerTemplates)[InboxForm][number];

/** Returns the template named in an address, if its form has it. */
export function templateNamed(form: InboxForm, name: string | null): AnswerTemplate | null {
	const templates: readonly AnswerTemplate[] = answerTemplates[form];
	return templates.find((template) => template === name) ?? null;
}
