import * as z from "zod";
import { frequency } from "../demand-register/schema";
import { email, line, longest } from "../text";

/** The search of a list, to be written to about: nothing else is asked before it runs. */
export const searchAlert = z.object({
	email: email(),
	frequency,
	/** The query string of a list, with its goal. */
	search: line("search", longest.search),
});
