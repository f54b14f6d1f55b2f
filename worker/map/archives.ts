import { ARCHIVE_FOLDER, archiveKey, CURRENT_KEY, openArchive } from "./archive";
import { type TilesInfo, TilesUnavailable } from "./source";
import type { MapTiles } from "./tiles";

export type UploadedPart = { partNumber: number; etag: string };

export function createArchives(bucket: R2Bucket, tiles: MapTiles) {
	/**
	 * Deletes everything under the prefix except one archive and the key of the current one. @returns number of archives
	 */
	async function removeOthers(keptVersion: string | null): Promise<number> {
		const kept = keptVersion === null ? [] : [archiveKey(keptVersion), CURRENT_KEY];
		const { objects } = await bucket.list({ prefix: ARCHIVE_FOLDER });
		const keys = objects.map(({ key }) => key).filter((key) => !kept.includes(key));
		if (keys.length > 0) await bucket.delete(keys);
		return keys.filter((key) => key !== CURRENT_KEY).length;
	}

	return {
		/** Starts a multipart upload; null when the archive already exists. */
		async begin(version: string) {
			if (await bucket.head(archiveKey(version))) return null;
			const { uploadId } = await bucket.createMultipartUpload(archiveKey(version), {
				httpMetadata: { contentType: "application/vnd.pmtiles" },
			});
			return { uploadId };
		},
		/** Uploads a part; null when that fails. R2 requires equal sizes of at least 5 MiB, except for the last part. */
		async part(version: string, uploadId: string, partNumber: number, bytes: ArrayBuffer) {
			const upload = bucket.resumeMultipartUpload(archiveKey(version), uploadId);
			return upload.uploadPart(partNumber, bytes).catch(() => null);
		},
		/** Completes an upload. @returns false when the upload is unknown or parts are missing */
		async finish(version: string, uploadId: string, parts: UploadedPart[]) {
			const upload = bucket.resumeMultipartUpload(archiveKey(version), uploadId);
			return (await upload.complete(parts).catch(() => null)) !== null;
		},
		/**
		 * Makes an uploaded archive the current one and deletes the others. An invalid archive is deleted, with the reason
		 * in words.
		 */
		async show(version: string): Promise<{ ok: true; info: TilesInfo } | { ok: false; reason: string }> {
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
		/**
		 * Deletes all archives: the map uses the service or the embedded outlines again. @returns number of deleted
		 * archives
		 */
		async remove() {
			const removed = await removeOthers(null);
			tiles.forget();
			return removed;
		},
	};
}
