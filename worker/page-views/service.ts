import { brusselsDay } from "../../app/domain/formatting/dates";
import { listingIdOf, originalOf } from "../../app/domain/pages/address";
import { isPreviewPath } from "../../app/domain/pages/paths";
import { type PageViewDay, type PageViewTotal, pageViewDays, pageViewsOfWeeks, pageViewTotal } from "./counters";
import { isInNetworks } from "./networks";
import { countPageViews, forgetVisitors, type PageViewMessage, saltOf } from "./record";
import { sourceOf } from "./source";
import { isPersonReading, visitorHash } from "./visitor";

export type { PageViewDay, PageViewTotal } from "./counters";
export type { PageViewMessage } from "./record";
export { pageViewMessageSchema } from "./record";

export type PageViewDependencies = {
	personal: D1Database;
	queue: { send(message: PageViewMessage): Promise<unknown> };
	ownOrigins: readonly string[];
	/** Networks of the agency's offices, whose page views are not counted. */
	officeNetworks: readonly string[];
	/** Whether the request comes from a signed-in owner of the property. */
	isOwn(request: Request, propertyId: number): Promise<boolean>;
};

/** Counts page views of properties without cookies. */
export type PageViews = {
	/** The property whose page a request reads as a person would; null for everything else. Reads the request alone. */
	pageOf(request: Request): number | null;
	/** Sends a page view to the queue. To be passed to `waitUntil`. */
	note(request: Request, propertyId: number, at?: Date): Promise<void>;
	count(pageViews: readonly PageViewMessage[]): Promise<void>;
	/** By property, days with page views, both ends included, the oldest first. */
	days(propertyIds: readonly number[], from: string, to: string): Promise<Map<number, PageViewDay[]>>;
	total(propertyId: number): Promise<PageViewTotal>;
	/** Page views of each property over whole weeks, named by their Mondays, both included. */
	ofWeeks(propertyIds: readonly number[], from: string, to: string): Promise<number[]>;
	/** Deletes the visitor hashes of earlier days. */
	forget(at?: Date): Promise<void>;
};

export function createPageViews(deps: PageViewDependencies): PageViews {
	const db = () => deps.personal.withSession("first-primary");
	const nearest = () => deps.personal.withSession("first-unconstrained");
	return {
		pageOf(request) {
			return isPersonReading(request) ? propertyOf(new URL(request.url).pathname) : null;
		},
		async note(request, propertyId, at = new Date()) {
			const address = request.headers.get("cf-connecting-ip") ?? "";
			if (isInNetworks(address, deps.officeNetworks) || (await deps.isOwn(request, propertyId))) return;
			const day = brusselsDay(at);
			const visitor = await visitorHash(
				await saltOf(deps.personal, day),
				address,
				request.headers.get("user-agent") ?? "",
				propertyId,
			);
			const url = new URL(request.url);
			const referrer = request.headers.get("referer");
			const source = sourceOf({ url, referrer, ownOrigins: deps.ownOrigins });
			await deps.queue.send({ kind: "visit", propertyId, day, source, visitor });
		},
		count: (pageViews) => countPageViews(db(), pageViews),
		days: (propertyIds, from, to) => pageViewDays(nearest(), propertyIds, from, to),
		total: (propertyId) => pageViewTotal(nearest(), propertyId),
		ofWeeks: (propertyIds, from, to) => pageViewsOfWeeks(nearest(), propertyIds, from, to),
		forget: (at = new Date()) => forgetVisitors(db(), brusselsDay(at)),
	};
}

/** The property that an address shows; null for other addresses and previews. */
export function propertyOf(pathname: string): number | null {
	if (isPreviewPath(pathname)) return null;
	const original = originalOf(pathname.replace(/\/?$/, "/"))?.original;
	return original?.startsWith("/property/") ? listingIdOf(original) : null;
}
