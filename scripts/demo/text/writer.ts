import type { Draft } from "../drafts.ts";
import type { Wording } from "../record.ts";
export function createWriter(): (draft: Draft) => Wording {
	return (draft) => ({ title: { nl: `${draft.kind} ${draft.id}` }, description: { nl: `<p>${draft.kind}</p>` } });
}
