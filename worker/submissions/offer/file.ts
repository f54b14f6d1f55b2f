import { brand } from "../../../app/domain/agency/brand";
import { loadPdf, type OwnFiles } from "../../platform/pdf/fonts";
import { UPLOADS, type Upload } from "../upload-files";
import type { OfferPaper } from "./paper";

/** The document as a private file beside its submission, and how long it is. */
export async function offerFile(
	submissionId: string,
	paper: OfferPaper,
	ownFiles: OwnFiles,
): Promise<{ upload: Upload; pages: number }> {
	const [parts, { drawOffer }] = await Promise.all([loadPdf(ownFiles), import("./draw")]);
	const { file, pages } = await drawOffer(parts, paper, brand.name);
	const upload = {
		field: "paper" as const,
		key: `${UPLOADS}${submissionId}/paper.pdf`,
		name: paper.fileName,
		type: "application/pdf",
		content: file,
	};
	return { upload, pages };
}
