import { type Behaviours, later } from "./behaviour";
import { consentBehaviours } from "./consent";
import { favouriteBehaviours } from "./favourites";
import { pressBehaviours } from "./presses";
import { reportBehaviours } from "./report";
import { slideshowBehaviours } from "./slideshow";
import { swapBehaviours } from "./swap";

/** What every control of a document does. Reports come first: what the page tells finds a place to wait in. */
export const behaviours: Behaviours = {
	...reportBehaviours,
	...consentBehaviours,
	...favouriteBehaviours,
	...pressBehaviours,
	...slideshowBehaviours,
	...swapBehaviours,
	...later(
		["kept-list", "clear-list", "keep-all", "note", "nearby"],
		async () => (await import("./kept-lists")).keptListBehaviours,
	),
	...later(["sheet"], async () => (await import("./sheet")).sheetBehaviours),
	...later(["goal"], async () => (await import("./goal")).goalBehaviours),
	...later(["unit"], async () => (await import("./unit")).unitBehaviours),
	...later(["pictures"], async () => (await import("./card-pictures")).cardPictureBehaviours),
	...later(["sections", "back", "seen", "slots"], async () => (await import("./property-page")).propertyBehaviours),
};
