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
	/** Whether the request comes from a signed-in owner of the property or from staff. */
	isOwn(request: Request, propertyId: number): Promise<boolean>;
};

export type PageViews = ReturnType<typeof createPageViews>;

/** Counts page views of properties without cookies. */
export function createPageViews(deps: PageViewDependencies) {
	const db = () => deps.personal.withSession("first-primary");
	const nearest = () => deps.personal.withSession("first-unconstrained");
	return {
		/** Returns the property of a page view by a person; null for other requests. Makes no query. */
		pageOf(request: Request) {
			return isPersonReading(request) ? propertyOf(new URL(request.url).pathname) : null;
		},
		/** Enqueues a page view. For `waitUntil`. */
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
		/** Days with page views per property, oldest first; both ends are included. */
		days: (propertyIds: readonly number[], from: string, to: string) => pageViewDays(nearest(), propertyIds, from, to),
		total: (propertyId: number) => pageViewTotal(nearest(), propertyId),
		/** Page views per property in whole weeks, from one Monday's week to another's, both included. */
		ofWeeks: (propertyIds: readonly number[], from: string, to: string) =>
			pageViewsOfWeeks(nearest(), propertyIds, from, to),
		/** Deletes the visitor hashes of earlier days. */
		forget: (at: Date = new Date()) => forgetVisitors(db(), brusselsDay(at)),
	};
}

/** Returns the property of a path; null for other paths and previews. */
export function propertyOf(pathname: string): number | null {
	if (isPreviewPath(pathname)) return null;
	const original = originalOf(withSlash(pathname))?.original;
	return original?.startsWith("/property/") ? listingIdOf(original) : null;
}

/** Whether an address is in one of the networks: addresses or CIDR blocks (`192.0.2.0/24`). */
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

/** Length of the stored hash in bytes; long enough to avoid collisions within a day. */
const BYTES_KEPT = 16;

/** Whether a request is a person's page view: no bot, no prefetch, no HEAD. */
function isPersonReading(request: Request): boolean {
	const agent = request.headers.get("user-agent") ?? "";
	return request.method === "GET" && agent !== "" && !isbot(agent) && !isFetchedAhead(request.headers);
}

/**
 * Pseudonym of a visitor of one property on one day, from browser and network. It cannot be linked to other days, because
 * the salt of the day is deleted.
 */
function visitorHash(salt: string, address: string, agent: string, propertyId: number): string {
	const digest = createHmac("sha256", salt).update(`${address}\n${agent}\n${propertyId}`).digest();
	return digest.subarray(0, BYTES_KEPT).toString("base64");
}
