import { expect, test } from "vitest";
import { creditsOf } from "./credits";
import type { TilesDocument } from "./tiles-document";

const texts = { embeddedCredit: "Outlines of A & B", beyondCredit: "Beyond: A & B" };
const tiles: TilesDocument = {
	tiles: [],
	minzoom: 0,
	maxzoom: 14,
	bounds: [2.3, 49.3, 6.7, 51.7],
	attribution: "© Tiles <b>of</b> somebody © OpenStreetMap",
};

test("the map names what the tiles say of themselves as text, and OpenStreetMap with its link", () => {
	expect(creditsOf(tiles, texts)).toEqual([
		'© Tiles &#60;b&#62;of&#60;/b&#62; somebody © <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>',
	]);
});

test("the outlines are named where there are no tiles, and beside tiles of one region", () => {
	expect(creditsOf(null, texts)).toEqual(["Outlines of A &#38; B"]);
	const [, beyond] = creditsOf({ ...tiles, bounds: [3.6, 51, 3.8, 51.1] }, texts);
	expect(beyond).toBe("Beyond: A &#38; B");
});
