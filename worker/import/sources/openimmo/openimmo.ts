import type { FeedSource } from "../../source";
import { checkPart, pageOfHomes, pagesOf } from "../page-of-properties";
import { readText } from "../read";
import { homesIn } from "./openimmo-file";
import { openImmoHome } from "./openimmo-home";

const HOMES_PER_PAGE = 200;
/** What a Worker can hold as text and as properties at once. */
const LARGEST_FILE_BYTES = 8_000_000;

/** Properties of an OpenImmo file, which holds everything that the agency offers: it is read once, with the first page. */
export function openImmo({ url, token }: { url: string; token: string | null }): FeedSource {
	const what = "the OpenImmo file";
	let homes: ReturnType<typeof openImmoHome>[] = [];
	return {
		propertiesOnly: true,
		async readPage(page) {
			if (page === 1) {
				const file = { what, url, token, largest: LARGEST_FILE_BYTES };
				homes = await readText(file, "application/xml", (text) => Array.from(homesIn(text, what), openImmoHome));
			}
			const from = (page - 1) * HOMES_PER_PAGE;
			const part = homes.slice(from, from + HOMES_PER_PAGE);
			checkPart(part.length, { page, total: homes.length, perPage: HOMES_PER_PAGE, what });
			return pageOfHomes(part, page, pagesOf({ total: homes.length, perPage: HOMES_PER_PAGE }));
		},
	};
}
