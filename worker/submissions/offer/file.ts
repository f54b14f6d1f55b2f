import { brand } from "../../../app/domain/agency/brand";
import { UPLOADS, type Upload } from "../upload-files";
import type { OfferPaper } from "./paper";

/** The document as a private file beside its submission, and how long it is. */
export async function offerFile(submissionId: string, paper: OfferPaper): Promise<{ upload: Upload; pages: number }> {
	// Half a megabyte that no other answer needs.
	const [lib, { drawOffer }] = await Promise.all([import("@cantoo/pdf-lib"), import("./draw")]);
	const { file, pages } = await drawOffer(lib, paper, brand.name);
	const upload = {
		field: "paper" as const,
		key: `${UPLOADS}${submissionId}/paper.pdf`,
		name: paper.fileName,
		type: "application/pdf",
		content: file,
	};
	return { upload, pages };
}
