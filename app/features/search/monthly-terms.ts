import type { Behaviours } from "../../page/behaviour";
import { readStored, writeStored } from "../../ui/storage";

const KEY = "monthly-terms";
const names: readonly string[] = ["ownMoney", "term", "ownHome"];

/** Loan terms last entered by the visitor, as search parameters. */
export function readMonthlyTerms(): URLSearchParams {
	return new URLSearchParams(readStored(KEY) ?? "");
}

/** Stores the loan terms among the parameters of a search. */
export function storeMonthlyTerms(search: URLSearchParams): void {
	writeStored(KEY, new URLSearchParams([...search].filter(([name]) => names.includes(name))).toString());
}

export const monthlyTermBehaviours: Behaviours<{
	/** Sort form of a list: adds the stored terms when sorting by monthly payment. */
	"monthly-terms": "";
}> = {
	"monthly-terms": {
		begin(form) {
			form.addEventListener("formdata", ({ formData }) => {
				if (formData.get("sort") !== "monthly") return;
				for (const [name, value] of readMonthlyTerms()) if (!formData.has(name)) formData.set(name, value);
			});
		},
	},
};
