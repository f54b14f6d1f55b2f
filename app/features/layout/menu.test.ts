import { expect, test } from "vitest";
import { pages } from "../../domain/pages/page-table";
import { footerMenus, legalMenu, mainMenu } from "./menu";

test("every page that has a name for menus is in one", () => {
	const listed = new Set<string>([...mainMenu, ...footerMenus.flatMap((menu) => menu.pages), ...legalMenu]);
	expect(pages.flatMap(({ key, name }) => (name === null || listed.has(key) ? [] : [key]))).toEqual([]);
});
