import { createHmac } from "node:crypto";
import { isbot } from "isbot";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { listingIdOf, originalOf, withSlash } from "../../app/domain/pages/address";
import { isPreviewPath } from "../../app/domain/pages/paths";
import { ipv6Groups } from "../platform/network";
import { isFetchedAhead } from "../platform/request";
import { pageViewDays, pageViewsOfWeeks, pageViewTotal } from "./counters";
import { forgetVisitors, insertPageViews, type PageViewMessage, saltOf } from "./record";
import { sourceOf } from "./source";

export type { PageViewMessage } from "./record";
export { pageViewMessageSchema } from "./record";

export type PageViewDependencies = {
	personal: D1Database;
	queue: { send(message: PageViewMessage): Promise<unknown> };
	ownOrigins: readonly string[];
	/** Networks of the agency's offices, whose page views are not counted. */
	officeNetworks: readonly string[];
	/** Whether the request comes from a signed-in owner of the property, or from the desk. */
	isOwn(request: Request, propertyId: number): Promise<boolean>;
};

export type PageViews = ReturnType<typeof createPageViews>;

/** Counts page views of properties without cookies. */
export function createPageViews(deps: PageViewDependencies) {
	const db = () => deps.personal.withSession("first-primary");
	const nearest = () => deps.personal.withSession("first-unconstrained");
	return {
		/** The property whose page a request reads as a person would; null for everything else. Reads the request alone. */
		pageOf(request: Request) {
			return isPersonReading(request) ? propertyOf(new URL(request.url).pathname) : null;
		},
		/** Sends a page view to the queue. To be passed to `waitUntil`. */
		async note(request: Request, propertyId: number, at: Date = new Date()) {
			const address = request.headers.get("cf-connecting-ip") ?? "";
			if (isInNetworks(address, deps.officeNetworks) || (await deps.isOwn(request, propertyId))) return;
			const day = brusselsDay(at);
			const visitor = visitorHash(
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
		count: (pageViews: readonly PageViewMessage[]) => insertPageViews(db(), pageViews),
		/** By property, days with page views, both ends included, the oldest first. */
		days: (propertyIds: readonly number[], from: string, to: string) => pageViewDays(nearest(), propertyIds, from, to),
		total: (propertyId: number) => pageViewTotal(nearest(), propertyId),
		/** Page views of each property over whole weeks, named by their Mondays, both included. */
		ofWeeks: (propertyIds: readonly number[], from: string, to: string) =>
			pageViewsOfWeeks(nearest(), propertyIds, from, to),
		/** Deletes the visitor hashes of earlier days. */
		forget: (at: Date = new Date()) => forgetVisitors(db(), brusselsDay(at)),
	};
}

/** The property that an address shows; null for other addresses and previews. */
export function propertyOf(pathname: string): number | null {
	if (isPreviewPath(pathname)) return null;
	const original = originalOf(withSlash(pathname))?.original;
	return original?.startsWith("/property/") ? listingIdOf(original) : null;
}

/** Whether an address lies in one of the networks: single addresses, or with a prefix length (`192.0.2.0/24`). */
function isInNetworks(address: string, networks: readonly string[]): boolean {
	const bits = bitsOf(address);
	if (bits === null) return false;
	return networks.some((network) => {
		const [base = "", length] = network.split("/");
		const wanted = bitsOf(base);
		if (wanted === null || wanted.length !== bits.length) return false;
		const compared = length === undefined ? wanted.length : Number(length);
		return bits.slice(0, compared) === wanted.slice(0, compared);
	});
}

function bitsOf(address: string): string | null {
	const isV6 = address.includes(":");
	const [count, size] = isV6 ? [8, 16] : [4, 8];
	const parts = isV6 ? ipv6Groups(address).map((group) => Number.parseInt(group, 16)) : address.split(".").map(Number);
	if (parts.length !== count || parts.some((part) => !(part >= 0 && part < 2 ** size && Number.isInteger(part))))
		return null;
	return parts.map((part) => part.toString(2).padStart(size, "0")).join("");
}

/** Of the hash: enough that two visitors of one day never share one. */
const BYTES_KEPT = 16;

/** Whether a request is a person's page view: no bot, no prefetch, no HEAD. */
function isPersonReading(request: Request): boolean {
	const agent = request.headers.get("user-agent") ?? "";
	return request.method === "GET" && agent !== "" && !isbot(agent) && !isFetchedAhead(request.headers);
}

/**
 * A visitor of one property on one day: the same for the same browser and network that day, and meaningless the next, when
 * the day's salt is gone.
 */
function visitorHash(salt: string, address: string, agent: string, propertyId: number): string {
	const digest = createHmac("sha256", salt).update(`${address}\n${agent}\n${propertyId}`).digest();
	return digest.subarray(0, BYTES_KEPT).toString("base64");
}
