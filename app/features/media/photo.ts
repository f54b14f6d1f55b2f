import type { ListingPicture } from "../../domain/property/listing";
import { pictureSources, widestFile } from "../../domain/property/picture";

/** A photograph as sent to the browser, which derives its widths and formats. */
export type Photo = { url: string; alt: string };

export function photosOf(pictures: readonly ListingPicture[]): Photo[] {
	return pictures.map((picture) => ({ url: widestFile(picture), alt: picture.alt }));
}

export function pictureOf({ url, alt }: Photo): ListingPicture {
	return { ...pictureSources(url), alt };
}
