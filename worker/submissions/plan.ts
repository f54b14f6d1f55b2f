import type { Texts } from "i18next";
import { deskSectionPath } from "../../app/domain/desk/sections";
import { formatMomentInWords } from "../../app/domain/formatting/dates";
import type { FormName } from "../../app/domain/forms/form-names";
import { type FormValues, forms } from "../../app/domain/forms/forms";
import type { FieldMessages } from "../../app/domain/forms/parse";
import type { Language } from "../../app/domain/language";
import { languageName } from "../../app/domain/language";
import type { DealForm } from "../../app/domain/property/deal-terms";
import { formRefusal, refusalNotices } from "../../app/domain/property/listing";
import { translator } from "../../app/i18n/translator";
import { momentOf } from "../platform/clock";
import {
	type Addressed,
	type EmailPropertyCard,
	type EmailRequest,
	type EmailTemplate,
	greetedOf,
} from "../ports/email-request";
import type { LeadFields, LeadPerson } from "../ports/lead";
import type { officeOf } from "../ports/recipients";
import { officeAddress, officeLanguage, recipientsOf } from "../ports/recipients";
import type { RequestDependencies, Subject, SubjectFor } from "./ports";
import { FILE_LINK_SECONDS } from "./retention";
import type { Upload } from "./upload-files";

/** A form that has passed every check that needs no database, before it is stored. */
export type Arrival<Form extends FormName = FormName> = {
	/** The submission's id. */
	id: string;
	form: Form;
	data: FormValues<Form>;
	/** As it will be stored: files by name, telephone numbers in both forms. */
	stored: Record<string, unknown>;
	uploads: readonly Upload[];
	language: Language;
	/** The origin of the request, without a trailing slash. */
	origin: string;
	/** What the link to the form's page says of itself, such as its campaign. */
	campaign: string | null;
	now: number;
	deps: RequestDependencies;
};

/** Keys of the namespace `validation`. */
export type NoticeKey =
	| `notice.${Exclude<keyof Texts["validation"]["notice"], "notStored">}`
	| `notice.notStored.${keyof Texts["validation"]["notice"]["notStored"]}`
	| `gone.${keyof Texts["validation"]["gone"]}`;

export type Refusal = { ok: false; status: 409 | 422; notice: NoticeKey; errors: FieldMessages };

/** What follows from an accepted form, in one batch with the submission itself. */
export type SubmissionPlan = {
	statements?: D1PreparedStatement[];
	emails: EmailRequest[];
	/** The lead for the agency's CRM; absent where there is none. */
	lead?: LeadDraft;
	/** Files that were made of it, kept beside those that came with it. */
	made?: Upload[];
	/** Everyone the submission names. */
	addresses: (string | undefined)[];
	propertyId?: number | undefined;
	projectId?: number | undefined;
	/** What is stored, where it is less than what came. */
	stored?: object;
	/** Epoch seconds; without it the form's own period counts from now. */
	expiresAt?: number | null;
	/** Leads the visitor back to the appointment that was booked. */
	appointment?: string;
};

export type SubmissionPlanner<Form extends FormName> = (arrival: Arrival<Form>) => Promise<SubmissionPlan | Refusal>;

type Refused = [status: 409, field: string, key: NoticeKey] | [status: 422, field: string, key: string];

export function refuse(...[status, field, key]: Refused): Refusal {
	return { ok: false, status, notice: status === 409 ? key : "notice.fields", errors: { [field]: { key } } };
}

/** Forms with words for an email to one side. */
type FormWithEmail<Side extends "agency" | "visitor"> = {
	[Form in FormName]: `${Side}.${Form}` extends EmailTemplate ? Form : never;
}[FormName];

type Details = Pick<
	EmailRequest,
	"values" | "remarks" | "names" | "buttonUrl" | "links" | "unsubscribe" | "attachments"
>;

/**
 * The request with everything in it, for the agency. Answering it writes to the visitor.
 * @param office the office's address; who gets it beside or before the office is decided by the agency's routing
 */
export async function agencyEmail(
	{ id, form, stored, deps, uploads, language, origin, now }: Arrival<FormWithEmail<"agency">>,
	office: string,
	replyTo: string,
	{ subject, ...details }: Details & { subject?: Subject<"agency">; answers?: object } = {},
): Promise<EmailRequest> {
	const agencyLanguage = officeLanguage(deps.agency().offices, office, deps.agencyLanguage);
	// What a stranger has sent is opened at the desk, by choice and by who may; a form that is not there has its file's link.
	const item = forms[form].inInbox ? origin + deskSectionPath("inbox", agencyLanguage, id) : null;
	const links = uploads.map(({ key, name }) => ({
		label: name,
		url: item ?? origin + fileLink(deps, key, now + FILE_LINK_SECONDS),
	}));
	const reads = translator(agencyLanguage, deps.agencyLanguage, "mail")("visitorLanguage");
	return {
		form,
		template: `agency.${form}`,
		language: agencyLanguage,
		...recipientsOf(deps.routing(), form, office, subject?.agent ?? null),
		property: subject?.propertyCard ?? null,
		about: subject?.name ?? null,
		replyTo,
		answers: stored,
		facts: [{ label: reads, value: languageName(language, agencyLanguage) }],
		submissionId: id,
		...details,
		links: [...(details.links ?? []), ...links],
	};
}

/**
 * The visitor's email, in the visitor's language. Answering it writes to the agency. The address has not proved itself:
 * nothing that was typed is repeated in it but a name without links.
 */
export function visitorEmail(
	{ id, form, data, language, now }: Arrival<FormWithEmail<"visitor">>,
	visitor: { email: string; name: string },
	agency: string,
	details: Details & { property?: EmailPropertyCard<"visitor" | "confirmed">; choices?: object } = {},
): EmailRequest {
	return {
		form,
		template: `visitor.${form}`,
		language,
		to: visitor.email,
		replyTo: agency,
		greet: visitor.name ? (greetedOf(data as Addressed) ?? visitor.name) : null,
		submissionId: id,
		...details,
		values: { received: formatMomentInWords(momentOf(now), language), ...details.values },
	};
}

/** A path that leads to a private file until it expires. */
export function fileLink(deps: Pick<RequestDependencies, "links">, key: string, expires: number): string {
	return `/files/${key}?expires=${expires}&signature=${deps.links.sign("file", `${key} ${expires}`)}`;
}

/** A property or project in the visitor's language and in that of the office that gets the email. */
export async function subjectIn(
	{ deps, language, origin }: Pick<Arrival, "deps" | "language" | "origin">,
	about: { propertyId?: number | undefined; projectId?: number | undefined },
): Promise<SubjectFor | Refusal> {
	const { propertyId, projectId } = about;
	const find = (wanted: Language) =>
		propertyId !== undefined
			? deps.subjects.property(propertyId, wanted, origin)
			: deps.subjects.project(projectId ?? 0, wanted, origin);
	const asked = await find(language);
	const own =
		asked && asked !== "gone"
			? officeLanguage(deps.agency().offices, officeAddress(deps, asked.visitor), deps.agencyLanguage)
			: language;
	const agency = language === own ? asked : await find(own);
	if (asked === "gone" || agency === "gone") return refuse(409, "propertyId", "gone.property");
	if (asked && agency) return { ...asked, agency: agency.agency };
	return propertyId !== undefined
		? refuse(422, "propertyId", "gone.property")
		: refuse(422, "projectId", "gone.project");
}

/** A property that is asked for while it takes such a form. */
export async function propertyIn(
	arrival: Pick<Arrival, "deps" | "language" | "origin">,
	propertyId: number,
	form: DealForm,
): Promise<SubjectFor | Refusal> {
	const subject = await subjectIn(arrival, { propertyId });
	if ("ok" in subject) return subject;
	return refusalOf(subject.agency, form) ?? subject;
}

/** Null where the property takes the form; a project takes them all. */
export function refusalOf({ offered }: Pick<Subject, "offered">, form: DealForm): Refusal | null {
	const reason = offered && formRefusal(offered, form);
	return reason && refuse(409, "propertyId", refusalNotices[reason]);
}

/** The fields of a form's lead that only its plan can fill in. */
export type LeadDraft = {
	/** The property or project that it is about, in the agency's language. */
	subject?: Subject<"agency">;
	unit?: string | null;
	/** What decides the office where it is about no property. */
	place?: Parameters<typeof officeOf>[1];
	/** Where the form names its people in another way. */
	person?: LeadPerson;
	fields?: LeadFields;
	about?: string;
};
