import { COPIES } from "../../app/domain/property/media/picture";
import type { Settings } from "../env";
import { epochSeconds } from "../platform/clock";
import { type PictureBytes, readPicture } from "./read";
import { createPictures } from "./service";

/** Reads a picture of the site or of the agency's system; null when it is not available. */
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
	/** Files of the build are requested from localhost, the only host that the development server accepts. */
	async function ownFiles(path: string): Promise<Response> {
		if (!path.startsWith(COPIES)) return env.ASSETS.fetch(new URL(path, "http://localhost"));
		const found = await pictures.find(path.slice(COPIES.length));
		if (!found) return new Response(null, { status: 404 });
		return new Response("kept" in found ? found.kept.body : found.passed.body);
	}
	const read: ReadPicture = (url) => readPicture(url, ownFiles, allowLoopback);
	return {
		/** Copies of pictures from other systems. */
		pictures,
		/** Files of the site: files of the build and copies of pictures. */
		ownFiles,
		readPicture: read,
		/** Returns a photograph as JPEG; null for other formats and unavailable pictures. */
		async photograph(url: string) {
			const picture = await read(url);
			return picture?.type === "jpg" ? picture.bytes : null;
		},
	};
}
