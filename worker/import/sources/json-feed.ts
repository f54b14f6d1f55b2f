import * as z from "zod";
import { feedPageSchema } from "../../../app/domain/feed/feed";
import type { FeedPart } from "../../../app/domain/imports/message";
import { isRecord } from "../../../app/domain/records";
import { FeedError, type FeedSource } from "../source";
import { fitting, readJson } from "./read";
import { placeOf } from "./values";

/** Limits the number of pages: a run has enough subrequests for 1,000, and a faulty feed may never end. */
const checkedPageSchema = feedPageSchema.extend({ pages: z.int().min(1).max(1_000) });

/** The agency's own JSON feed, read page by page with `?page=N`. */
export function jsonFeed({ url, token }: { url: string; token: string | null }): FeedSource {
	return {
		readPage(page) {
			const what: FeedPart = { part: "feed-page", page };
			return readJson({ what, url: pageAddress(url, page), token }, (json) => {
				const read = fitting(checkedPageSchema, json, what);
				if (read.page !== page) throw new FeedError({ code: "other-page", what, page: read.page });
				return { ...read, properties: read.properties?.map(placed), projects: read.projects?.map(placed) };
			});
		},
	};
}

/** Swaps latitude and longitude when they are mixed up. */
function placed(record: unknown): unknown {
	if (!isRecord(record) || !("Latitude" in record || "Longitude" in record)) return record;
	return { ...record, ...placeOf(record.Latitude, record.Longitude) };
}

function pageAddress(url: string, page: number): string {
	const address = new URL(url);
	address.searchParams.set("page", String(page));
	return address.href;
}
