import fc from "fast-check";
import { expect, test } from "vitest";
import type { VisibilityCondition } from "../../feed/feed";
import { type Property, propertySchema } from "../property";
import { defaultVisibilityConditions, evaluateCondition, isFieldShown, pageRules } from "./visibility";
import { parseCondition } from "./visibility-parser";

function property(fields: Partial<Property> = {}): Property {
	return propertySchema.parse({ ID: 1, Goal: 0, ...fields });
}

const house = property({
	MainTypeID: 1,
	WebID: 1,
	Bedrooms: 3,
	Garden: true,
	Terrace: false,
	Zip: "9000",
	CountryID: 10,
	City: { nl: "Gent", fr: "Gand" },
	FacadeType: "half-open",
	EnergyPerformance: -12.5,
	AvailableFrom: "2027-02-01",
	Mobiscore: { Shops: 9 },
	Documents: [],
	Pictures: [{ Url: "https://media.example.com/1.jpg" }],
});

function holds(expression: string): boolean {
	return evaluateCondition(expression, house);
}

test("fields compare with numbers, strings, true, false and null", () => {
	for (const expression of [
		"Bedrooms == 3",
		"Bedrooms != 4",
		"Bedrooms > 2 && Bedrooms < 4 && Bedrooms >= 3 && Bedrooms <= 3",
		"EnergyPerformance < 0",
		"EnergyPerformance == -12.5",
		"Garden == true",
		"Garden",
		"!Terrace",
		"Bathrooms == null",
		"Bathrooms != 2",
		"FacadeType == 'half-open'",
		"Zip >= '1500' && Zip <= '9999'",
		"AvailableFrom > '2027-01-01'",
		"City == 'Gand'",
		"City != 'Brussel'",
		"contains(City, 'en')",
		"contains(FacadeType, 'open')",
		"Mobiscore.Shops > 8",
		"empty(Documents) && !empty(Pictures)",
		"!empty(City) && empty(Kitchen)",
		"empty('') && !empty(0)",
		"'it\\'s' == 'it\\'s'",
		"  ( Bedrooms == 3 )  ",
	]) {
		expect([expression, holds(expression)]).toEqual([expression, true]);
	}
});

test("and binds tighter than or, and not tighter than a comparison", () => {
	expect(holds("true || false && false")).toBe(true);
	expect(holds("(true || false) && false")).toBe(false);
	expect(holds("!false == true")).toBe(true);
	expect(holds("!(Bedrooms == 3)")).toBe(false);
	expect(holds("!!Garden")).toBe(true);
});

test("a missing field is unknown, which is not true and not false", () => {
	expect(holds("Bathrooms > 0")).toBe(false);
	expect(holds("!(Bathrooms > 0)")).toBe(false);
	expect(holds("Lift || Garden")).toBe(true);
	expect(holds("Lift && Garden")).toBe(false);
	expect(holds("!Lift")).toBe(false);
	expect(holds("contains(Kitchen, 'a')")).toBe(false);
});

test("a syntax error is false", () => {
	for (const expression of [
		...["", " ", "Bedrooms ==", "== 3", "(Bedrooms == 3", "Bedrooms == 3)", "Bedrooms = 3", "Bedrooms === 3"],
		...["1 < 2 < 3", "Garden & Garden", "Garden |", "'open", '"x" == "x"', "3 == 3abc", "0x10 == 16", "true true"],
		...["empty()", "empty", "contains(City)", "contains(City, 'a', 'b')", "-Garden", "--1 == 1", "1 - 1 == 0", "`x`"],
		...["Bedrooms == 3; true", "true // x", "[1] == 1", "{} == {}", "Bedrooms.toString", "true ? true : true"],
	]) {
		expect([expression, holds(expression)]).toEqual([expression, false]);
	}
});

test("an unknown field makes the whole condition false, also where it would not matter", () => {
	expect(holds("true || NoSuchField == 1")).toBe(false);
	expect(holds("bedrooms == 3")).toBe(false);
	expect(holds("!Unknown")).toBe(false);
	expect(holds("Unknown == null")).toBe(false);
});

test("a wrong type makes the whole condition false, also where it would not matter", () => {
	for (const expression of [
		...["Bedrooms", "!Bedrooms", "Bedrooms == '3'", "Bedrooms != '4'", "Bedrooms > 'a'", "Garden > 0", "City > 'A'"],
		...[
			"true || Bedrooms == '3'",
			"contains(Bedrooms, 3)",
			"contains(City, 3)",
			"Documents == Documents",
			"1",
			"'true'",
		],
		...["Pictures != 'x'", "Mobiscore == 9", "contains(Pictures, 'jpg')"],
	]) {
		expect([expression, holds(expression)]).toEqual([expression, false]);
	}
});

test("inherited properties of objects are not accessible", () => {
	for (const name of [
		...["constructor", "__proto__", "toString", "hasOwnProperty", "Mobiscore.constructor", "Mobiscore.__proto__"],
		...["Manager.Name", "Mobiscore.Shops.length", "City.nl", "process", "globalThis"],
	]) {
		expect(holds(`${name} != null`)).toBe(false);
		expect(holds(`empty(${name})`)).toBe(false);
		expect(isFieldShown("Garden", [{ Field: "Garden", CompareWithField: name, Logic: "notEmpty" }], house)).toBe(false);
	}
	expect(holds("constructor('return 1')() == 1")).toBe(false);
});

test("an expression too deep, with too many parts or too long is false", () => {
	expect(holds(`${"(".repeat(50)}true${")".repeat(50)}`)).toBe(true);
	expect(holds(`${"(".repeat(51)}true${")".repeat(51)}`)).toBe(false);
	expect(holds(`${"!".repeat(50)}true`)).toBe(true);
	expect(holds(`${"!".repeat(51)}false`)).toBe(false);
	expect(holds(Array(50).fill("true").join("&&"))).toBe(true);
	expect(holds(Array(51).fill("true").join("&&"))).toBe(false);
	expect(holds(`true${" ".repeat(1_990)}`)).toBe(true);
	expect(holds(`true${" ".repeat(2_000)}`)).toBe(false);
});

const pieces = [
	...[
		"(",
		")",
		"!",
		"&&",
		"||",
		"==",
		"!=",
		"<",
		"<=",
		">",
		">=",
		",",
		"-",
		"'",
		"'a'",
		"\\",
		"3",
		"1e9",
		"true",
		"false",
	],
	...[
		"null",
		"Bedrooms",
		"Garden",
		"City",
		"Kitchen",
		"Mobiscore.Shops",
		"empty(",
		"contains(",
		"constructor",
		"__proto__",
	],
	...["=>", ";", ".", "[", "]", "${", "/*", "alert(1)", "\u0000", "𝒳"],
];

test("hostile expressions are true or false and change nothing", () => {
	const expression = fc.oneof(
		fc.string({ unit: "binary", maxLength: 200 }),
		fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(" ")),
		fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join("")),
		fc.tuple(fc.constantFrom(...pieces), fc.nat(2_100)).map(([piece, times]) => piece.repeat(times).slice(0, 2_000)),
	);
	const before = JSON.stringify(house);
	fc.assert(
		fc.property(expression, (text) => {
			expect(typeof holds(text)).toBe("boolean");
		}),
	);
	expect(JSON.stringify(house)).toBe(before);
	expect(Object.keys(Object.prototype)).toEqual([]);
});

/** Random constant expressions with their value in JavaScript as reference. */
const { constant } = fc.letrec<{ constant: { text: string; worth: boolean } }>((tie) => ({
	constant: fc.oneof(
		{ maxDepth: 5 },
		fc.boolean().map((worth) => ({ text: String(worth), worth })),
		fc
			.tuple(
				fc.integer({ min: -9, max: 9 }),
				fc.constantFrom("<", ">", "==", "!=", "<=", ">="),
				fc.integer({ min: -9, max: 9 }),
			)
			.map(([a, operator, b]) => ({
				text: `${a} ${operator} ${b}`,
				worth: { "<": a < b, ">": a > b, "==": a === b, "!=": a !== b, "<=": a <= b, ">=": a >= b }[operator] ?? false,
			})),
		tie("constant").map(({ text, worth }) => ({ text: `!(${text})`, worth: !worth })),
		fc
			.tuple(tie("constant"), tie("constant"))
			.map(([a, b]) => ({ text: `(${a.text} && ${b.text})`, worth: a.worth && b.worth })),
		fc
			.tuple(tie("constant"), tie("constant"))
			.map(([a, b]) => ({ text: `(${a.text} || ${b.text})`, worth: a.worth || b.worth })),
	),
}));

test("expressions of constants are worth what JavaScript finds", () => {
	fc.assert(
		fc.property(constant, ({ text, worth }) => {
			fc.pre(parseCondition(text) !== null);
			expect(holds(text)).toBe(worth);
		}),
	);
});

test("a rule compares one field with a value by its logic", () => {
	const shown = (rule: Partial<VisibilityCondition>) => isFieldShown("Kitchen", [{ Field: "Kitchen", ...rule }], house);
	expect(shown({ CompareWithField: "Garden", Logic: "equals", CompareWithValue: true })).toBe(true);
	expect(shown({ CompareWithField: "Garden", Logic: "notEquals", CompareWithValue: true })).toBe(false);
	expect(shown({ CompareWithField: "Bedrooms", Logic: "greater", CompareWithValue: 2 })).toBe(true);
	expect(shown({ CompareWithField: "Bedrooms", Logic: "less", CompareWithValue: 3 })).toBe(false);
	expect(shown({ CompareWithField: "City", Logic: "contains", CompareWithValue: "Gent" })).toBe(true);
	expect(shown({ CompareWithField: "Kitchen", Logic: "empty" })).toBe(true);
	expect(shown({ CompareWithField: "City", Logic: "notEmpty" })).toBe(true);
	expect(shown({ CompareWithField: "Bedrooms", Logic: "equals", CompareWithValue: "3" })).toBe(false);
	expect(shown({ CompareWithField: "Bathrooms", Logic: "greater", CompareWithValue: 0 })).toBe(false);
	expect(shown({ CompareWithField: "Bedrooms", Logic: "resembles", CompareWithValue: 3 })).toBe(false);
	expect(shown({ CompareWithField: "Nothing", Logic: "notEquals", CompareWithValue: 3 })).toBe(false);
	expect(shown({ CompareWithField: "Bedrooms", Logic: "equals" })).toBe(false);
});

test("absent parts of a rule are skipped", () => {
	const absent = { Logic: null, AdvancedCondition: null, CompareWithField: null, CompareWithValue: null };
	expect(isFieldShown("Lift", [{ Field: "Lift", ...absent }], house)).toBe(true);
	expect(isFieldShown("Lift", [{ Field: "Lift", ...absent, Logic: "equals", CompareWithValue: 1 }], house)).toBe(true);
	expect(isFieldShown("Lift", [{ Field: "Lift", ...absent, AdvancedCondition: "Bedrooms == 4" }], house)).toBe(false);
});

test("a field is shown when all its rules hold, and other fields' rules do not matter", () => {
	const yes = { Field: "Lift", AdvancedCondition: "true" };
	const no = { Field: "Lift", AdvancedCondition: "false" };
	expect(isFieldShown("Lift", [], house)).toBe(true);
	expect(isFieldShown("Lift", [yes, yes], house)).toBe(true);
	expect(isFieldShown("Lift", [yes, no], house)).toBe(false);
	expect(isFieldShown("Kitchen", [no], house)).toBe(true);
	expect(isFieldShown("Mobiscore.Shops", [{ Field: "Mobiscore", AdvancedCondition: "false" }], house)).toBe(false);
});

test("every default rule can be read", () => {
	for (const rule of defaultVisibilityConditions) {
		expect([rule.Field, parseCondition(rule.AdvancedCondition ?? "") !== null]).toEqual([rule.Field, true]);
	}
});

test("a minimum income is no line of the advert, unless the agency decides otherwise", () => {
	const rental = property({ Goal: 1, MinimumIncome: 3_700 });
	expect(isFieldShown("MinimumIncome", pageRules([]), rental)).toBe(false);
	const own = [{ Field: "MinimumIncome", AdvancedCondition: "true" }];
	expect(isFieldShown("MinimumIncome", pageRules(own), rental)).toBe(true);
});

test("by default a house has no elevator line and orientations need a garden or terrace", () => {
	const shown = (field: string, fields: Partial<Property>) =>
		isFieldShown(field, defaultVisibilityConditions, property(fields));
	expect(shown("Elevator", { Elevator: false })).toBe(false);
	expect(shown("Elevator", { Elevator: true })).toBe(true);
	expect(shown("Elevator", { Elevator: false, FloorNumber: 0 })).toBe(true);
	expect(shown("Lift", { Elevator: true, Lift: true })).toBe(false);
	expect(shown("Lift", { Lift: true })).toBe(true);
	expect(shown("GardenOrientation", { Garden: false })).toBe(false);
	expect(shown("GardenOrientation", { Garden: true })).toBe(true);
	expect(shown("TerraceOrientation", { TerraceSurface: 9 })).toBe(true);
	expect(shown("Bedrooms", { WebID: 4, Bedrooms: 0 })).toBe(false);
	expect(shown("Bedrooms", { Bedrooms: 0 })).toBe(true);
	expect(shown("GScore", { Zip: "9000" })).toBe(true);
	expect(shown("GScore", { Zip: "5000" })).toBe(false);
	expect(shown("PScore", { Zip: "2000", CountryID: 50 })).toBe(false);
	expect(shown("CadastralIncome", { CountryID: 50 })).toBe(false);
});
