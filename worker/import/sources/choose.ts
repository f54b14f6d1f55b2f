import type { Language } from "../../../app/domain/language";
import type { FeedSettings } from "../../env";
import type { FeedSource } from "../source";
import { jsonFeed } from "./json-feed";
import { omnicasa } from "./omnicasa/omnicasa";
import { openImmo } from "./openimmo/openimmo";
import { whise } from "./whise/whise";

/** The source that the settings name. */
export function sourceOf(feed: FeedSettings, languages: readonly Language[]): FeedSource {
	switch (feed.kind) {
		case "json":
			return jsonFeed(feed);
		case "openimmo":
			return openImmo(feed);
		case "omnicasa":
			return omnicasa(feed, languages);
		case "whise":
			return whise(feed, languages);
	}
}
