/**
 * Converts the map's outlines (app/features/map/live/embed/outlines.json) to a file of shapes that pages reference:
 * `node scripts/drawings/map-poster.ts`. The result is committed.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import outlines from "../../app/features/map/live/embed/outlines.json" with { type: "json" };
import { outlinePoint } from "../../app/features/map/poster/poster-view.ts";

const FILE = fileURLToPath(new URL("../../app/features/map/poster/outlines.svg", import.meta.url));

function drawn(points: number[][], isClosed: boolean): string {
	const [first = { x: 0, y: 0 }, ...others] = points.map(([longitude = 0, latitude = 0]) =>
		outlinePoint({ longitude, latitude }),
	);
	let { x, y } = first;
	let path = `M${x} ${y}l`;
	for (const next of others) {
		const [right, down] = [next.x - x, next.y - y];
		if (right === 0 && down === 0) continue;
		path += `${right < 0 || path.endsWith("l") ? "" : " "}${right}${down < 0 ? "" : " "}${down}`;
		({ x, y } = next);
	}
	return isClosed ? `${path}z` : path;
}

const all = (shapes: number[][][], isClosed: boolean) => shapes.map((shape) => drawn(shape, isClosed)).join("");
const paths: Record<string, string> = {
	sea: drawn(outlines.sea, true),
	abroad: all(outlines.abroad, true),
	land: all(outlines.land, true),
	rivers: all(outlines.rivers, false),
	regions: all(outlines.regions, false),
};
const lines = Object.entries(paths).map(([id, d]) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`);
writeFileSync(FILE, `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${lines.join("\n")}\n</svg>\n`);
