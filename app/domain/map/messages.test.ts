import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type FromMap,
	type MapListing,
	mapMessage,
	markerText,
	parseBox,
	parseFromMap,
	parseToMap,
	type ToMap,
} from "./messages";

const listing: MapListing = {
	id: 4101,
	latitude: 51.05,
	longitude: 3.72,
	title: "Charmante woning",
	priceText: "€ 300.000",
	marquee: null,
	marqueeName: null,
	radius: null,
	ended: false,
};

const show: ToMap = {
	type: "show",
	properties: [listing, { ...listing, id: 4102, radius: 500 }],
	groups: [{ latitude: 51, longitude: 4, count: 12, box: { west: 3, south: 50, east: 5, north: 52 } }],
	mapType: "streets",
	info: null,
	marker: { latitude: 51, longitude: 4, label: "Hier", radius: 500 },
	marqueeIgnore: [4],
	fit: { west: 3, south: 50, east: 5, north: 52 },
	shape: [
		{ latitude: 51, longitude: 4 },
		{ latitude: 52, longitude: 4 },
		{ latitude: 51, longitude: 5 },
	],
};

const messages: ToMap[] = [
	show,
	{ type: "highlight", id: 4101 },
	{ type: "select", id: null },
	{ type: "chosen", codes: ["44021"] },
];

const answered: FromMap[] = [
	{ type: "ready" },
	{ type: "drawn" },
	{ type: "selection", id: 4101 },
	{ type: "hover", id: null },
	{ type: "bounds", box: { west: 3, south: 50, east: 5, north: 52 }, moved: true, zoom: 9.5 },
	{ type: "shape", points: null },
	{ type: "menu", isOpen: true },
	{ type: "stack", ids: [4101, 4102] },
	{ type: "localities", codes: ["44021", "LU0304"] },
	{ type: "error", message: "no WebGL" },
];

test.for(messages)("the embed accepts $type", (message) => {
	expect(parseToMap(mapMessage(message))).toMatchObject(message);
	expect(parseFromMap(mapMessage(message))).toBeNull();
});

test.for(answered)("the page understands $type", (message) => {
	expect(parseFromMap(mapMessage(message))).toMatchObject(message);
	expect(parseToMap(mapMessage(message))).toBeNull();
});

test("a message of another version is passed over", () => {
	expect(parseToMap({ ...mapMessage(show), mapProtocol: 2 })).toBeNull();
	expect(parseFromMap({ type: "ready" })).toBeNull();
});

test("any posted value is parsed completely or rejected, without throwing", () => {
	fc.assert(
		fc.property(fc.anything({ withNullPrototype: true }), (data) => {
			expect(parseToMap(data)).toBeNull();
			expect(parseFromMap(data)).toBeNull();
		}),
	);
});

test("a property with one wrong field spoils the whole message", () => {
	const fields = fc.constantFrom(...(Object.keys(listing) as (keyof MapListing)[]));
	fc.assert(
		fc.property(fields, fc.constantFrom({}, [], Number.NaN, Number.POSITIVE_INFINITY, undefined), (field, wrong) => {
			expect(parseToMap(mapMessage({ ...show, properties: [{ ...listing, [field]: wrong }] } as ToMap))).toBeNull();
		}),
	);
});

test("a marker shows the marquee's name where its code is ignored, else the price", () => {
	const marquee = { ...listing, marquee: 4, marqueeName: "Optie" };
	expect(markerText(marquee, [4])).toBe("Optie");
	expect(markerText(marquee, [])).toBe("€ 300.000");
	expect(markerText({ ...marquee, marqueeName: null }, [4])).toBe("€ 300.000");
});

test("a box is read from an address, and what is none is none", () => {
	expect(parseBox("3.5,50.9,3.9,51.2")).toEqual({ west: 3.5, south: 50.9, east: 3.9, north: 51.2 });
	for (const text of ["", "1,2,3", "3.9,50.9,3.5,51.2", "1,2,3,4,5", "a,b,c,d", "200,0,201,1"]) {
		expect(parseBox(text)).toBeNull();
	}
});
