import { brand } from "../../../app/domain/agency/brand";
import { UPLOADS, type Upload } from "../upload-files";
import type { OfferPaper } from "./paper";

/** The document as a private file beside its submission. */
export async function offerFile(submissionId: string, paper: OfferPaper): Promise<Upload> {
	// Half a megabyte that no other answer needs.
	const [lib, { drawOffer }] = await Promise.all([import("@cantoo/pdf-lib"), import("./draw")]);
	return {
		field: "paper",
		key: `${UPLOADS}${submissionId}/paper.pdf`,
		name: paper.fileName,
		type: "application/pdf",
		content: await drawOffer(lib, paper, brand.name),
	};
}
