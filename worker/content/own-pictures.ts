import type { OwnPicture } from "../../app/domain/agency/brand";
import { isKeyOf } from "../../app/domain/records";
import { sha256 } from "../platform/links";
import { sizeOf } from "./picture-size";

const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
const NAME_SIGNS = 32;
const FOLDER = "brand/";
/** Prefix of their URLs. */
const ADDRESS = "/brand/";

const types = {
	svg: "image/svg+xml",
	png: "image/png",
	jpg: "image/jpeg",
	webp: "image/webp",
} as const;

type PictureFault = "type" | "large" | "small";
export type KeptPicture = { ok: true; picture: OwnPicture } | { ok: false; fault: PictureFault };

/**
 * Stores a picture of the agency under the hash of its content, so that a URL always shows the same picture.
 * @param wanted minimum width in px, and whether SVG is accepted
 */
export async function keepOwnPicture(
	bucket: R2Bucket,
	bytes: Uint8Array<ArrayBuffer>,
	wanted: { width: number; drawing: boolean },
): Promise<KeptPicture> {
	if (bytes.byteLength > MAX_PICTURE_BYTES) return { ok: false, fault: "large" };
	const size = sizeOf(bytes);
	if (!size || (size.type === "svg" && !wanted.drawing)) return { ok: false, fault: "type" };
	if (size.type !== "svg" && size.width < wanted.width) return { ok: false, fault: "small" };
	const name = `${(await sha256(bytes)).slice(0, NAME_SIGNS)}.${size.type}`;
	await bucket.put(FOLDER + name, bytes, { httpMetadata: { contentType: types[size.type] } });
	return { ok: true, picture: { src: ADDRESS + name, width: size.width, height: size.height } };
}

export async function findOwnPicture(
	bucket: R2Bucket,
	name: string,
): Promise<{ type: string; body: ReadableStream } | null> {
	const ending = name.split(".").at(-1) ?? "";
	if (!isKeyOf(types, ending)) return null;
	const object = await bucket.get(FOLDER + name);
	return object && { type: types[ending], body: object.body };
}
