import { derivedFile } from "../platform/derived-file";
import type { SharingContent } from "./content";

export { type SharingContent, sharingContent } from "./content";

type SharingDependencies = {
	/** Stores finished pictures. */
	bucket: R2Bucket;
	/** Returns a photograph as JPEG; null when it is not available. */
	photograph(url: string): Promise<Uint8Array | null>;
};

/** Version of the layout; a change invalidates stored pictures. */
const DRAWING = 2;
const QUALITY = 82;
/** Limits of what a Worker can decode within its memory. */
const MAX_MEGAPIXELS = 8;
const MAX_MEGABYTES = 80;

export function createSharing({ bucket, photograph }: SharingDependencies) {
	return {
		/** Returns the picture for a content as JPEG, stored or new. */
		async picture(id: number, language: string, content: SharingContent) {
			const file = {
				// One folder per property and language: older files in it, with outdated prices, are deleted.
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
	// Fonts and codec are imported only here, because no other response needs them.
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
		// A broken or too large photograph is left out.
		return null;
	}
}
