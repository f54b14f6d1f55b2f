import { officeAddress } from "../../../app/domain/agency/recipients";
import { fullName } from "../../../app/domain/formatting/full-name";
import { advanceKind, advancePercentText } from "../../../app/domain/law/advance";
import { formatEuro } from "../../../app/domain/property/price";
import { loadPdf } from "../../platform/pdf/fonts";
import { personOf } from "../leads";
import {
	type Arrival,
	agencyEmail,
	fileLink,
	propertyIn,
	type Refusal,
	type SubmissionPlan,
	visitorEmail,
} from "../plan";
import { FILE_LINK_SECONDS } from "../retention";
import { UPLOADS, type Upload } from "../upload-files";
import type { OfferPaper } from "./paper";
import { offerPaper } from "./paper";

/** Plans an offer to buy: the PDF for the agency, and a link to it for the buyer and any second buyer. */
export async function planOffer(arrival: Arrival<"offer">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, language } = arrival;
	const subject = await propertyIn(arrival, data.propertyId, "offer");
	if ("ok" in subject) return subject;
	// Telephone number as entered and in E.164.
	const { personA } = arrival.stored as Pick<typeof data, "personA">;
	const office = officeAddress(deps, subject.agency);
	const written = offerPaper(data, subject.confirmed, {
		agency: deps.agency(),
		language,
		fallback: deps.agencyLanguage,
	});
	const { upload: paper, pages } = await offerFile(arrival, written);
	const attachments = [{ filename: paper.name, type: paper.type, content: paper.content }];
	const paperUrl = arrival.origin + fileLink(deps, paper.key, arrival.now + FILE_LINK_SECONDS);
	const kind = advanceKind(subject.visitor);
	const buyers = [data.personA, data.personB].flatMap(({ email, ...person }) =>
		email ? [{ email, name: person.firstName || fullName(person) }] : [],
	);
	return {
		made: [paper],
		emails: [
			await agencyEmail(arrival, office, data.personA.email, {
				values: { amount: formatEuro(data.amount), property: subject.agency.propertyCard.title },
				subject: subject.agency,
				attachments,
				links: [{ label: paper.name, url: paperUrl }],
			}),
			...buyers.map((buyer) =>
				visitorEmail(arrival, buyer, office, {
					values: {
						property: subject.visitor.propertyCard.title,
						advance: advancePercentText(kind, language),
						count: pages,
					},
					remarks: [`accepted.${kind}`],
					property: subject.visitor.propertyCard,
					choices: arrival.stored,
					buttonUrl: paperUrl,
				}),
			),
		],
		addresses: buyers.map(({ email }) => email),
		propertyId: data.propertyId,
		// The CRM gets the buyer and the property, but not the amounts.
		lead: { subject: subject.agency, person: personOf(personA) },
	};
}

/** Draws the document as a private file of the submission and returns its page count. */
async function offerFile(
	{ id: submissionId, deps }: Pick<Arrival, "id" | "deps">,
	paper: OfferPaper,
): Promise<{ upload: Upload; pages: number }> {
	const [parts, { drawOffer }] = await Promise.all([loadPdf(deps.ownFiles), import("./draw")]);
	const { file, pages } = await drawOffer(parts, paper, deps.agency().name);
	const upload = {
		field: "paper" as const,
		key: `${UPLOADS}${submissionId}/paper.pdf`,
		name: paper.fileName,
		type: "application/pdf",
		content: file,
	};
	return { upload, pages };
}
