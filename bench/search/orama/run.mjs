import process from "node:process";
import { create, insertMultiple, search } from "@orama/orama";

/** Properties as in `tests/support/search/listings.ts`, reduced to the fields that Orama is queried for. */
const SIZE = Number(process.argv[2] ?? 20_000);
const RUNS = 30;

let state = 7;
function random() {
	state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
	return state / 2 ** 32;
}
const upTo = (most) => Math.floor(random() * (most + 1));
const pick = (values) => values[upTo(values.length - 1)];
const adjectives = ["charmante", "lichte", "ruime", "gerenoveerde", "rustige", "moderne", "authentieke", "centrale"];
const extras = ["tuin", "zicht", "garage", "veranda", "zolder", "kelder", "balkon", "lift", "haard", "parket"];

function property(id) {
	return {
		id: String(id),
		title: `${pick(adjectives)} woning met ${pick(extras)}`,
		goal: random() < 0.35 ? "rent" : "sale",
		type: String(pick([1, 11, 12, 13, 2, 21, 22, 4, 6, 61])),
		zip: String(1_000 + upTo(900)),
		city: `city ${upTo(660)}`,
		epc: pick(["a", "b", "c", "d", "e", "f"]),
		price: 75_000 + upTo(250) * 2_500,
		bedrooms: upTo(6),
		bathrooms: upTo(3),
		garages: upTo(2),
		parkings: upTo(3),
		surface: 25 + upTo(400),
		terrace: random() < 0.5,
		garden: random() < 0.4,
		elevator: random() < 0.3,
		furnished: random() < 0.1,
		newBuild: random() < 0.08,
		listedAt: upTo(1e9),
		point: { lat: 49.5 + random() * 2, lon: 2.6 + random() * 3.8 },
	};
}

const schema = {
	title: "string",
	...Object.fromEntries(["goal", "type", "zip", "city", "epc"].map((name) => [name, "enum"])),
	...Object.fromEntries(
		["price", "bedrooms", "bathrooms", "garages", "parkings", "surface", "listedAt"].map((name) => [name, "number"]),
	),
	...Object.fromEntries(["terrace", "garden", "elevator", "furnished", "newBuild"].map((name) => [name, "boolean"])),
	point: "geopoint",
};

const ranges = (...edges) => ({ ranges: edges.slice(1).map((to, index) => ({ from: edges[index], to })) });
const facets = {
	...Object.fromEntries(["type", "zip", "city", "epc"].map((name) => [name, { limit: 60 }])),
	...Object.fromEntries(
		["bedrooms", "bathrooms", "garages", "parkings"].map((name) => [name, ranges(0, 1, 2, 3, 4, 5, 1_000)]),
	),
	price: ranges(...Array.from({ length: 41 }, (_, step) => step * 25_000)),
	...Object.fromEntries(
		["terrace", "garden", "elevator", "furnished", "newBuild"].map((name) => [name, { true: true, false: true }]),
	),
};

const used = () => {
	globalThis.gc?.();
	return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
};
const before = used();
const started = performance.now();
const db = create({ schema });
await insertMultiple(
	db,
	Array.from({ length: SIZE }, (_, index) => property(index + 1)),
	1_000,
);
console.log(`load ${(performance.now() - started).toFixed(0)} ms, ${((used() - before) / 1e6).toFixed(0)} MB`);

const sortBy = { property: "listedAt", order: "DESC" };
const searches = {
	"everything for sale": { where: { goal: { eq: "sale" } } },
	"type, rooms, price": {
		where: { goal: { eq: "sale" }, type: { eq: "1" }, bedrooms: { gte: 3 }, price: { lte: 400_000 } },
	},
	"postcode, furnished, label": {
		where: { goal: { eq: "rent" }, zip: { eq: "1400" }, furnished: true, epc: { eq: "b" } },
	},
	"free text": { term: "tuin", where: { goal: { eq: "sale" } } },
};
for (const [name, asked] of Object.entries(searches)) {
	const times = [];
	let count = 0;
	for (let run = 0; run < RUNS; run += 1) {
		const from = performance.now();
		({ count } = await search(db, { term: "", limit: 24, sortBy, facets, ...asked }));
		times.push(performance.now() - from);
	}
	times.sort((a, b) => a - b);
	console.log(
		`${name}: ${count} found, median ${times[RUNS / 2].toFixed(1)} ms, slowest ${times.at(-1).toFixed(1)} ms`,
	);
}
