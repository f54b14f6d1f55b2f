import type { Texts } from "i18next";
import type { FormName } from "../../app/domain/forms/form-names";
import type { FormValues } from "../../app/domain/forms/forms";
import type { FieldMessages } from "../../app/domain/forms/parse";
import type { Language } from "../../app/domain/language";
import type { Market } from "../../app/domain/property/listing";
import type { EmailRequest, EmailTemplate } from "../ports/email-request";
import type { LeadAgent } from "../ports/lead";
import { recipientsOf } from "../ports/recipients";
import type { LeadDraft } from "./lead-draft";
import type { RequestDependencies, Subject } from "./ports";
import { FILE_LINK_SECONDS } from "./retention";
import type { Upload } from "./upload-files";

/** A form that has passed every check that needs no database, before it is stored. */
export type Arrival<Form extends FormName = FormName> = {
	/** The submission's id. */
	id: string;
	form: Form;
	data: FormValues<Form>;
	/** As it will be stored: files by name, telephone numbers in both forms. */
	stored: object;
	uploads: readonly Upload[];
	language: Language;
	/** The origin of the request, without a trailing slash. */
	origin: string;
	now: number;
	deps: RequestDependencies;
};

/** Keys of the namespace `validation`. */
export type NoticeKey =
	| `notice.${Exclude<keyof Texts["validation"]["notice"], "notStored">}`
	| `notice.notStored.${keyof Texts["validation"]["notice"]["notStored"]}`
	| `gone.${keyof Texts["validation"]["gone"]}`;

export type Refusal = { refused: true; status: 409 | 422; notice: NoticeKey; errors: FieldMessages };

/** What follows from an accepted form, in one batch with the submission itself. */
export type SubmissionPlan = {
	refused?: false;
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
	return { refused: true, status, notice: status === 409 ? key : "notice.fields", errors: { [field]: { key } } };
}

export { officeAddress } from "../ports/recipients";

/** Forms with words for an email to one side. */
type FormWithEmail<Side extends "agency" | "visitor"> = {
	[Form in FormName]: `${Side}.${Form}` extends EmailTemplate ? Form : never;
}[FormName];

type Details = Pick<
	EmailRequest,
	"values" | "remarks" | "property" | "names" | "buttonUrl" | "links" | "unsubscribe" | "attachments"
>;

/**
 * The request with everything in it, for the agency. Answering it writes to the visitor.
 * @param office the office's address; who gets it beside or before the office is decided by the agency's routing
 */
export async function agencyEmail(
	{ id, form, stored, deps, uploads, origin, now }: Arrival<FormWithEmail<"agency">>,
	office: string,
	replyTo: string,
	{ agent = null, ...details }: Details & { agent?: LeadAgent | null } = {},
): Promise<EmailRequest> {
	const links = await Promise.all(
		uploads.map(async ({ key, name }) => ({
			label: name,
			url: origin + (await fileLink(deps, key, now + FILE_LINK_SECONDS)),
		})),
	);
	return {
		form,
		template: `agency.${form}`,
		language: deps.agencyLanguage,
		...recipientsOf(deps.routing, form, office, agent),
		replyTo,
		answers: stored,
		submissionId: id,
		...details,
		links: [...(details.links ?? []), ...links],
	};
}

/** The visitor's email, in the visitor's language. Answering it writes to the agency. */
export function visitorEmail(
	{ id, form, language }: Arrival<FormWithEmail<"visitor">>,
	visitor: { email: string; name: string },
	agency: string,
	details: Details & { answers?: object } = {},
): EmailRequest {
	return {
		form,
		template: `visitor.${form}`,
		language,
		to: visitor.email,
		replyTo: agency,
		greet: visitor.name || null,
		submissionId: id,
		...details,
	};
}

/** A path that leads to a private file until it expires. */
export async function fileLink(
	deps: Pick<RequestDependencies, "links">,
	key: string,
	expires: number,
): Promise<string> {
	return `/files/${key}?expires=${expires}&signature=${await deps.links.sign("file", `${key} ${expires}`)}`;
}

/** A property or project in the visitor's language and in the agency's. */
export async function subjectIn(
	{ deps, language, origin }: Pick<Arrival, "deps" | "language" | "origin">,
	about: { propertyId?: number | undefined; projectId?: number | undefined },
): Promise<{ visitor: Subject; agency: Subject } | Refusal> {
	const { propertyId, projectId } = about;
	const find = (wanted: Language) =>
		propertyId !== undefined
			? deps.subjects.property(propertyId, wanted, origin)
			: deps.subjects.project(projectId ?? 0, wanted, origin);
	const visitor = await find(language);
	const agency = language === deps.agencyLanguage ? visitor : await find(deps.agencyLanguage);
	if (visitor === "gone" || agency === "gone") return refuse(409, "propertyId", "gone.property");
	if (visitor && agency) return { visitor, agency };
	return propertyId !== undefined
		? refuse(422, "propertyId", "gone.property")
		: refuse(422, "projectId", "gone.project");
}

/** A property that is asked for while it can be had: an offer wants one for sale, an application one for rent. */
export async function propertyIn(
	arrival: Pick<Arrival, "deps" | "language" | "origin">,
	propertyId: number,
	market: Market,
): Promise<{ visitor: Subject; agency: Subject } | Refusal> {
	const subject = await subjectIn(arrival, { propertyId });
	if ("refused" in subject || subject.agency.market === market) return subject;
	return refuse(409, "propertyId", "gone.property");
}
