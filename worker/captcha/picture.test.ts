import { expect, test } from "vitest";
import { learn } from "../../tests/support/forms/captcha-solver";
import { createLinks } from "../platform/links";
import { drawnFrom } from "./characters";
import { drawPicture } from "./picture";

const links = createLinks("a secret that only these tests know");

const SAMPLES = 300;
const READ = 240;
const MOST_READ = 0.05;

async function pictures(from: number, count: number) {
	return Promise.all(
		Array.from({ length: count }, async (_, index) => {
			const drawn = await drawnFrom(links, `picture ${from + index}`, "picture");
			return { svg: drawPicture(drawn), text: drawn.text };
		}),
	);
}

test("characters and noise are one path with one stroke", async () => {
	for (const { svg } of await pictures(0, 20)) {
		expect(svg.match(/<path/g)).toHaveLength(1);
		expect(svg.match(/stroke-width/g)).toHaveLength(1);
	}
});

/** Where a program could cut: at equal parts of the picture, and of the middle, where most characters stand. */
const cuts = { all: [0, 48, 96, 144, 192, 240], middle: [17, 57, 96, 134, 172, 212] };

test.for(Object.entries(cuts))("a program that cuts columns of %s reads few pictures whole", async ([, edges]) => {
	const read = learn(await pictures(1_000, SAMPLES), edges);
	const unknown = await pictures(5_000, READ);
	const whole = unknown.filter(({ svg, text }) => read(svg) === text).length;
	const characters = unknown.reduce(
		(sum, { svg, text }) => sum + [...read(svg)].filter((character, index) => character === text.charAt(index)).length,
		0,
	);
	console.info(`read ${whole} of ${READ} whole, ${characters} of ${READ * 5} characters`);
	expect(whole / READ).toBeLessThan(MOST_READ);
});
