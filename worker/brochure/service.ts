import { deleteObjects, objectsUnder } from "../platform/bucket";
import type { BrochureContent } from "./content";
import { type OwnFiles, type PictureBytes, readPicture } from "./pictures";

export { type BrochureContent, brochureContent } from "./content";
export { qrSvg } from "./qr";

export type Brochures = {
	/** The PDF for a content: kept from the last time, else made now. */
	pdf(id: number, content: BrochureContent): Promise<Uint8Array<ArrayBuffer>>;
};

type BrochureDependencies = {
	/** Where finished brochures are kept. */
	bucket: R2Bucket;
	ownFiles: OwnFiles;
};

/** Changes with the drawing, so that brochures made before are made anew. */
const DRAWING = 2;
const CONTENT_TYPE = "application/pdf";

export function createBrochures({ bucket, ownFiles }: BrochureDependencies): Brochures {
	return {
		async pdf(id, content) {
			const folder = `brochures/${content.language}/${id}/`;
			const key = `${folder}${await hashOf(content)}.pdf`;
			const kept = await bucket.get(key);
			if (kept) return new Uint8Array(await kept.arrayBuffer());
			const made = await make(content, ownFiles);
			await bucket.put(key, made, { httpMetadata: { contentType: CONTENT_TYPE } });
			await removeOthers(bucket, folder, key);
			return made;
		},
	};
}

async function make(content: BrochureContent, ownFiles: OwnFiles): Promise<Uint8Array<ArrayBuffer>> {
	const [photographs, energyLabel] = await Promise.all([
		Promise.all(content.pictures.map((url) => readPicture(url, ownFiles))),
		content.energy ? readPicture(content.energy.image, ownFiles) : null,
	]);
	// Half a megabyte that no other answer needs.
	const [lib, { drawBrochure }] = await Promise.all([import("@cantoo/pdf-lib"), import("./draw")]);
	const found = photographs.filter((picture): picture is PictureBytes => picture !== null);
	return drawBrochure(lib, content, { photographs: found, energyLabel });
}

async function hashOf(content: BrochureContent): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify([DRAWING, content]));
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A brochure with last month's price is not cached. */
async function removeOthers(bucket: R2Bucket, folder: string, key: string): Promise<void> {
	for await (const objects of objectsUnder(bucket, folder)) {
		const others = objects.map((object) => object.key).filter((other) => other !== key);
		await deleteObjects(bucket, others);
	}
}
