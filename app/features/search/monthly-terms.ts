import type { Behaviours } from "../../page/behaviour";
import { readStored, writeStored } from "../../ui/storage";

const KEY = "monthly-terms";
const names: readonly string[] = ["ownMoney", "term", "ownHome"];

/** What a visitor said last of the own money and the loan, as parameters of a search. */
export function keptTerms(): URLSearchParams {
	return new URLSearchParams(readStored(KEY) ?? "");
}

/** Stores those that the parameters of a search have. */
export function keepTerms(search: URLSearchParams): void {
	writeStored(KEY, new URLSearchParams([...search].filter(([name]) => names.includes(name))).toString());
}

export const monthlyTermBehaviours: Behaviours<{
	/** The form of a list's order: what was said before goes with the order that needs it. */
	"monthly-terms": "";
}> = {
	"monthly-terms": {
		begin(form) {
			form.addEventListener("formdata", ({ formData }) => {
				if (formData.get("sort") !== "monthly") return;
				for (const [name, value] of keptTerms()) if (!formData.has(name)) formData.set(name, value);
			});
		},
	},
};
