import { type Behaviours, notifyChanged } from "../../page/behaviour";
import { track } from "../analytics/track";
import { showToast } from "../layout/toast";
import { createIdList, MAX_FAVOURITES } from "./id-list";

const MAX_SEEN = 12;

export const favourites = createIdList("favourites", MAX_FAVOURITES);
/** Stored only with the visitor's consent. */
export const recentlySeen = createIdList("recently-seen", MAX_SEEN);

type ToastWords = {
	saved: string;
	/** Saved, replacing the oldest favourite. */
	full: string;
	notKept: string;
	removed: string;
	undo: string;
	byTab: string;
	view: string;
	list: string;
};

let words: ToastWords | undefined;

function keep(ids: readonly number[], isKept: boolean): void {
	// add() prepends, so iterate in reverse order.
	for (const id of [...ids].reverse()) {
		if (isKept) favourites.add(id);
		else favourites.remove(id);
	}
}

/** Changes the favourites, then shows a toast with undo. */
function change(ids: readonly number[], isKept: boolean): void {
	const before = favourites.read();
	keep(ids, isKept);
	notifyChanged();
	const now = favourites.read();
	/** Ids dropped because the list is full. */
	const lost = isKept ? before.filter((id) => !now.includes(id)) : [];
	if (isKept) for (const id of ids) track("favourite", { id });
	if (!words) return;
	const { saved, full, notKept, removed, undo, byTab, view, list } = words;
	const back = {
		label: undo,
		run() {
			keep(ids, !isKept);
			favourites.append(lost);
			notifyChanged();
		},
	};
	if (!isKept) showToast(removed, [back], byTab);
	else if (favourites.isStored()) showToast(lost.length > 0 ? full : saved, [{ label: view, to: list }, back], byTab);
	else showToast(notKept, [back], byTab);
}

/** On a reload or on going back, browsers restore checkboxes as they were, regardless of later changes. */
function isFirstVisit(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return navigation !== undefined && "type" in navigation && navigation.type === "navigate";
}

export const favouriteBehaviours: Behaviours<{
	/** Checkbox that is checked while a property is a favourite. Value: its id. */
	heart: number;
	/** Removes properties from the favourites that are no longer on the site. Value: their ids. */
	"forget-gone": readonly number[];
	/** Shows the number of favourites. */
	"favourites-count": "";
	/** Container of toasts (`toast.ts`). Value: texts about favourites. */
	toast: ToastWords;
}> = {
	heart: {
		// Checked before the scripts loaded: save it now.
		begin: (box, id) => box.matches(":checked") && isFirstVisit() && favourites.add(id),
		show(box, id) {
			if (box instanceof HTMLInputElement) box.checked = favourites.read().includes(id);
		},
		change: (box, id) => change([id], box.matches(":checked")),
	},
	"forget-gone": { click: (_, ids) => change(ids, false) },
	"favourites-count": {
		show(place) {
			place.dataset.count = String(favourites.read().length || "");
		},
	},
	toast: {
		show(_, texts) {
			words = texts;
		},
	},
};
