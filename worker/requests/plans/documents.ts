import { formatDate } from "../../../app/domain/dates";
import { fullName } from "../../../app/domain/full-name";
import { DOCUMENT_LINK_SECONDS } from "../retention";
import { newsletterWish } from "./newsletter";
import {
	type Arrival,
	agencyLetter,
	officeAddress,
	type Plan,
	type Refusal,
	refuse,
	subjectIn,
	visitorLetter,
} from "./plan";

/** Papers of a home, by links that expire. The same person asks for them once while they work. */
export async function planDocuments(arrival: Arrival<"request-documents">): Promise<Plan | Refusal> {
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
	const wish = await newsletterWish(arrival, data);
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
		letters: [
			visitorLetter(arrival, { email: data.email, name }, office, {
				values: { home: subject.visitor.letter.title, until: formatDate(new Date(expires * 1_000)) },
				home: subject.visitor.letter,
				links,
			}),
			await agencyLetter(arrival, office, data.email, {
				values: { person: name, home: subject.agency.letter.title },
				home: subject.agency.letter,
				names: { documents: subject.agency.documents },
			}),
			...wish.letters,
		],
		emails: [data.email],
		propertyId: data.propertyId,
	};
}

export function documentPath(propertyId: number, documentId: string): string {
	return `/files/document/${propertyId}/${encodeURIComponent(documentId)}`;
}
