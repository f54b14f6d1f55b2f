import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { leastForms } from "../../../tests/support/forms/least-forms";
import { requiredFields } from "../../../tests/support/forms/required-fields";
import { textsOf } from "../../../tests/support/texts";
import { amountInWords } from "../amount-words/amount-words";
import { languages } from "../language";
import { regions } from "../localities/region";
import { formatEuro } from "../property/price";
import { formNames } from "./form-names";
import { bounded, fieldName, flatten, nest } from "./names";
import { parseForm } from "./parse";
import { readAmount } from "./read-amount";
import {
	allowedRentQuestions,
	applicationQuestions,
	disallowedRentQuestions,
	rentQuestions,
	rentQuestionsOf,
	viewingQuestions,
} from "./rent-questions";
import { isDay } from "./values";

const texts = textsOf("nl", "validation");

/** Whether the rule with an error at `name` also reads `field`. */
const isOfRule = (field: string, name: string) =>
	({ endDate: ["startDate"], maxPrice: ["minPrice"], zip: ["countryId"] })[name]?.includes(field) ?? false;

const person = { title: "mr", firstName: "Sam", lastName: "Voorbeeld", email: "sam@example.com", phone: "092345678" };

describe("names of fields", () => {
	test("dotted names and repeated ones become objects and lists", () => {
		const fields: [string, string][] = [
			["personA.firstName", "Sam"],
			["children.1.age", "4"],
			["children.0.age", "7"],
			["zips", "9000"],
			["zips", "9050"],
			["documents[]", "plan"],
		];
		expect(nest(fields)).toEqual({
			personA: { firstName: "Sam" },
			children: [{ age: "7" }, { age: "4" }],
			zips: ["9000", "9050"],
			documents: "plan",
		});
	});

	test("names that no form has are dropped, and none reaches a prototype", () => {
		const nested = nest([
			["__proto__.polluted", "1"],
			["a.b.c.d", "1"],
			["constructor", "1"],
			["a b", "1"],
			["", "1"],
			["firstName", "Sam"],
			["firstName.x", "1"],
		]);
		expect(Object.keys(nested).sort()).toEqual(["constructor", "firstName"]);
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
	});

	test("whatever its size and depth, what was sent can be shown again", () => {
		const many = Array.from({ length: 200_000 }, (_, at): [string, string] => [`x${at}`, "1"]);
		expect(flatten(nest([["firstName", "Sam"], ...many]))).toMatchObject({ firstName: "Sam" });
		const lists = JSON.parse(`{"firstName":"Sam","x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`);
		expect(flatten(bounded({ ...Object.fromEntries(many), ...lists }))).toBeInstanceOf(Object);
		expect(flatten(bounded(lists))).toEqual({ firstName: "Sam" });
	});

	test("flattening turns nesting round", () => {
		const segment = fc.stringMatching(/^[a-z]{1,8}$/).filter((name) => !(name in {}));
		const value = fc.stringMatching(/^[a-z0-9]{1,8}$/);
		const fields = fc.dictionary(
			segment,
			fc.oneof(value, fc.dictionary(segment, value, { minKeys: 1 }), fc.array(value, { minLength: 2, maxLength: 5 })),
		);
		fc.assert(
			fc.property(fields, (whole) => {
				const entries = Object.entries(flatten(whole)).flatMap(([name, flat]) =>
					(Array.isArray(flat) ? flat : [flat]).map((item) => [name, item] as const),
				);
				expect(nest(entries)).toEqual({ ...whole });
			}),
		);
	});

	test("a fault in an item of a plain list is the list's", () => {
		expect(fieldName(["zips", 3])).toBe("zips");
		expect(fieldName(["zips", 150])).toBe("zips");
		expect(fieldName(["children", 0, "age"])).toBe("children.0.age");
	});
});

describe("parsing", () => {
	test("never throws, and every message has its text", () => {
		fc.assert(
			fc.property(fc.constantFrom(...formNames), fc.anything({ maxDepth: 4 }), (form, input) => {
				const result = parseForm(form, input);
				if (result.ok) return;
				for (const { key } of Object.values(result.errors)) expect(texts.get(key), key).toBeTypeOf("string");
			}),
		);
	});

	test.for(formNames)("%s: every required field has a message", (form) => {
		for (const field of requiredFields(form)) {
			const result = parseForm(form, {});
			expect(result.ok ? null : texts.get(result.errors[field]?.key ?? ""), field).toBeTypeOf("string");
		}
	});

	test("faults between fields show beside those of other fields", () => {
		const savedSearch = {
			...person,
			email: "x",
			goal: "sale",
			propertyTypes: ["1"],
			zips: ["9000"],
			minPrice: 9,
			maxPrice: 1,
		};
		const result = parseForm("demand-register", savedSearch);
		expect(result.ok ? [] : Object.keys(result.errors).sort()).toEqual(["email", "maxPrice"]);
	});

	test.for(formNames)("%s: a fault of one field hides none of those that its rules between fields find", (form) => {
		const errorsOf = (fields: object) => {
			const result = parseForm(form, fields);
			return result.ok ? [] : Object.keys(result.errors);
		};
		const startAfterEnd = { startDate: "2098-12-05", endDate: "2098-12-01" };
		const clashing = { ...leastForms[form], ...startAfterEnd, zip: "1", minPrice: 9, maxPrice: 1 };
		const found = errorsOf(clashing);
		for (const field of Object.keys(clashing)) {
			for (const wrong of ["2026-02-30", "1926-02-03", "202", "x".repeat(100_000), ["x"], [1.5], 1.5]) {
				const others = found.filter((name) => name !== field && !isOfRule(field, name));
				expect(errorsOf({ ...clashing, [field]: wrong }), field).toEqual(expect.arrayContaining(others));
			}
		}
	});

	test("a drawn area counts as a locality, a line does not", () => {
		const savedSearch = { ...person, goal: "rent", propertyTypes: [1] };
		expect(parseForm("demand-register", { ...savedSearch, polygon: "_p~iF~ps|U_ulLnnqC_mqNvxq`@" }).ok).toBe(true);
		const line = parseForm("demand-register", { ...savedSearch, polygon: "_p~iF~ps|U" });
		expect(line.ok ? null : line.errors).toEqual({ polygon: { key: "polygon" } });
	});

	test("a second buyer is named or left out", () => {
		const buyer = { ...person, address: "Gent" };
		const offer = {
			propertyId: 1,
			personA: buyer,
			amount: "€ 300.000",
			amountInWords: "driehonderdduizend euro",
			startDate: "2098-12-01",
			endDate: "2098-12-01",
			place: "Gent",
			signDate: "2026-11-01",
		};
		expect(parseForm("offer", { ...offer, personB: { firstName: "", email: "" } }).ok).toBe(true);
		const half = parseForm("offer", { ...offer, personB: { email: "b@example.com" } });
		expect(half.ok ? [] : Object.keys(half.errors)).toEqual(["personB.firstName", "personB.lastName"]);
	});
});

describe("the amount of an offer", () => {
	const offer = leastForms.offer;

	test.for(languages)("may be written out in %s", (language) => {
		const amounts = fc.integer({ min: 1, max: 9_999_999 });
		fc.assert(
			fc.property(amounts, (amount) => {
				expect(parseForm("offer", { ...offer, amount, amountInWords: amountInWords(amount, language) }).ok).toBe(true);
			}),
		);
	});

	test("reports the amount in words where it differs", () => {
		const other = parseForm("offer", { ...offer, amount: "300.000", amountInWords: "trente mille euros" });
		expect(other.ok ? {} : other.errors).toEqual({
			amountInWords: {
				key: "words.other",
				values: { words: formatEuro(30_000), figures: formatEuro(300_000) },
			},
		});
	});

	test("reports words that are no amount, also next to other errors", () => {
		const none = parseForm("offer", { ...offer, amount: "", amountInWords: "heel veel", place: "" });
		expect(none.ok ? {} : none.errors).toEqual({
			amount: { key: "required.amount" },
			amountInWords: { key: "words.unreadable" },
			place: { key: "required.place" },
		});
	});

	test("has a highest one, which its message states as an amount", () => {
		const most = parseForm("offer", { ...offer, amount: "1.000.000.001" });
		expect(most.ok ? {} : most.errors.amount).toEqual({
			key: "amountTooHigh",
			values: { figures: formatEuro(1_000_000_000) },
		});
	});

	test("has no cents", () => {
		const cents = parseForm("offer", { ...offer, amount: "300.000,50" });
		expect(cents.ok ? {} : cents.errors.amount).toEqual({ key: "wholeAmount" });
		expect(parseForm("offer", { ...offer, amount: "300.000,00" }).ok).toBe(true);
	});
});

describe("values", () => {
	const amounts: [string, unknown][] = [
		["300000", 300_000],
		["300.000", 300_000],
		["300 000,50", 300_000.5],
		["€ 1.234.567", 1_234_567],
		["1,234.56", 1_234.56],
		["12,5", 12.5],
		["350k", 350_000],
		["2.500,50 euro", 2_500.5],
		["1.23.456", "1.23.456"],
		["drie", "drie"],
	];
	test.for(amounts)("the amount %s", ([text, value]) => {
		expect(readAmount(text)).toBe(value);
	});

	test.for(["202612-01-01", "999999-12-31", "1926-12-01", "2126-12-01"])(
		"%s is of no year that a form takes",
		(day) => {
			const sent = parseForm("offer", { ...leastForms.offer, startDate: day, endDate: day, signDate: day });
			const years = { key: "date.years", values: { minimum: 2000, maximum: 2099 } };
			expect(sent.ok ? null : sent.errors).toEqual({ startDate: years, endDate: years, signDate: years });
		},
	);

	describe("days that have passed, and days to come", () => {
		beforeEach(() => {
			// In Brussels the next day has begun, in UTC it has not.
			vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T23:30:00Z") });
		});
		afterEach(() => vi.useRealTimers());

		const errorsOf = (form: "offer" | "rent-application" | "contact-visit", changes: object) => {
			const parsed = parseForm(form, { ...leastForms[form], ...changes });
			return parsed.ok ? {} : parsed.errors;
		};

		test("an offer ends today at the earliest", () => {
			const ending = (endDate: string) => errorsOf("offer", { startDate: "2026-01-01", endDate });
			expect(ending("2026-11-28")).toEqual({});
			expect(ending("2026-11-27")).toEqual({ endDate: { key: "date.past.endDate" } });
		});

		test("an offer that ends before it starts is invalid, though its end has passed too", () => {
			const ending = (endDate: string) => errorsOf("offer", { startDate: "2026-12-01", endDate });
			expect(ending("2026-11-30")).toEqual({ endDate: { key: "date.invalid.endDate" } });
			expect(ending("2026-11-01")).toEqual({ endDate: { key: "date.invalid.endDate" } });
			expect(ending("2026-02-30")).toEqual({ endDate: { key: "date.invalid.endDate" } });
			expect(ending("2026-11")).toEqual({ endDate: { key: "date.incomplete.endDate" } });
		});

		test("an offer is signed by tomorrow at the latest, as it is read once more and sent later", () => {
			const signed = (signDate: string) => errorsOf("offer", { signDate });
			expect(signed("2020-01-01")).toEqual({});
			expect(signed("2026-11-29")).toEqual({});
			expect(signed("2026-11-30")).toEqual({ signDate: { key: "date.future.signDate" } });
		});

		test.for(["rent-application", "contact-visit"] as const)("nobody has still to move before today: %s", (form) => {
			expect(errorsOf(form, { moveDate: "2026-11-28" })).toEqual({});
			expect(errorsOf(form, { moveDate: "2020-01-01" })).toEqual({ moveDate: { key: "date.past.moveDate" } });
		});
	});

	test("every day of the calendar is one, and no other", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1900, max: 2200 }),
				fc.integer({ min: 1, max: 12 }),
				fc.integer({ min: 1, max: 31 }),
				(year, month, day) => {
					const text = [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
					expect(isDay(text)).toBe(day <= new Date(Date.UTC(year, month, 0)).getUTCDate());
				},
			),
		);
	});
});

describe("files", () => {
	const files: [form: "job-contact" | "testimonial", name: string, type: string, fault: string | null][] = [
		["job-contact", "cv.pdf", "application/pdf", null],
		["job-contact", "CV.DOCX", "", null],
		["job-contact", "cv.pdf", "application/x-pdf", null],
		["job-contact", "cv.doc", "application/msword", "file.cv"],
		["job-contact", "cv.exe", "", "file.cv"],
		["job-contact", "cv", "", null],
		["testimonial", "photo.jpeg", "image/jpeg", null],
		["testimonial", "photo.JPEG", "", null],
		["testimonial", "photo.heic", "", "file.image"],
		["testimonial", "photo.gif", "image/gif", "file.image"],
	];

	test.for(files)("%s: %s (%s) is refused before it is sent, or not: %s", ([form, name, type, fault]) => {
		const file = new File(["x"], name, { type });
		const parsed = parseForm(form, { ...leastForms[form], [form === "testimonial" ? "image" : "cv"]: file });
		expect(parsed.ok ? null : Object.values(parsed.errors).map(({ key }) => key)).toEqual(fault && [fault]);
	});
});

describe("questions to candidates", () => {
	test("each is asked in some region", () => {
		const asked = new Set(regions.flatMap((region) => Object.values(rentQuestionsOf[region]).flat()));
		expect([...asked].sort()).toEqual([...rentQuestions].sort());
	});

	test("Brussels allows no questions before a viewing", () => {
		expect(allowedRentQuestions("brussels", "visit")).toEqual(["title"]);
	});

	test("for an unknown region only what all regions allow", () => {
		expect(allowedRentQuestions(null, "visit")).toEqual(["title"]);
		expect(allowedRentQuestions(null, "application")).toEqual(["people", "moveDate", "income1", "income2"]);
	});

	test("each is either allowed or not, and none for a buyer", () => {
		for (const stage of ["visit", "application"] as const) {
			for (const region of [...regions, null]) {
				const all = [
					...allowedRentQuestions(region, stage),
					...disallowedRentQuestions(stage, { deal: "rent", region }),
				];
				expect(all.sort()).toEqual([...rentQuestions].sort());
				expect(disallowedRentQuestions(stage, { deal: "sale", region })).toEqual(
					expect.arrayContaining(stage === "visit" ? ["adults", "pets", "cv"] : ["people", "title", "zip"]),
				);
			}
		}
	});

	test("no student is asked for an income, whatever the region allows", () => {
		for (const region of [...regions, null]) {
			const unasked = disallowedRentQuestions("application", { deal: "student", region });
			expect(unasked).toEqual(expect.arrayContaining(["income1", "income2"]));
			expect(applicationQuestions({ deal: "student" }, region)).toContain("moveDate");
		}
	});

	test("who asks to see a shop or a business is no candidate for a dwelling", () => {
		expect(viewingQuestions({ deal: "commercial-lease" }, "brussels")).toContain("street");
		expect(viewingQuestions({ deal: "rent" }, "brussels")).toEqual(["title"]);
	});

	test("a child's row that was left empty is no child, and a wrong age is named at its row", () => {
		const fields = leastForms["rent-application"];
		const right = parseForm("rent-application", { ...fields, children: [{ age: "" }, { age: "7" }, {}, "9"] });
		expect(right.ok && right.data.children).toEqual([{ age: 7 }, { age: 9 }]);
		const wrong = parseForm("rent-application", { ...fields, children: [{ age: "" }, { age: "zeven" }] });
		expect(wrong.ok ? {} : wrong.errors).toEqual({ "children.1.age": { key: "number" } });
	});
});
