import { feedPageSchema } from "../../../app/domain/feed/feed";
import { FeedError, type FeedSource } from "../source";
import { fitting, readJson } from "./read";

/** The agency's own JSON feed, read page by page with `?page=N`. */
export function jsonFeed({ url, token }: { url: string; token: string | null }): FeedSource {
	return {
		readPage(page) {
			const what = `page ${page} of the feed`;
			return readJson({ what, url: pageAddress(url, page), token }, (json) => {
				const read = fitting(feedPageSchema, json, what);
				if (read.page !== page) throw new FeedError(`asked for page ${page} of the feed, got ${read.page}`);
				return read;
			});
		},
	};
}

function pageAddress(url: string, page: number): string {
	const address = new URL(url);
	address.searchParams.set("page", String(page));
	return address.href;
}
