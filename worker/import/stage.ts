import * as z from "zod";
import { feedPageSchema } from "../../app/domain/feed/feed";
import { clearPrefix, removeOrphans } from "../platform/bucket";
import { cleanStrings } from "./derive/clean-strings";
import { findingSchema } from "./report/findings";
import type { SourcePage } from "./source";

/** Prefix of staged pages. They contain unpublished data and are deleted with their run. */
const STAGES = "import/";

export const stagedPageSchema = feedPageSchema.extend({
	findings: z.array(findingSchema).optional(),
	changesOnly: z.boolean().optional(),
	gone: z.array(z.int()).optional(),
});

export type Stage = ReturnType<typeof createStage>;

/** The stage: pages and plans of one run in the private bucket. */
export function createStage(bucket: R2Bucket, run: number) {
	const folder = `${STAGES}${run}/`;
	const pageKey = (page: number) => `${folder}page-${page}.json`;
	const planKey = (page: number) => `${folder}plan-${page}.json`;
	return {
		/** Stores a page after cleaning all its strings. */
		async writePage(page: number, content: SourcePage) {
			await bucket.put(pageKey(page), cleanStrings(JSON.stringify(content)));
		},
		async readPage(page: number): Promise<SourcePage> {
			const object = await bucket.get(pageKey(page));
			if (!object) throw new Error(`page ${page} of import ${run} is not on the stage`);
			return stagedPageSchema.parse(await object.json());
		},
		async writePlan(page: number, plan: unknown) {
			await bucket.put(planKey(page), JSON.stringify(plan));
		},
		/** Returns the plan of a page; null when it is missing. */
		async readPlan<Plan>(page: number): Promise<Plan | null> {
			const object = await bucket.get(planKey(page));
			return object ? object.json<Plan>() : null;
		},
		clear: () => clearPrefix(bucket, folder),
	};
}

/** Deletes stages of interrupted runs, except the one that can be resumed. @param now epoch seconds */
export function sweepStages(bucket: R2Bucket, unfinished: number | null, now: number): Promise<number> {
	return removeOrphans(bucket, STAGES, now, async (keys) =>
		keys.filter((key) => unfinished === null || !key.startsWith(`${STAGES}${unfinished}/`)),
	);
}
