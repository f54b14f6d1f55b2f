import { officeAddress } from "../../../app/domain/agency/recipients";
import { formatDateInWords } from "../../../app/domain/formatting/dates";
import { fullName } from "../../../app/domain/formatting/full-name";
import type { DocumentOwner } from "../../listings/documents";
import type { Cell } from "../../platform/rows";
import {
	type Arrival,
	agencyEmail,
	type Refusal,
	refusalOf,
	refuse,
	type SubmissionPlan,
	subjectIn,
	visitorEmail,
} from "../plan";
import { DOCUMENT_LINK_SECONDS } from "../retention";

/**
 * Plans the email with expiring links to documents of a property or project. A person gets each document once while its
 * link works.
 */
export async function planDocuments(arrival: Arrival<"request-documents">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, origin, now } = arrival;
	const subject = await subjectIn(arrival, data);
	if ("ok" in subject) return subject;
	const refusal = refusalOf(subject.agency, "documents");
	if (refusal) return refusal;
	const offered = subject.visitor.documents;
	if (!data.documents.every((document) => offered.has(document))) {
		return refuse(422, "documents", "unknown.documents");
	}
	const owner: DocumentOwner =
		data.propertyId === undefined
			? { kind: "project", id: data.projectId ?? 0 }
			: { kind: "property", id: data.propertyId };
	const sent = await findSentDocuments(arrival, owner);
	const documents = [...new Set(data.documents)].filter((document) => !sent.has(document));
	if (documents.length === 0) {
		return refuse(409, "documents", owner.kind === "property" ? "gone.documents" : "gone.projectDocuments");
	}

	const expires = now + DOCUMENT_LINK_SECONDS;
	const links = documents.map((document) => {
		const path = documentPath(owner, document);
		const signature = deps.links.sign("document", `${path} ${expires}`);
		return {
			label: offered.get(document) ?? document,
			url: `${origin}${path}?expires=${expires}&signature=${signature}`,
		};
	});
	const name = fullName(data);
	const office = officeAddress(deps, subject.agency);
	return {
		statements: requestStatements(arrival, owner, documents, expires),
		emails: [
			visitorEmail(arrival, { email: data.email, name }, office, {
				values: {
					property: subject.visitor.propertyCard.title,
					until: formatDateInWords(new Date(expires * 1_000), arrival.language),
				},
				property: subject.visitor.propertyCard,
				links,
			}),
			await agencyEmail(arrival, office, data.email, {
				values: { person: name, property: subject.agency.propertyCard.title },
				subject: subject.agency,
				names: { documents: subject.agency.documents },
			}),
		],
		addresses: [data.email],
		propertyId: data.propertyId,
		lead: {
			subject: subject.agency,
			fields: { documents: documents.map((document) => subject.agency.documents.get(document) ?? document) },
		},
		projectId: data.projectId,
	};
}

/** Ids of the documents for which this person has a working link. */
async function findSentDocuments(
	{ data, deps, now }: Arrival<"request-documents">,
	{ kind, id }: DocumentOwner,
): Promise<ReadonlySet<string>> {
	const { results } = await deps.db
		.withSession("first-primary")
		.prepare(
			`SELECT document_id AS document FROM document_requests
			WHERE kind = ? AND owner_id = ? AND email = ? AND expires_at > ?`,
		)
		.bind(kind, id, data.email, now)
		.all<{ document: Cell<"document_requests", "document_id"> }>();
	return new Set(results.map(({ document }) => document));
}

/** A unique constraint refuses the second of two simultaneous requests. */
function requestStatements(
	{ id: submission, data, deps, now }: Arrival<"request-documents">,
	{ kind, id }: DocumentOwner,
	documents: readonly string[],
	expires: number,
): D1PreparedStatement[] {
	return [
		deps.db
			.prepare("DELETE FROM document_requests WHERE kind = ? AND owner_id = ? AND email = ? AND expires_at <= ?")
			.bind(kind, id, data.email, now),
		deps.db
			.prepare(
				`INSERT INTO document_requests (kind, owner_id, document_id, email, submission_id, expires_at)
				SELECT ?1, ?2, value, ?3, ?4, ?5 FROM json_each(?6)`,
			)
			.bind(kind, id, data.email, submission, expires, JSON.stringify(documents)),
	];
}

export function documentPath({ kind, id }: DocumentOwner, documentId: string): string {
	const folder = kind === "property" ? "document" : "project-document";
	return `/files/${folder}/${id}/${encodeURIComponent(documentId.toWellFormed())}`;
}
