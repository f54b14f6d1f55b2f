import type { ListingPicture } from "../../domain/property/listing";
import { pictureSources, widestFile } from "../../domain/property/media/picture";
import type { PictureFile } from "../../ui/picture";

/** A photograph as sent to the browser, which derives its widths and formats. */
export type Photo = { url: string; alt: string };

export function photosOf(pictures: readonly ListingPicture[]): Photo[] {
	return pictures.map((picture) => ({ url: widestFile(picture), alt: picture.alt }));
}

export function pictureOf({ url, alt }: Photo): ListingPicture {
	return { ...pictureSources(url), alt };
}

/** One of the site's own photographs by name; decorative unless it has an alternative text. */
export function ownPicture(name: string, alt = ""): PictureFile {
	return { ...pictureSources(`/media/${name}-1600.jpg`), alt };
}

/** The anchor of a photograph: `photo-3` is the third. */
export function photoId(index: number): string {
	return `photo-${index + 1}`;
}
