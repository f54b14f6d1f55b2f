import { pictureSources } from "../../domain/property/picture";
import type { PictureFile } from "../../ui/picture";

/** One of the site's own photographs by name; decorative unless it has an alternative text. */
export function ownPicture(name: string, alt = ""): PictureFile {
	return { ...pictureSources(`/media/${name}-1600.jpg`), alt };
}
