import type { Language } from "../../../app/domain/language";
import type { FeedSettings } from "../../env";
import type { CrmPeople } from "../crm-people";
import type { FeedSource } from "../source";
import { jsonFeed } from "./json-feed";
import type { KeptDetails } from "./omnicasa/details";
import { omnicasa } from "./omnicasa/omnicasa";
import { omnicasaPeople } from "./omnicasa/people";
import type { KeepPicture } from "./openimmo/enclosed";
import { openImmo } from "./openimmo/openimmo";
import type { Announcements } from "./sweepbright/announcements";
import { sweepBright } from "./sweepbright/sweepbright";
import { whisePeople } from "./whise/people";
import { whise } from "./whise/whise";

/** Storage of the sources. Null members mean that nothing is kept, for a test of the first page. */
type Beside = { keepPicture: KeepPicture | null; announcements: Announcements; details: KeptDetails | null };

/** Returns the configured source; null when files are pushed instead of fetched. */
export function sourceOf(
	feed: FeedSettings,
	languages: readonly Language[],
	{ keepPicture, announcements, details }: Beside,
): FeedSource | null {
	switch (feed.kind) {
		case "json":
			return jsonFeed(feed);
		case "openimmo":
			// Without a URL the agency's system pushes its files.
			return feed.url === null ? null : openImmo({ url: feed.url, token: feed.token }, keepPicture);
		case "omnicasa":
			return omnicasa(feed, languages, details);
		case "sweepbright":
			return sweepBright(feed, announcements);
		case "whise":
			return whise(feed, languages);
	}
}

/** Returns the people of the configured CRM; null when it provides none. Use one instance per run. */
export function peopleOf(feed: FeedSettings | null): CrmPeople | null {
	if (feed?.kind === "whise") return whisePeople(feed);
	return feed?.kind === "omnicasa" ? omnicasaPeople(feed) : null;
}
