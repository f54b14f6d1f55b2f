import { type FeedPage, feedPageSchema } from "../../app/domain/feed";

/** Where listings come from: pages in the shape of the agency's feed. Other systems plug in as other sources. */
export type FeedSource = {
	/** @throws FeedError when the page cannot be read or is no page of a feed. */
	readPage(page: number): Promise<FeedPage>;
};

/** A page that could not be read. Its message is one line for the agency. */
export class FeedError extends Error {}

const ATTEMPTS = 3;
const FIRST_DELAY_MS = 250;
const TIMEOUT_MS = 10_000;
const LARGEST_PAGE_BYTES = 25_000_000;

/** The agency's own JSON feed, read page by page with `?page=N`. */
export function jsonFeed(url: string, token: string | null): FeedSource {
	return {
		async readPage(page) {
			for (let attempt = 1; ; attempt++) {
				try {
					return await readOnce(pageAddress(url, page), token, page);
				} catch (error) {
					if (attempt === ATTEMPTS || !(error instanceof FeedError)) throw error;
					await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** (attempt - 1)));
				}
			}
		},
	};
}

function pageAddress(url: string, page: number): string {
	const address = new URL(url);
	address.searchParams.set("page", String(page));
	return address.href;
}

async function readOnce(address: string, token: string | null, page: number): Promise<FeedPage> {
	let text: string;
	try {
		const response = await fetch(address, {
			headers: { accept: "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
			redirect: "manual",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (response.status !== 200) throw new FeedError(`page ${page} of the feed answered ${response.status}`);
		text = await response.text();
	} catch (error) {
		if (error instanceof FeedError) throw error;
		throw new FeedError(`page ${page} of the feed cannot be reached: ${reasonOf(error)}`);
	}
	if (text.length > LARGEST_PAGE_BYTES) throw new FeedError(`page ${page} of the feed is too large`);
	return parsePage(text, page);
}

function parsePage(text: string, page: number): FeedPage {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		throw new FeedError(`page ${page} of the feed is no JSON`);
	}
	const result = feedPageSchema.safeParse(json);
	if (!result.success) {
		const issue = result.error.issues[0];
		throw new FeedError(`page ${page} of the feed does not fit: ${issue?.path.join(".")} ${issue?.message}`);
	}
	if (result.data.page !== page) throw new FeedError(`asked for page ${page} of the feed, got ${result.data.page}`);
	return result.data;
}

function reasonOf(error: unknown): string {
	return error instanceof Error ? (error.message.split("\n")[0] ?? "no reason given") : String(error);
}
