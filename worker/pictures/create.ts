import { COPIES } from "../../app/domain/property/media/picture";
import type { Settings } from "../env";
import { epochSeconds } from "../platform/clock";
import { type PictureBytes, readPicture } from "./read";
import { createPictures } from "./service";

/** A picture of the site, or of the agency's system; null where it cannot be had. */
export type ReadPicture = (url: string) => Promise<PictureBytes | null>;

export function createPictureServices(env: Env, settings: Settings) {
	const allowLoopback = settings.environment === "local";
	const pictures = createPictures({
		db: env.LISTINGS,
		bucket: env.MEDIA,
		queue: env.JOBS,
		allowLoopback,
		now: epochSeconds,
	});
	/** Built files have no host of their own, and the development server answers none but its own. */
	async function ownFiles(path: string): Promise<Response> {
		if (!path.startsWith(COPIES)) return env.ASSETS.fetch(new URL(path, "http://localhost"));
		const found = await pictures.find(path.slice(COPIES.length));
		if (!found) return new Response(null, { status: 404 });
		return new Response("kept" in found ? found.kept.body : found.passed.body);
	}
	const read: ReadPicture = (url) => readPicture(url, ownFiles, allowLoopback);
	return {
		/** Copies of the pictures of other systems. */
		pictures,
		/** Files of the site: those that were built with it, and copies of pictures. */
		ownFiles,
		readPicture: read,
		/** The bytes of a photograph in JPEG; null where there are none. */
		async photograph(url: string) {
			const picture = await read(url);
			return picture?.type === "jpg" ? picture.bytes : null;
		},
	};
}
