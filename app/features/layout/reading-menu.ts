import type { ReadingPage } from "../../domain/pages/reading-paths";

/** Guides and the calculator, for the footer; `label` is a key of the words. */
export const readingMenu: readonly { page: ReadingPage; label: string }[] = [
	{ page: "/purchase-costs/", label: "menu.costs" },
	{ page: "/buying-guide/", label: "menu.buyingGuide" },
	{ page: "/renting-guide/", label: "menu.rentingGuide" },
];
