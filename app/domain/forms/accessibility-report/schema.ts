import * as z from "zod";
import { email, longest, longText, optionalLine } from "../text";

/** What keeps somebody from using the site. Nothing is asked that an answer does not need. */
export const accessibilityReport = z.object({
	email: email(),
	remark: longText("barrier"),
	/** Its title or address, as the visitor writes it. */
	page: optionalLine(longest.website),
});
