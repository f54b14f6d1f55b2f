import * as z from "zod";
import { email, longText, maxLengths, optionalLine } from "../text";

/** A barrier on the site. Asks only for what an answer needs. */
export const accessibilityReport = z.object({
	email: email(),
	remark: longText("barrier"),
	/** The page's title or address, in the visitor's words. */
	page: optionalLine(maxLengths.website),
});
