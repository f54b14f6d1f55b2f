import { derivedFile } from "../platform/derived-file";
import type { SharingContent } from "./content";

export { type SharingContent, sharingContent } from "./content";

type SharingDependencies = {
	/** Where finished pictures are kept. */
	bucket: R2Bucket;
	/** The bytes of a photograph in JPEG; null where there are none. */
	photograph(url: string): Promise<Uint8Array | null>;
};

/** Changes with the drawing, so that pictures made before are made anew. */
const DRAWING = 2;
const QUALITY = 82;
/** What a Worker can decode within its memory. */
const MAX_MEGAPIXELS = 8;
const MAX_MEGABYTES = 80;

export function createSharing({ bucket, photograph }: SharingDependencies) {
	return {
		/** The picture for a content, as a JPEG: kept from the last time, else made now. */
		async picture(id: number, language: string, content: SharingContent) {
			const file = {
				// A picture with last month's price is not kept.
				folder: `sharing/${language}/${id}/`,
				extension: "jpg",
				contentType: "image/jpeg",
				from: [DRAWING, content],
			};
			return derivedFile(bucket, file, async () => {
				const bytes = content.photograph ? await photograph(content.photograph) : null;
				return { bytes: await make(content, bytes), isWhole: !content.photograph || bytes !== null };
			});
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
			maxResolutionInMP: MAX_MEGAPIXELS,
			maxMemoryUsageInMB: MAX_MEGABYTES,
		});
	} catch {
		// Broken, or too large: the words alone say enough.
		return null;
	}
}
