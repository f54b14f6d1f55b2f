import type { FeedPage } from "../../app/domain/feed/feed";

/**
 * Where listings come from: pages in the shape of the agency's feed. Other systems plug in as other sources, in the
 * folder `sources`.
 */
export type FeedSource = {
	/** @throws FeedError when the page cannot be read or is no page of a feed. */
	readPage(page: number): Promise<FeedPage>;
	/**
	 * The system speaks of properties and of nothing else: owners, slots and projects that are stored are not absent from it,
	 * and types come as properties name them, in no order.
	 */
	readonly propertiesOnly?: boolean;
};

/** A page that could not be read. Its message is one line for the agency, without a secret. */
export class FeedError extends Error {}

/** The system does not want to answer: asking again would change nothing. */
export class FeedRefusal extends FeedError {}
