import { type FeedPage, feedPageSchema } from "../../app/domain/feed";

/** The stage: pages of one run, as read and as planned, in the private bucket. */
export type Stage = {
	writePage(page: number, content: FeedPage): Promise<void>;
	readPage(page: number): Promise<FeedPage>;
	writePlan(page: number, plan: unknown): Promise<void>;
	/** Null where the plan of that page is no longer there. */
	readPlan(page: number): Promise<unknown>;
	clear(pages: number): Promise<void>;
};

export function createStage(bucket: R2Bucket, run: number): Stage {
	const pageKey = (page: number) => `import/${run}/page-${page}.json`;
	const planKey = (page: number) => `import/${run}/plan-${page}.json`;
	return {
		async writePage(page, content) {
			await bucket.put(pageKey(page), JSON.stringify(content));
		},
		async readPage(page) {
			const object = await bucket.get(pageKey(page));
			if (!object) throw new Error(`page ${page} of import ${run} is not on the stage`);
			return feedPageSchema.parse(await object.json());
		},
		async writePlan(page, plan) {
			await bucket.put(planKey(page), JSON.stringify(plan));
		},
		async readPlan(page) {
			const object = await bucket.get(planKey(page));
			return object ? object.json() : null;
		},
		async clear(pages) {
			const keys = Array.from({ length: pages + 1 }, (_, page) => [pageKey(page), planKey(page)]).flat();
			for (let start = 0; start < keys.length; start += KEYS_PER_DELETE) {
				await bucket.delete(keys.slice(start, start + KEYS_PER_DELETE));
			}
		},
	};
}

/** The bucket's own limit. */
const KEYS_PER_DELETE = 1_000;
