import { type Behaviours, tellChanged } from "../../page/behaviour";
import { track } from "../analytics/track";
import { showToast } from "../layout/toast";
import { createIdList, MOST_FAVOURITES } from "./id-list";

const MOST_SEEN = 12;

export const favourites = createIdList("favourites", MOST_FAVOURITES);
/** Kept with the visitor's consent alone. */
export const recentlySeen = createIdList("recently-seen", MOST_SEEN);

type ToastWords = {
	saved: string;
	/** Saved, in place of the oldest. */
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
	// Each is added at the front, so in reverse order.
	for (const id of [...ids].reverse()) {
		if (isKept) favourites.add(id);
		else favourites.remove(id);
	}
}

/** Kept first, and then said, with a way to take it back. */
function change(ids: readonly number[], isKept: boolean): void {
	const before = favourites.read();
	keep(ids, isKept);
	tellChanged();
	const now = favourites.read();
	/** What the list had no room for any more. */
	const lost = isKept ? before.filter((id) => !now.includes(id)) : [];
	if (isKept) for (const id of ids) track("favourite", { id });
	if (!words) return;
	const { saved, full, notKept, removed, undo, byTab, view, list } = words;
	const back = {
		label: undo,
		run() {
			keep(ids, !isKept);
			favourites.append(lost);
			tellChanged();
		},
	};
	if (!isKept) showToast(removed, [back], byTab);
	else if (favourites.isStored()) showToast(lost.length > 0 ? full : saved, [{ label: view, to: list }, back], byTab);
	else showToast(notKept, [back], byTab);
}

/** A page that is gone back to or loaded again has its boxes ticked as they were left, whatever has been kept since. */
function isFirstVisit(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return navigation !== undefined && "type" in navigation && navigation.type === "navigate";
}

export const favouriteBehaviours: Behaviours<{
	/** A box that is ticked while a property is a favourite: its id. */
	heart: number;
	/** Takes properties out of the favourites that are on the site no longer: their ids. */
	"forget-gone": readonly number[];
	/** Shows how many favourites there are. */
	"favourites-count": "";
	/** Where short messages appear (`toast.ts`), with what is said of favourites. */
	toast: ToastWords;
}> = {
	heart: {
		// Ticked before the scripts were there: the box itself has kept it.
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
