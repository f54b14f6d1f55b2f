import { expect, test } from "vitest";
import { toTree } from "../../domain/feed/tree";
import { translator } from "../../i18n/translator";
import { searchTypes } from "./search-types";

const types = [
	{ ID: 1, ParentID: null, Name: { nl: "Woning", en: "House" }, WebID: 1 },
	{ ID: 3, ParentID: null, Name: { nl: "Kantoor", en: "Office space" }, WebID: 2 },
	{ ID: 9, ParentID: null, Name: { nl: "Woonboot", en: "Houseboat" }, WebID: 1 },
	{ ID: 11, ParentID: 1, Name: { nl: "Rijwoning", en: "Terraced house" }, WebID: 1 },
	{ ID: 12, ParentID: null, Name: null, WebID: null },
];

test("main types are worded for the sentence, others keep the agency's name", () => {
	expect(searchTypes(toTree(types, "nl"), translator("nl", "nl", "home"))).toEqual([
		{ id: 1, label: "een huis" },
		{ id: 3, label: "een kantoor" },
		{ id: 9, label: "Woonboot" },
		{ id: 12, label: "12" },
	]);
});
