import { COPIES } from "../../app/domain/property/picture";
import { readPicture } from "../brochure/pictures";
import { type Brochures, createBrochures } from "../brochure/service";
import type { Settings } from "../env";
import { createPictures, type Pictures } from "../pictures/service";
import { epochSeconds } from "../platform/clock";
import { createSharing, type Sharing } from "../sharing/service";

/** Pictures, and what is made of them. */
export type PictureServices = {
	/** Copies of the pictures of other systems. */
	pictures: Pictures;
	brochures: Brochures;
	/** What networks show a link to a property with. */
	sharing: Sharing;
};

export function createPictureServices(env: Env, settings: Settings): PictureServices {
	const allowLoopback = settings.environment === "local";
	const pictures = createPictures({
		db: env.LISTINGS,
		bucket: env.MEDIA,
		queue: env.JOBS,
		allowLoopback,
		now: epochSeconds,
	});
	const ownFiles = (path: string) => ownFile(env, pictures, path);
	return {
		pictures,
		brochures: createBrochures({ bucket: env.MEDIA, ownFiles, allowLoopback }),
		sharing: createSharing({
			bucket: env.MEDIA,
			async photograph(url) {
				const picture = await readPicture(url, ownFiles, allowLoopback);
				return picture?.type === "jpg" ? picture.bytes : null;
			},
		}),
	};
}

/**
 * A file of the site: one that was built with it, or a copy of a picture. Built files have no host of their own, and the
 * development server answers none but its own.
 */
async function ownFile(env: Env, pictures: Pictures, path: string): Promise<Response> {
	if (!path.startsWith(COPIES)) return env.ASSETS.fetch(new URL(path, "http://localhost"));
	const found = await pictures.find(path.slice(COPIES.length));
	if (!found) return new Response(null, { status: 404 });
	return new Response("kept" in found ? found.kept.body : found.passed.body);
}
