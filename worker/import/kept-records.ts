import * as z from "zod";
import { type FeedPage, feedPageSchema } from "../../app/domain/feed/feed";
import { deleteObjects, objectsUnder } from "../platform/bucket";
import type { FeedSource } from "./source";
import type { Stage } from "./stage";

const FOLDER = "records/";
const MANIFEST = `${FOLDER}current.json`;

const manifestSchema = z.object({ run: z.number(), pages: z.number(), propertiesOnly: z.boolean() });
type Manifest = z.output<typeof manifestSchema>;

function pageKey(run: number, page: number): string {
	return `${FOLDER}${run}/page-${page}.json`;
}

async function findManifest(bucket: R2Bucket): Promise<Manifest | null> {
	const object = await bucket.get(MANIFEST);
	return object ? manifestSchema.parse(await object.json()) : null;
}

export async function hasKeptRecords(bucket: R2Bucket): Promise<boolean> {
	return (await bucket.head(MANIFEST)) !== null;
}

/**
 * Copies the pages of a complete run to the private bucket for later rebuilds. Omits people: a rebuild derives nothing
 * about them. The manifest is written last, so the previous copy stays valid until all pages are there.
 */
export async function keepRecords(bucket: R2Bucket, stage: Stage, manifest: Manifest): Promise<void> {
	for (let page = 1; page <= manifest.pages; page++) {
		const content = withoutPeople(await stage.readPage(page));
		await bucket.put(pageKey(manifest.run, page), JSON.stringify(content));
	}
	await bucket.put(MANIFEST, JSON.stringify(manifest));
	await clearOthers(bucket, manifest.run);
}

function withoutPeople(page: FeedPage): FeedPage {
	const { owners: _owners, history: _history, appointmentSlots: _slots, properties, ...rest } = page;
	return { ...rest, properties: properties?.map(withoutOwners) };
}

function withoutOwners(record: unknown): unknown {
	return typeof record === "object" && record !== null ? { ...record, OwnerIDs: null } : record;
}

async function clearOthers(bucket: R2Bucket, run: number): Promise<void> {
	for await (const objects of objectsUnder(bucket, FOLDER)) {
		const others = objects
			.map(({ key }) => key)
			.filter((key) => key !== MANIFEST && !key.startsWith(`${FOLDER}${run}/`));
		await deleteObjects(bucket, others);
	}
}

/** Returns the kept pages as a source; null when there are none. */
export async function keptSource(bucket: R2Bucket): Promise<FeedSource | null> {
	const manifest = await findManifest(bucket);
	if (!manifest) return null;
	const { run, pages, propertiesOnly } = manifest;
	return {
		propertiesOnly,
		async readPage(page) {
			const object = await bucket.get(pageKey(run, page));
			if (!object) throw new Error(`page ${page} of the kept records is gone`);
			return { ...feedPageSchema.parse(await object.json()), page, pages };
		},
	};
}
