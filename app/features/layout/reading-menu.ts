import type { ReadingPage } from "../../domain/pages/reading-paths";
import type { MenuLabel } from "./menu";

/** Guides and the calculator, for the footer. */
export const readingMenu: readonly { page: ReadingPage; label: MenuLabel }[] = [
	{ page: "/purchase-costs/", label: "menu.costs" },
	{ page: "/buying-guide/", label: "menu.buyingGuide" },
	{ page: "/renting-guide/", label: "menu.rentingGuide" },
	{ page: "/figures/", label: "menu.figures" },
	{ page: "/references/", label: "menu.references" },
];
