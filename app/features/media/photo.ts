import type { ListingPicture } from "../../domain/property/listing";
import { pictureSources, widestFile } from "../../domain/property/media/picture";
import type { PictureFile } from "../../ui/picture";

/** Photograph as sent to the browser, which derives its widths and formats. */
export type Photo = { url: string; alt: string };

export function photosOf(pictures: readonly ListingPicture[]): Photo[] {
	return pictures.map((picture) => ({ url: widestFile(picture), alt: picture.alt }));
}

export function pictureOf({ url, alt }: Photo): ListingPicture {
	return { ...pictureSources(url), alt };
}

/** Names of the site's own photographs in `public/media`. */
export const ownPictures = [
	"apartment-2",
	"farmhouse-1",
	"living-1",
	"penthouse-1",
	"terraced-1",
	"terraced-4",
	"townhouse-shop-2",
	"villa-1",
	"villa-4",
] as const;
export type OwnPicture = (typeof ownPictures)[number];

/** Decorative unless it has an alternative text. */
export function ownPicture(name: OwnPicture, alt = ""): PictureFile {
	return { ...pictureSources(`/media/${name}-1600.jpg`), alt };
}

/** Anchor of a photograph, counted from 1: `photo-3` is the third. */
export function photoId(index: number): string {
	return `photo-${index + 1}`;
}
