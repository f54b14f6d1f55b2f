import type { ReadPicture } from "../pictures/create";
import { derivedFile } from "../platform/derived-file";
import { loadPdf, type OwnFiles } from "../platform/pdf/fonts";
import type { BrochureContent } from "./content";

export { type BrochureContent, brochureContent } from "./content";
export { qrSvg } from "./qr";

type BrochureDependencies = {
	/** Stores finished brochures. */
	bucket: R2Bucket;
	ownFiles: OwnFiles;
	readPicture: ReadPicture;
};

/** Version of the layout; a change invalidates stored brochures. */
const DRAWING = 4;

export function createBrochures(dependencies: BrochureDependencies) {
	return {
		/** Returns the PDF for a content, stored or new. */
		async pdf(id: number, content: BrochureContent) {
			const file = {
				// One folder per property and language: older files in it, with outdated prices, are deleted.
				folder: `brochures/${content.language}/${id}/`,
				extension: "pdf",
				contentType: "application/pdf",
				from: [DRAWING, content],
			};
			return derivedFile(dependencies.bucket, file, () => make(content, dependencies));
		},
	};
}

async function make(content: BrochureContent, { ownFiles, readPicture }: BrochureDependencies) {
	const [photographs, energyLabel] = await Promise.all([
		Promise.all(
			content.pictures.map(async ({ src, alt }) => {
				const picture = await readPicture(src);
				return picture && { ...picture, alt };
			}),
		),
		content.energy ? readPicture(content.energy.image) : null,
	]);
	const [parts, { drawBrochure }] = await Promise.all([loadPdf(ownFiles), import("./draw")]);
	const found = photographs.filter((picture) => picture !== null);
	const { file } = await drawBrochure(parts, content, { photographs: found, energyLabel });
	return { bytes: file, isWhole: found.length === photographs.length && (!content.energy || energyLabel !== null) };
}
