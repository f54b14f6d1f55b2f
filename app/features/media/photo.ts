import type { ListingPicture } from "../../domain/property/listing";
import { pictureSources, widestFile } from "../../domain/property/picture";

/** A photograph as it is sent to the browser, which works its widths and formats out for itself. */
export type Photo = { url: string; alt: string };

export function photosOf(pictures: readonly ListingPicture[]): Photo[] {
	return pictures.map((picture) => ({ url: widestFile(picture), alt: picture.alt }));
}

export function pictureOf({ url, alt }: Photo): ListingPicture {
	return { ...pictureSources(url), alt };
}
