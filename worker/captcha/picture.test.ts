import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { learn } from "../../tests/support/forms/captcha-solver";
import { linksOf } from "../../tests/support/keys";
import { drawnFrom } from "./characters";
import { drawPicture, drawPixels } from "./picture";

const links = linksOf("a secret that only these tests know");

const SAMPLES = 200;
const READ = 160;
const MAX_READ = 0.05;

async function pictures(from: number, count: number) {
	return Promise.all(
		Array.from({ length: count }, async (_, index) => {
			const drawn = await drawnFrom(links, `picture ${from + index}`, "picture");
			return { pixels: drawPixels(drawn), text: drawn.text };
		}),
	);
}

test("the picture is a PNG that holds every pixel and nothing else", async () => {
	const drawn = await drawnFrom(links, "picture 1", "picture");
	const bytes = Buffer.from(drawPicture(drawn));
	const { width, height, grey } = drawPixels(await drawnFrom(links, "picture 1", "picture"));
	expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
	const data = bytes.indexOf("IDAT");
	const rows = inflateSync(bytes.subarray(data + 4, data + 4 + bytes.readUInt32BE(data - 4)));
	expect(rows.subarray(1, width + 1)).toEqual(Buffer.from(grey.subarray(0, width)));
	expect(bytes.byteLength).toBeLessThan(80_000);
});

/** Cutting positions of a bot: equal parts of the picture, and of the middle, where most characters are. */
const cuts = { all: [0, 96, 192, 288, 384, 480], middle: [34, 114, 192, 268, 344, 424] };

test.for(Object.entries(cuts))("a program that cuts columns of %s reads few pictures whole", async ([, edges]) => {
	const read = learn(await pictures(1_000, SAMPLES), edges);
	const unknown = await pictures(5_000, READ);
	const whole = unknown.filter(({ pixels, text }) => read(pixels) === text).length;
	const characters = unknown.reduce(
		(sum, { pixels, text }) =>
			sum + [...read(pixels)].filter((character, index) => character === text.charAt(index)).length,
		0,
	);
	console.info(`read ${whole} of ${READ} whole, ${characters} of ${READ * 5} characters`);
	expect(whole / READ).toBeLessThan(MAX_READ);
});
