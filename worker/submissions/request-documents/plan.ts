import { formatDate } from "../../../app/domain/formatting/dates";
import { fullName } from "../../../app/domain/formatting/full-name";
import {
	type Arrival,
	agencyEmail,
	officeAddress,
	type Refusal,
	refuse,
	type SubmissionPlan,
	subjectIn,
	visitorEmail,
} from "../plan";
import { DOCUMENT_LINK_SECONDS } from "../retention";
import { newsletterOptIn } from "../sign-newsletter/plan";

/** Papers of a property, by links that expire. The same person asks for them once while they work. */
export async function planDocuments(arrival: Arrival<"request-documents">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, origin, now } = arrival;
	const subject = await subjectIn(arrival, data);
	if ("refused" in subject) return subject;
	const offered = subject.visitor.documents;
	if (!data.documents.every((document) => offered.has(document))) {
		return refuse(422, "documents", "unknown.documents");
	}
	const asked = await deps.db
		.withSession("first-primary")
		.prepare("SELECT 1 FROM document_requests WHERE property_id = ? AND email = ? AND expires_at > ?")
		.bind(data.propertyId, data.email, now)
		.first();
	if (asked) return refuse(409, "documents", "gone.documents");

	const expires = now + DOCUMENT_LINK_SECONDS;
	const documents = [...new Set(data.documents)];
	const links = await Promise.all(
		documents.map(async (document) => {
			const path = documentPath(data.propertyId, document);
			const signature = await deps.links.sign("document", `${path} ${expires}`);
			return {
				label: offered.get(document) ?? document,
				url: `${origin}${path}?expires=${expires}&signature=${signature}`,
			};
		}),
	);
	const name = fullName(data);
	const office = officeAddress(deps, subject.agency);
	const wish = await newsletterOptIn(arrival, data);
	return {
		statements: [
			deps.db
				.prepare("DELETE FROM document_requests WHERE property_id = ? AND email = ? AND expires_at <= ?")
				.bind(data.propertyId, data.email, now),
			deps.db
				.prepare("INSERT INTO document_requests (property_id, email, submission_id, expires_at) VALUES (?, ?, ?, ?)")
				.bind(data.propertyId, data.email, arrival.id, expires),
			...wish.statements,
		],
		emails: [
			visitorEmail(arrival, { email: data.email, name }, office, {
				values: { property: subject.visitor.propertyCard.title, until: formatDate(new Date(expires * 1_000)) },
				property: subject.visitor.propertyCard,
				links,
			}),
			await agencyEmail(arrival, office, data.email, {
				values: { person: name, property: subject.agency.propertyCard.title },
				property: subject.agency.propertyCard,
				names: { documents: subject.agency.documents },
				agent: subject.agency.agent,
			}),
			...wish.emails,
		],
		addresses: [data.email],
		propertyId: data.propertyId,
		lead: {
			subject: subject.agency,
			fields: { documents: documents.map((document) => subject.agency.documents.get(document) ?? document) },
		},
	};
}

export function documentPath(propertyId: number, documentId: string): string {
	return `/files/document/${propertyId}/${encodeURIComponent(documentId.toWellFormed())}`;
}
