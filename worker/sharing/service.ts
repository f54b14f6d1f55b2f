import { deleteObjects, objectsUnder } from "../platform/bucket";
import type { SharingContent } from "./content";

export { type SharingContent, sharingContent } from "./content";

export type Sharing = {
	/** The picture for a content, as a JPEG: kept from the last time, else made now. */
	picture(id: number, language: string, content: SharingContent): Promise<Uint8Array<ArrayBuffer>>;
};

type SharingDependencies = {
	/** Where finished pictures are kept. */
	bucket: R2Bucket;
	/** The bytes of a photograph in JPEG; null where there are none. */
	photograph(url: string): Promise<Uint8Array | null>;
};

/** Changes with the drawing, so that pictures made before are made anew. */
const DRAWING = 2;
const CONTENT_TYPE = "image/jpeg";
const QUALITY = 82;
/** What a Worker can decode within its memory. */
const MOST_MEGAPIXELS = 8;
const MOST_MEGABYTES = 80;

export function createSharing({ bucket, photograph }: SharingDependencies): Sharing {
	return {
		async picture(id, language, content) {
			const folder = `sharing/${language}/${id}/`;
			const key = `${folder}${await hashOf(content)}.jpg`;
			const kept = await bucket.get(key);
			if (kept) return new Uint8Array(await kept.arrayBuffer());
			const made = await make(content, content.photograph ? await photograph(content.photograph) : null);
			await bucket.put(key, made, { httpMetadata: { contentType: CONTENT_TYPE } });
			await removeOthers(bucket, folder, key);
			return made;
		},
	};
}

async function make(content: SharingContent, bytes: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>> {
	// Letters and codec are needed by no other answer.
	const [jpeg, { drawSharing }] = await Promise.all([import("jpeg-js"), import("./draw")]);
	const canvas = drawSharing(content, bytes && decoded(jpeg, bytes));
	return Uint8Array.from(jpeg.encode(canvas, QUALITY).data);
}

function decoded({ decode }: typeof import("jpeg-js"), bytes: Uint8Array) {
	try {
		return decode(bytes, {
			useTArray: true,
			formatAsRGBA: false,
			maxResolutionInMP: MOST_MEGAPIXELS,
			maxMemoryUsageInMB: MOST_MEGABYTES,
		});
	} catch {
		// Broken, or too large: the words alone say enough.
		return null;
	}
}

async function hashOf(content: SharingContent): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify([DRAWING, content]));
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A picture with last month's price is not kept. */
async function removeOthers(bucket: R2Bucket, folder: string, key: string): Promise<void> {
	for await (const objects of objectsUnder(bucket, folder)) {
		const others = objects.map((object) => object.key).filter((other) => other !== key);
		await deleteObjects(bucket, others);
	}
}
