import { expect, test } from "vitest";
import { municipalitiesNamed, municipalitiesOf } from "./municipalities";

const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);

test("in Belgium the postcode decides the municipality, whatever the city name", () => {
	expect(codes(municipalitiesOf("flanders", "9000", []))).toEqual(["44021"]);
	expect(codes(municipalitiesOf("flanders", "9000", ["esch-sur-alzette"]))).toEqual(["44021"]);
	expect(municipalitiesOf("flanders", "0000", [])).toEqual([]);
	expect(municipalitiesOf(null, null, ["gent"])).toEqual([]);
});

test("in Luxembourg the city's name does, and no Belgian postcode of the same figures", () => {
	const [esch] = municipalitiesNamed(["Esch-sur-Alzette"]);
	expect(esch?.country).toBe("LU");
	expect(municipalitiesOf("luxembourg", "4000", ["esch-sur-alzette"])).toEqual([esch]);
	expect(municipalitiesOf("luxembourg", "9000", [])).toEqual([]);
});

test("a municipality is found by its code and by its name in any language; nonsense is none", () => {
	expect(codes(municipalitiesNamed(["44021", "Gand", "GHENT", "nowhere"]))).toEqual(["44021", "44021", "44021"]);
});
