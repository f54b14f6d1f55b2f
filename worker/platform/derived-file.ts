import { HOUR_MS } from "../../app/domain/durations";
import { deleteObjects, objectsUnder } from "./bucket";
import { sha256 } from "./links";

/** 128 bits in hexadecimal digits. */
const NAME_LENGTH = 32;

type DerivedFile = {
	/** Prefix of one subject's files, with a trailing slash; every other file under it is outdated. */
	folder: string;
	extension: string;
	contentType: string;
	/** Everything that the file depends on, including the version of its layout. */
	from: unknown;
};

/** A generated file; `isWhole` is false when a part was missing, such as a photograph that did not load. */
type Drawn = { bytes: Uint8Array<ArrayBuffer>; isWhole: boolean };

/**
 * Returns a generated file: the stored copy if its data is unchanged, otherwise a new one. While R2 does not answer,
 * the file is generated each time; an incomplete file is generated again after an hour.
 */
export async function derivedFile(
	bucket: R2Bucket,
	{ folder, extension, contentType, from }: DerivedFile,
	make: () => Promise<Drawn>,
): Promise<Uint8Array<ArrayBuffer>> {
	const key = `${folder}${(await sha256(JSON.stringify(from))).slice(0, NAME_LENGTH)}.${extension}`;
	const kept = await bucket.get(key).catch(unreadable);
	if (kept && !isStale(kept)) return new Uint8Array(await kept.arrayBuffer());
	const { bytes, isWhole } = await make();
	await keep().catch(unreadable);
	return bytes;

	async function keep() {
		const lacks = isWhole ? {} : { customMetadata: { [LACKS]: "1" } };
		await bucket.put(key, bytes, { httpMetadata: { contentType }, ...lacks });
		await removeOthers(bucket, folder, key);
	}

	function unreadable(error: unknown) {
		console.error("derived file not kept", folder, error);
		return null;
	}
}

const LACKS = "lacks";

function isStale({ customMetadata, uploaded }: R2Object): boolean {
	return customMetadata?.[LACKS] === "1" && Date.now() - uploaded.getTime() > HOUR_MS;
}

async function removeOthers(bucket: R2Bucket, folder: string, key: string): Promise<void> {
	for await (const objects of objectsUnder(bucket, folder)) {
		const others = objects.map((object) => object.key).filter((other) => other !== key);
		await deleteObjects(bucket, others);
	}
}
