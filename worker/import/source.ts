import type { FeedPage } from "../../app/domain/feed/feed";

/** A source's finding about a property: why it could not be read, or what was left out. */
export type SourceFinding = { finding: "rejected" | "remark"; recordId: string; reason: string };

/** A page of a source. A property that is rejected here is there all the same: its last good version stays. */
export type SourcePage = FeedPage & {
	findings?: SourceFinding[];
	/** The pages hold what changed and nothing else: what is not on them is not absent. */
	changesOnly?: boolean;
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
	/** It covers projects as well: one that is stored and not among them is absent. Known once every page is read. */
	readonly withProjects?: boolean;
};

/** A page that could not be read. Its message is one line for the agency, without a secret. */
export class FeedError extends Error {}

/** The system refuses to answer: a retry would change nothing. */
export class FeedRefusal extends FeedError {}
