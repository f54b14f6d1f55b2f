import { createHmac } from "node:crypto";
import { isbot } from "isbot";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { listingIdOf, originalOf, withSlash } from "../../app/domain/pages/address";
import { isPreviewPath } from "../../app/domain/pages/paths";
import { type PageViewDay, type PageViewTotal, pageViewDays, pageViewsOfWeeks, pageViewTotal } from "./counters";
import { countPageViews, forgetVisitors, type PageViewMessage, saltOf } from "./record";
import { sourceOf } from "./source";

export type { PageViewDay, PageViewTotal } from "./counters";
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
	const parts = address.includes(":") ? groupsOf(address) : address.split(".").map(Number);
	const [count, size, radix] = address.includes(":") ? [8, 16, 65_536] : [4, 8, 256];
	if (parts.length !== count || parts.some((part) => !Number.isInteger(part) || part < 0 || part >= radix)) return null;
	return parts.map((part) => part.toString(2).padStart(size, "0")).join("");
}

function groupsOf(address: string): number[] {
	const numbers = (text: string) =>
		text
			.split(":")
			.filter(Boolean)
			.map((group) => Number.parseInt(group, 16));
	const [head = "", tail] = address.split("::");
	const before = numbers(head);
	if (tail === undefined) return before;
	const after = numbers(tail);
	return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => 0), ...after];
}

/** Of the hash: enough that two visitors of one day never share one. */
const BYTES_KEPT = 16;

/** Whether a request is a person's page view: no bot, no prefetch, no HEAD. */
function isPersonReading(request: Request): boolean {
	const agent = request.headers.get("user-agent") ?? "";
	return request.method === "GET" && agent !== "" && !isbot(agent) && !isFetchedAhead(request.headers);
}

/** Browsers fetch pages that may be wanted next; these are no page views. */
function isFetchedAhead(headers: Headers): boolean {
	return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
		/prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
	);
}

/**
 * A visitor of one property on one day: the same for the same browser and network that day, and meaningless the next, when
 * the day's salt is gone.
 */
function visitorHash(salt: string, address: string, agent: string, propertyId: number): string {
	const digest = createHmac("sha256", salt).update(`${address}\n${agent}\n${propertyId}`).digest();
	return digest.subarray(0, BYTES_KEPT).toString("base64");
}
