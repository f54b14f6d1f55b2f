import type { Reader } from "../platform/reader";
import type { Snapshot } from "../search/memory";
import type { Shaping } from "./shaping";

/** Where a search is made: the listed properties in memory, and the rows of those that it shows. */
export type SearchParts = { reader: Reader; snapshot: Snapshot; shaping: Shaping };
