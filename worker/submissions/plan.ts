import type { Texts } from "i18next";
import type { officeOf } from "../../app/domain/agency/recipients";
import { officeAddress, officeLanguage, recipientsOf } from "../../app/domain/agency/recipients";
import { deskSectionPath } from "../../app/domain/desk/sections";
import { type Addressed, greetedOf } from "../../app/domain/email/greeting";
import type { EmailPropertyCard } from "../../app/domain/email/property-card";
import { formatMomentInWords } from "../../app/domain/formatting/dates";
import type { FormName } from "../../app/domain/forms/form-names";
import { type FormValues, forms } from "../../app/domain/forms/forms";
import type { FieldMessages } from "../../app/domain/forms/parse";
import type { Language } from "../../app/domain/language";
import { languageName } from "../../app/domain/language";
import type { LeadFields, LeadPerson } from "../../app/domain/lead";
import type { DealForm } from "../../app/domain/property/deal-terms";
import { formRefusal, refusalNotices } from "../../app/domain/property/listing";
import { translator } from "../../app/i18n/translator";
import type { EmailRequest, EmailTemplate } from "../email/request";
import { toIsoString } from "../platform/clock";
import type { RequestDependencies, Subject, SubjectFor } from "./dependencies";
import { FILE_LINK_SECONDS } from "./retention";
import type { Upload } from "./upload-files";

/** A form that has passed every check without the database and is not stored yet. */
export type Arrival<Form extends FormName = FormName> = {
	/** The submission's id. */
	id: string;
	form: Form;
	data: FormValues<Form>;
	/** The data to store: files by name, telephone numbers as entered and in E.164. */
	stored: Record<string, unknown>;
	uploads: readonly Upload[];
	language: Language;
	/** The origin of the request, without a trailing slash. */
	origin: string;
	/** Campaign of the link to the form's page. */
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

/** Effects of an accepted form, written in one batch with the submission. */
export type SubmissionPlan = {
	statements?: D1PreparedStatement[];
	emails: EmailRequest[];
	lead?: LeadDraft;
	/** Generated files, stored beside the uploads. */
	made?: Upload[];
	/** Email addresses of everyone the submission names. */
	addresses: (string | undefined)[];
	propertyId?: number | undefined;
	projectId?: number | undefined;
	/** Replaces the stored data when less than the input is kept. */
	stored?: object;
	/**
	 * Epoch seconds; null keeps the submission for ever. When absent, the form's own retention period counts from now.
	 */
	expiresAt?: number | null;
	/** Token of the booked appointment, for the visitor's browser. */
	appointment?: string;
};

export type SubmissionPlanner<Form extends FormName> = (arrival: Arrival<Form>) => Promise<SubmissionPlan | Refusal>;

type Refused = [status: 409, field: string, key: NoticeKey] | [status: 422, field: string, key: string];

export function refuse(...[status, field, key]: Refused): Refusal {
	return { ok: false, status, notice: status === 409 ? key : "notice.fields", errors: { [field]: { key } } };
}

/** Forms with an email template for one side. */
type FormWithEmail<Side extends "agency" | "visitor"> = {
	[Form in FormName]: `${Side}.${Form}` extends EmailTemplate ? Form : never;
}[FormName];

type Details = Pick<
	EmailRequest,
	"values" | "remarks" | "names" | "buttonUrl" | "links" | "unsubscribe" | "attachments"
>;

/**
 * Builds the agency's email with the whole submission. Its reply address is the visitor's.
 * @param office the office's address; the agency's routing may add or replace recipients
 */
export async function agencyEmail(
	{ id, form, stored, deps, uploads, language, origin, now }: Arrival<FormWithEmail<"agency">>,
	office: string,
	replyTo: string,
	{ subject, ...details }: Details & { subject?: Subject<"agency">; answers?: object } = {},
): Promise<EmailRequest> {
	const agencyLanguage = officeLanguage(deps.agency().offices, office, deps.agencyLanguage);
	// Visitors' files are opened at the desk, with its permissions; a form outside the inbox links to the file itself.
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
 * Builds the visitor's email in the visitor's language. Its reply address is the agency's. The address is unverified,
 * so the email repeats no input except a name without links.
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
		values: { received: formatMomentInWords(toIsoString(now), language), ...details.values },
	};
}

/** Signs the path of a private file. @param expires epoch seconds */
export function fileLink(deps: Pick<RequestDependencies, "links">, key: string, expires: number): string {
	return `/files/${key}?expires=${expires}&signature=${deps.links.sign("file", `${key} ${expires}`)}`;
}

/** Returns a property or project in the visitor's language and in that of the receiving office. */
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

/** Returns a property if it takes the form at present. */
export async function propertyIn(
	arrival: Pick<Arrival, "deps" | "language" | "origin">,
	propertyId: number,
	form: DealForm,
): Promise<SubjectFor | Refusal> {
	const subject = await subjectIn(arrival, { propertyId });
	if ("ok" in subject) return subject;
	return refusalOf(subject.agency, form) ?? subject;
}

/** Returns why a property does not take a form; null when it does. A project takes every form. */
export function refusalOf({ offered }: Pick<Subject, "offered">, form: DealForm): Refusal | null {
	const reason = offered && formRefusal(offered, form);
	return reason && refuse(409, "propertyId", refusalNotices[reason]);
}

/** The parts of a lead that only the form's plan knows. */
export type LeadDraft = {
	/** The subject, in the agency's language. */
	subject?: Subject<"agency">;
	unit?: string | null;
	/** Place that selects the office of a lead without a property. */
	place?: Parameters<typeof officeOf>[1];
	/** The person, for a form with other field names. */
	person?: LeadPerson;
	fields?: LeadFields;
	about?: string;
};
