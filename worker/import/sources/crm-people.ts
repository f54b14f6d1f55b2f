import type { FeedSettings } from "../../env";
import type { CrmPeople } from "../crm-people";
import { omnicasaPeople } from "./omnicasa/people";
import { whisePeople } from "./whise/people";

/** The people of the system that the settings name; null where it tells of none. One instance serves one run. */
export function peopleOf(feed: FeedSettings | null): CrmPeople | null {
	if (feed?.kind === "whise") return whisePeople(feed);
	return feed?.kind === "omnicasa" ? omnicasaPeople(feed) : null;
}
