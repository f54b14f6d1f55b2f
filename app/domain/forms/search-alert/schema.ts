import * as z from "zod";
import { frequency } from "../demand-register/schema";
import { email, line, maxLengths } from "../text";

/** Alerts for the search of a list; no further questions. */
export const searchAlert = z.object({
	email: email(),
	frequency,
	/** Query string of a list, including its goal. */
	search: line("search", maxLengths.search),
});
