import type { FeedPage } from "../../app/domain/feed/feed";
import type { RunMessage } from "../../app/domain/imports/message";
import type { Finding } from "./report/findings";

/** A page of a source. A property rejected in `findings` is not absent: its last valid version stays. */
export type SourcePage = FeedPage & {
	findings?: Finding[];
	/** The pages contain changed records only; missing records are not absent. */
	changesOnly?: boolean;
	/** Ids of properties and projects that the system reports as deleted; withdrawn at once. */
	gone?: number[];
};

/** Source of listings: pages in the shape of the agency's feed. The folder `sources` has one per supported system. */
export type FeedSource = {
	/**
	 * @param since a source may return only records changed after this time; older ones are stored. Passed with page 1
	 * only.
	 * @throws FeedError when the page cannot be read or is not a page of a feed
	 */
	readPage(page: number, since?: Date | null): Promise<SourcePage>;
	/**
	 * The system covers properties only: stored owners and slots are never absent, nor are projects unless `withProjects`
	 * is set. Types are those named by properties, in no order.
	 */
	readonly propertiesOnly?: boolean;
	/** The source may send several versions of a property; the latest counts. Without it, only the first is accepted. */
	readonly sendsVersions?: boolean;
	/** The source repeats records of an earlier run and does not reflect the system's current state. */
	readonly isReplay?: boolean;
	/** The source covers projects: stored ones that it omits are absent. Valid once every page is read. */
	readonly withProjects?: boolean;
	/** Whether another run has to read the rest. Valid once every page is read. */
	isCutShort?(): boolean;
	/** Called once the run is applied. @param pageOf returns the URL of a property or project; null without a page */
	applied?(pageOf: (id: number) => Promise<string | null>): Promise<void>;
};

/** Error for an unreadable page. `runMessage` is shown to the agency and contains no secrets. */
export class FeedError extends Error {
	/** @param retryAfter retry delay requested by the system, in milliseconds */
	constructor(
		readonly runMessage: RunMessage,
		readonly retryAfter: number | null = null,
	) {
		super(JSON.stringify(runMessage));
	}
}

/** The system refused the request; not retried. */
export class FeedRefusal extends FeedError {}
