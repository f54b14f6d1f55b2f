import type { FeedPage } from "../../app/domain/feed/feed";
import type { RunMessage } from "../../app/domain/imports/message";
import type { Finding } from "./report/findings";

/** A page of a source. A property that is rejected here is there all the same: its last good version stays. */
export type SourcePage = FeedPage & {
	findings?: Finding[];
	/** The pages hold what changed and nothing else: what is not on them is not absent. */
	changesOnly?: boolean;
	/** Properties and projects that the system says to be gone: they are withdrawn at once. */
	gone?: number[];
};

/**
 * Where listings come from: pages in the shape of the agency's feed. Other systems plug in as other sources, in the
 * folder `sources`.
 */
export type FeedSource = {
	/**
	 * @param since everything older is stored already: a source may return only what changed after it. Only the first
	 * page is asked with it.
	 * @throws FeedError when the page cannot be read or is no page of a feed.
	 */
	readPage(page: number, since?: Date | null): Promise<SourcePage>;
	/**
	 * The system covers properties alone: owners, slots and projects that are stored are not absent from it, and types
	 * come as properties name them, in no order.
	 */
	readonly propertiesOnly?: boolean;
	/**
	 * It may send several versions of one property: the last word counts. Without it, the first counts and any other is
	 * rejected.
	 */
	readonly sendsVersions?: boolean;
	/** It repeats what an earlier run has read: it says nothing of what the system has now. */
	readonly tellsNothingNew?: boolean;
	/** It covers projects as well: one that is stored and not among them is absent. Known once every page is read. */
	readonly withProjects?: boolean;
	/** It has more than one run reads: another one is to follow. Known once every page is read. */
	isCutShort?(): boolean;
	/** What was read stands on the site. @param pageOf the address of a property or project there, if it has one */
	applied?(pageOf: (id: number) => Promise<string | null>): Promise<void>;
};

/** A page that could not be read. What it tells the agency holds no secret. */
export class FeedError extends Error {
	/** @param retryAfter when the system wants to be asked again, in milliseconds */
	constructor(
		readonly told: RunMessage,
		readonly retryAfter: number | null = null,
	) {
		super(JSON.stringify(told));
	}
}

/** The system refuses to answer: a retry would change nothing. */
export class FeedRefusal extends FeedError {}
