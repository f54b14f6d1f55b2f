import { listingIdOf, originalOf } from "../../app/domain/address";
import { brusselsDay } from "../../app/domain/dates";
import { isPreviewPath } from "../../app/domain/paths";
import { type VisitDay, type VisitTotal, visitDays, visitsOfWeeks, visitTotal } from "./counters";
import { isInNetworks } from "./networks";
import { countVisits, forgetVisitors, saltOf, type VisitMessage } from "./record";
import { sourceOf } from "./source";
import { isPersonReading, visitorHash } from "./visitor";

export type { VisitDay, VisitTotal } from "./counters";
export type { VisitMessage } from "./record";
export { visitMessageSchema } from "./record";

export type VisitDependencies = {
	personal: D1Database;
	queue: { send(message: VisitMessage): Promise<unknown> };
	ownOrigins: readonly string[];
	/** Networks of the agency's offices, whose looks count for nothing. */
	officeNetworks: readonly string[];
	/** Whether the request comes from a signed-in owner of the home. */
	isOwn(request: Request, propertyId: number): Promise<boolean>;
};

/** Counts page visits of homes without cookies. */
export type Visits = {
	/** The home whose page a request reads as a person would; null for everything else. Reads the request alone. */
	pageOf(request: Request): number | null;
	/** Sends a visit on its way. To be given to `waitUntil`: nobody waits for it. */
	note(request: Request, propertyId: number, at?: Date): Promise<void>;
	count(visits: readonly VisitMessage[]): Promise<void>;
	/** Days with visits, both ends included, the oldest first. */
	days(propertyId: number, from: string, to: string): Promise<VisitDay[]>;
	total(propertyId: number): Promise<VisitTotal>;
	/** Visits of each home over whole weeks, named by their Mondays, both included. */
	ofWeeks(propertyIds: readonly number[], from: string, to: string): Promise<number[]>;
	/** What is known of visitors of earlier days is deleted. */
	forget(at?: Date): Promise<void>;
};

export function createVisits(deps: VisitDependencies): Visits {
	const db = () => deps.personal.withSession("first-primary");
	const nearest = () => deps.personal.withSession("first-unconstrained");
	return {
		pageOf(request) {
			return isPersonReading(request) ? homeOf(new URL(request.url).pathname) : null;
		},
		async note(request, propertyId, at = new Date()) {
			const address = request.headers.get("cf-connecting-ip") ?? "";
			if (isInNetworks(address, deps.officeNetworks) || (await deps.isOwn(request, propertyId))) return;
			const day = brusselsDay(at);
			const visitor = await visitorHash(
				await saltOf(db(), day),
				address,
				request.headers.get("user-agent") ?? "",
				propertyId,
			);
			const url = new URL(request.url);
			const referrer = request.headers.get("referer");
			const source = sourceOf({ url, referrer, ownOrigins: deps.ownOrigins });
			await deps.queue.send({ kind: "visit", propertyId, day, source, visitor });
		},
		count: (visits) => countVisits(db(), visits),
		days: (propertyId, from, to) => visitDays(nearest(), propertyId, from, to),
		total: (propertyId) => visitTotal(nearest(), propertyId),
		ofWeeks: (propertyIds, from, to) => visitsOfWeeks(nearest(), propertyIds, from, to),
		forget: (at = new Date()) => forgetVisitors(db(), brusselsDay(at)),
	};
}

/** React Router asks for a page's data at the page's address with an ending. */
const dataEnding = /(\/_)?\.data$/;

/** The home that an address shows, as a page or as its data; null for other addresses and previews. */
export function homeOf(pathname: string): number | null {
	if (isPreviewPath(pathname)) return null;
	const page = pathname.replace(dataEnding, "").replace(/\/?$/, "/");
	const original = originalOf(page)?.original;
	return original?.startsWith("/property/") ? listingIdOf(original) : null;
}
