import { reportBehaviours } from "../features/analytics/report-behaviour";
import { consentBehaviours } from "../features/consent/consent-behaviour";
import { favouriteBehaviours } from "../features/favourites/favourites-behaviour";
import { submitsBehaviours } from "../features/forms/submits-behaviour";
import { layoutBehaviours } from "../features/layout/layout-behaviour";
import { slideshowBehaviours } from "../features/media/slideshow-behaviour";
import { enquiryBehaviours } from "../features/property/contact/enquiry-behaviour";
import { monthlyTermBehaviours } from "../features/search/monthly-terms";
import { lazyBehaviours } from "./behaviour";
import { pressBehaviours } from "./presses";
import { swapBehaviours } from "./swap";

export const behaviours = {
	...reportBehaviours,
	...consentBehaviours,
	...enquiryBehaviours,
	...favouriteBehaviours,
	...layoutBehaviours,
	...monthlyTermBehaviours,
	...pressBehaviours,
	...slideshowBehaviours,
	...submitsBehaviours,
	...swapBehaviours,
	...lazyBehaviours(
		["kept-list", "clear-list", "keep-all", "note", "nearby"],
		async () => (await import("../features/favourites/kept-lists-behaviour")).keptListBehaviours,
	),
	...lazyBehaviours(["sheet"], async () => (await import("../routes/public/listings/sheet-behaviour")).sheetBehaviours),
	...lazyBehaviours(["goal"], async () => (await import("../features/home-page/goal-behaviour")).goalBehaviours),
	...lazyBehaviours(["unit"], async () => (await import("../features/project/unit-behaviour")).unitBehaviours),
	...lazyBehaviours(
		["pictures"],
		async () => (await import("../features/listing/card-pictures-behaviour")).cardPictureBehaviours,
	),
	...lazyBehaviours(
		["sections", "back", "seen", "slots"],
		async () => (await import("../features/property/property-behaviour")).propertyBehaviours,
	),
};
