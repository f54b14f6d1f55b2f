import { memoize } from "../../domain/memoize";
import { listPoster } from "../map/poster/map-poster-data";
import { listAddress } from "./search-address";

type Args = Parameters<typeof listPoster>;
type ListArgs = Parameters<typeof listAddress>;

const MAX_KEPT = 50;

/**
 * Map drawing of a list; each mark links to the list of its properties. Cached, because it takes a quarter of the time
 * of rendering a list.
 */
export const posterOfList = memoize(
	MAX_KEPT,
	(purpose: Args[0], groups: Args[1], box: Args[2], language: Args[3], goal: ListArgs[0], search: ListArgs[1]) =>
		listPoster(purpose, groups, box, language, (bbox) => listAddress(goal, search, language, { bbox, page: 1 })),
);
