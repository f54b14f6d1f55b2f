import { deleteObjects, objectsUnder } from "../../platform/bucket";
import type { FeedSource } from "../source";
import { type Stage, stagedPageSchema } from "../stage";

const FOLDER = "refused/";

function pageKey(run: number, page: number): string {
	return `${FOLDER}${run}/page-${page}.json`;
}

/** Stores the pages of a refused run until the desk decides. Only the latest refused run is kept. */
export async function keepRefused(bucket: R2Bucket, stage: Stage, run: number, pages: number): Promise<void> {
	await dropRefused(bucket);
	for (let page = 1; page <= pages; page++) {
		await bucket.put(pageKey(run, page), JSON.stringify(await stage.readPage(page)));
	}
}

export async function dropRefused(bucket: R2Bucket): Promise<void> {
	for await (const objects of objectsUnder(bucket, FOLDER)) {
		await deleteObjects(
			bucket,
			objects.map(({ key }) => key),
		);
	}
}

/** Returns the pages of a refused run as a source of changes only; null when they are no longer kept. */
export async function refusedSource(
	bucket: R2Bucket,
	run: number,
	source: Pick<FeedSource, "propertiesOnly" | "sendsVersions"> | null,
): Promise<FeedSource | null> {
	if ((await bucket.head(pageKey(run, 1))) === null) return null;
	const { propertiesOnly = false, sendsVersions = false } = source ?? {};
	return {
		propertiesOnly,
		sendsVersions,
		isReplay: true,
		async readPage(page) {
			const object = await bucket.get(pageKey(run, page));
			if (!object) throw new Error(`page ${page} of refused import ${run} is gone`);
			return { ...stagedPageSchema.parse(await object.json()), changesOnly: true };
		},
	};
}
