import { ARCHIVE_FOLDER, archiveKey, CURRENT_KEY, openArchive } from "./archive";
import { type TilesInfo, TilesUnavailable } from "./source";
import type { MapTiles } from "./tiles";

export type UploadedPart = { partNumber: number; etag: string };

export type MapArchives = {
	/** Begins an upload in parts; null where this archive is in the bucket already. */
	begin(version: string): Promise<{ uploadId: string } | null>;
	/** Parts have the same size but for the last one, and at least 5 MiB. */
	part(version: string, uploadId: string, partNumber: number, bytes: ArrayBuffer): Promise<UploadedPart | null>;
	/** Puts the parts together. @returns false where the upload is not known or parts are missing */
	finish(version: string, uploadId: string, parts: UploadedPart[]): Promise<boolean>;
	/** Makes an uploaded archive the current one, and removes the others. A reason in words where it is none. */
	show(version: string): Promise<{ ok: true; info: TilesInfo } | { ok: false; reason: string }>;
	/** Goes back to the service, or to the embedded outlines. @returns how many archives were removed */
	remove(): Promise<number>;
};

export function createArchives(bucket: R2Bucket, tiles: MapTiles): MapArchives {
	/** Everything in the folder but one archive and what points to it. */
	async function removeOthers(keptVersion: string | null): Promise<number> {
		const kept = keptVersion === null ? [] : [archiveKey(keptVersion), CURRENT_KEY];
		const { objects } = await bucket.list({ prefix: ARCHIVE_FOLDER });
		const keys = objects.map(({ key }) => key).filter((key) => !kept.includes(key));
		if (keys.length > 0) await bucket.delete(keys);
		return keys.filter((key) => key !== CURRENT_KEY).length;
	}

	return {
		async begin(version) {
			if (await bucket.head(archiveKey(version))) return null;
			const { uploadId } = await bucket.createMultipartUpload(archiveKey(version), {
				httpMetadata: { contentType: "application/vnd.pmtiles" },
			});
			return { uploadId };
		},
		async part(version, uploadId, partNumber, bytes) {
			const upload = bucket.resumeMultipartUpload(archiveKey(version), uploadId);
			return upload.uploadPart(partNumber, bytes).catch(() => null);
		},
		async finish(version, uploadId, parts) {
			const upload = bucket.resumeMultipartUpload(archiveKey(version), uploadId);
			return (await upload.complete(parts).catch(() => null)) !== null;
		},
		async show(version) {
			try {
				const { info } = await openArchive(bucket, version);
				await bucket.put(CURRENT_KEY, JSON.stringify({ version }), {
					httpMetadata: { contentType: "application/json" },
				});
				tiles.forget();
				await removeOthers(version);
				return { ok: true, info };
			} catch (error) {
				if (!(error instanceof TilesUnavailable)) throw error;
				await bucket.delete(archiveKey(version));
				return { ok: false, reason: error.message };
			}
		},
		async remove() {
			const removed = await removeOthers(null);
			tiles.forget();
			return removed;
		},
	};
}
