import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { agentOf } from "../../app/domain/agency/agent";
import { bundledBrand } from "../../app/domain/agency/brand";
import {
	appointmentSlotSchema,
	feedPageSchema,
	historySchema,
	metadataSchema,
	ownerSchema,
	propertyTypeSchema,
	visibilityConditionSchema,
} from "../../app/domain/feed/feed";
import { regionOf } from "../../app/domain/localities/region";
import { dealOf } from "../../app/domain/property/deal-terms";
import { deals } from "../../app/domain/property/deals";
import { missingMentions } from "../../app/domain/property/mandatory-mentions";
import { priceParts } from "../../app/domain/property/price";
import { isSoldOut, projectSchema } from "../../app/domain/property/project/project";
import {
	DAYS_SHOWN_AFTER_END,
	goalOf,
	isEnded,
	isPublished,
	propertySchema,
	statusOf,
} from "../../app/domain/property/property";
import { addDays } from "../../app/domain/viewings/calendar";
import catalogue from "../studio/catalogue.json";
import { brusselsTime } from "./calendar";
import type { Draft } from "./drafts";
import { demoFeed, FULL_PROPERTY_UNIT } from "./feed";
import { EVERY_SECOND_WEEK, slotsOf } from "./visits";

const origin = "http://127.0.0.1:8787";
const today = "2026-11-21";
const pages = demoFeed({ origin, today });
const all = (key: "propertyTypes" | "properties" | "projects" | "owners" | "history" | "appointmentSlots") =>
	pages.flatMap((page) => page[key] ?? []);
const properties = all("properties").map((record) => propertySchema.parse(record));
const projects = all("projects").map((record) => projectSchema.parse(record));
const types = all("propertyTypes").map((record) => propertyTypeSchema.parse(record));
const published = properties.filter(isPublished);

test("every record of every page fits the feed's shapes, and no page carries fields that nobody knows", () => {
	for (const page of pages) feedPageSchema.parse(page);
	for (const record of all("properties")) propertySchema.strict().parse(record);
	for (const record of all("projects")) projectSchema.strict().parse(record);
	for (const record of all("owners")) ownerSchema.strict().parse(record);
	for (const record of all("history")) historySchema.strict().parse(record);
	for (const record of all("appointmentSlots")) appointmentSlotSchema.parse(record);
	for (const rule of pages[0]?.visibilityConditions ?? []) visibilityConditionSchema.strict().parse(rule);
	for (const head of Object.values(pages[0]?.metadata ?? {})) metadataSchema.strict().parse(head);
});

test("every advert carries what the law of its region asks for", () => {
	const incomplete = published
		.filter((property) => property.Zip != null)
		.map((property) => {
			const region = regionOf(property.CountryID, property.Zip);
			return { id: property.ID, missing: missingMentions({ property, region, webId: property.WebID ?? null }) };
		})
		.filter(({ missing }) => missing.length > 0);
	expect(incomplete).toEqual([]);
});

test("every property has an agent with a drawn face and a number of their own that can be dialled from abroad", () => {
	const managed = published.filter((property) => property.Manager);
	expect(managed.length).toBeGreaterThan(150);
	const faces = new Set(managed.map(({ Manager }) => Manager?.Picture?.replace(origin, "public")));
	expect(faces.size).toBe(8);
	for (const face of faces) expect(existsSync(face ?? "")).toBe(true);
	for (const property of managed) {
		const { phone, dial } = agentOf(bundledBrand, property, property.Zip ?? null, "nl");
		expect(bundledBrand.offices.map((office) => office.phone)).not.toContain(phone);
		expect(dial).toMatch(/^\+(32|352)\d{8,9}$/);
	}
});

test("pages count up to the last and hold at most fifty properties", () => {
	expect(pages.map((page) => page.page)).toEqual(pages.map((_, index) => index + 1));
	for (const page of pages) {
		expect(page.pages).toBe(pages.length);
		expect(page.properties?.length).toBeLessThanOrEqual(50);
	}
});

test("the same day gives the same feed, byte for byte", () => {
	expect(JSON.stringify(demoFeed({ origin, today }))).toBe(JSON.stringify(pages));
});

test("the next day of the week changes no property and no project", () => {
	const tomorrow = demoFeed({ origin, today: addDays(today, 1) });
	expect(tomorrow.map((page) => page.properties)).toEqual(pages.map((page) => page.properties));
	expect(tomorrow[0]?.projects).toEqual(pages[0]?.projects);
});

test("identifiers are unique and properties count from 4101", () => {
	expect(new Set(properties.map(({ ID }) => ID)).size).toBe(properties.length);
	expect(Math.min(...properties.map(({ ID }) => ID))).toBe(4101);
	expect(new Set(all("history").map((row) => historySchema.parse(row).ID)).size).toBe(all("history").length);
	const slots = all("appointmentSlots").map((slot) => appointmentSlotSchema.parse(slot).ID);
	expect(new Set(slots).size).toBe(slots.length);
});

test("there are more than 160 published properties and at least eight projects, 5, 7, 8 and 10 among them", () => {
	expect(published.length).toBeGreaterThanOrEqual(170);
	expect(projects.length).toBeGreaterThanOrEqual(8);
	expect(projects.map(({ ID }) => ID)).toEqual(expect.arrayContaining([5, 7, 8, 10]));
});

test("every type of the tree and every WebID from 1 to 7 is on offer, the tree two levels deep", () => {
	const offered = new Set(published.map(({ TypeID }) => TypeID));
	const leaves = types.filter((type) => !types.some((other) => other.ParentID === type.ID));
	for (const leaf of leaves) expect(offered, JSON.stringify(leaf.Name)).toContain(leaf.ID);
	const webIds = new Set(published.map(({ WebID }) => WebID));
	for (const id of [1, 2, 3, 4, 5, 6, 7]) expect(webIds).toContain(id);
	const parents = new Map(types.map((type) => [type.ID, type.ParentID]));
	for (const type of types) if (type.ParentID) expect(parents.get(type.ParentID)).toBeNull();
	for (const { TypeID } of published) if (TypeID) expect(parents.has(TypeID)).toBe(true);
});

test("all three Belgian regions, the German-speaking east and Luxembourg are there, to buy and to rent", () => {
	const regionOf = ({ CountryID, Zip }: (typeof published)[number]) => {
		if (CountryID === 50) return "luxembourg";
		const zip = Number(Zip);
		if (zip < 1300) return "brussels";
		if (zip >= 4700 && zip < 4800) return "east";
		return zip < 1500 || (zip >= 4000 && zip < 8000) ? "wallonia" : "flanders";
	};
	for (const region of ["flanders", "brussels", "wallonia", "east", "luxembourg"]) {
		const here = published.filter((property) => regionOf(property) === region);
		expect(here.filter(({ Goal }) => goalOf(Goal) === "sale").length, region).toBeGreaterThan(6);
		expect(here.filter(({ Goal }) => goalOf(Goal) === "rent").length, region).toBeGreaterThan(1);
	}
});

test.each(["2026-11-21", "2026-11-22", "2026-11-23", "2027-02-28"])(
	"on %s some properties were sold and rented within the badge's time and some before it",
	(day) => {
		const ended = demoFeed({ origin, today: day })
			.flatMap((page) => page.properties ?? [])
			.map((record) => propertySchema.parse(record))
			.filter((property) => isEnded(statusOf(property)));
		const limit = addDays(day, -DAYS_SHOWN_AFTER_END);
		for (const status of [2, 4]) {
			const dates = ended.filter((property) => property.Status === status).map((property) => property.LastChangedDate!);
			expect(dates.filter((date) => date.slice(0, 10) > limit && date.slice(0, 10) <= day).length).toBeGreaterThan(0);
			expect(dates.filter((date) => date.slice(0, 10) < limit).length).toBeGreaterThan(0);
		}
	},
);

test("what agencies leave out or hide occurs: price, address, city, pictures, drafts, unpublished statuses", () => {
	const some = (what: (property: (typeof properties)[number]) => boolean) => properties.filter(what).length;
	expect(some((property) => property.PublishPrice === false && property.Marquee !== 4)).toBeGreaterThan(2);
	expect(some((property) => property.Marquee === 4 && property.MarqueeName != null)).toBeGreaterThan(0);
	expect(some((property) => property.PriceUnit === 7)).toBeGreaterThan(4);
	expect(some((property) => property.PublishAddress === false)).toBeGreaterThan(3);
	expect(some((property) => property.Zip != null && property.City == null)).toBeGreaterThan(0);
	expect(some((property) => property.Pictures?.length === 0)).toBeGreaterThan(1);
	expect(some((property) => property.PublishPrice === true && property.Price == null)).toBeGreaterThan(0);
	expect(some((property) => property.Draft === true)).toBeGreaterThan(1);
	for (const status of [0, 3, 5, 6]) expect(some((property) => property.Status === status)).toBeGreaterThan(0);
});

test("one property has a value in every field and one has next to none", () => {
	const full = properties.find(
		(property) => property.ProjectID === FULL_PROPERTY_UNIT.project && property.BoxNr === FULL_PROPERTY_UNIT.unit,
	);
	const ofOtherDeals = ["LifeAnnuity", "PublicSale", "Season"];
	for (const field of Object.keys(propertySchema.shape).filter((name) => !ofOtherDeals.includes(name))) {
		expect(full?.[field as keyof typeof full], field).not.toBeNull();
		expect(full?.[field as keyof typeof full], field).toBeDefined();
	}
	expect(properties.some((property) => Object.keys(property).length <= 2)).toBe(true);
});

test("every kind of deal is on offer, each with its own terms and its price", () => {
	for (const deal of deals) {
		const offered = published.filter((property) => dealOf(property) === deal);
		expect(offered.length, deal).toBeGreaterThan(1);
		if (deal === "sale" || deal === "rent") continue;
		for (const property of offered) expect(priceParts(property).length, `${deal} ${property.ID}`).toBeGreaterThan(0);
	}
});

test("a life annuity whose home is lived in promises no day on which it is free, nor that it comes empty", () => {
	const occupied = published.filter(({ LifeAnnuity }) => LifeAnnuity?.Occupied);
	expect(occupied.length).toBeGreaterThan(1);
	for (const { ID, Availability, AvailableFrom, Description } of occupied) {
		expect([ID, Availability ?? null, AvailableFrom ?? null]).toEqual([ID, null, null]);
		expect(JSON.stringify(Description), String(ID)).not.toMatch(/\b(leeg|vide|empty|leer)\b/);
	}
});

test("projects are free, sold out, without constructions or elsewhere, and their units are properties", () => {
	const ids = new Set(published.map(({ ID }) => ID));
	expect(projects.some(({ Constructions }) => isSoldOut(Constructions ?? []))).toBe(true);
	expect(projects.some(({ Constructions }) => Constructions?.length === 0)).toBe(true);
	expect(projects.some(({ ExternalUrl }) => ExternalUrl?.startsWith("https://"))).toBe(true);
	const lines = projects.flatMap(({ Constructions }) => Constructions ?? []);
	expect(new Set(lines.map(({ Status }) => Status))).toEqual(new Set(["for-sale", "option", "sold", "rented"]));
	for (const { PropertyID } of lines) if (PropertyID) expect(ids).toContain(PropertyID);
	const units = properties.filter(({ ProjectID }) => ProjectID != null);
	for (const unit of units) expect(lines.some(({ PropertyID }) => PropertyID === unit.ID)).toBe(true);
});

test("both owners have several properties, and at least 150 rows of history over 90 days in every kind", () => {
	const rows = all("history").map((row) => historySchema.parse(row));
	for (const owner of [901, 902]) {
		const owned = properties.filter(({ OwnerIDs }) => OwnerIDs?.includes(owner)).map(({ ID }) => ID);
		expect(owned.length).toBeGreaterThan(2);
		expect(rows.some(({ PropertyID }) => owned.includes(PropertyID))).toBe(true);
	}
	expect(rows.filter(({ Date: date }) => date.slice(0, 10) <= today).length).toBeGreaterThanOrEqual(150);
	expect(rows.every(({ Date: date }) => date.slice(0, 10) > addDays(today, -90))).toBe(true);
	expect(new Set(rows.map(({ Kind }) => Kind))).toEqual(
		new Set(["visit", "communication", "onlineMedia", "calendarVisit"]),
	);
});

test("slots lie in the coming four weeks, on weekdays or Saturday, between nine and six in Brussels", () => {
	const slots = all("appointmentSlots").map((slot) => appointmentSlotSchema.parse(slot));
	expect(slots.some(({ PropertyID }) => PropertyID === 4101)).toBe(true);
	expect(new Set(slots.map(({ Capacity }) => Capacity))).toEqual(new Set([1, 2, 3]));
	for (const { Start, End } of slots) {
		expect(Start.slice(0, 10) > today && End.slice(0, 10) <= addDays(today, 28)).toBe(true);
		expect(new Date(Start.slice(0, 10)).getUTCDay()).not.toBe(0);
		expect(Start.slice(11, 16) >= "09:00" && End.slice(11, 16) <= "18:00").toBe(true);
	}
});

test("on every day of a year the property of every second week has viewings with a week without between them", () => {
	for (let at = 0; at < 366; at += 1) {
		const days = slotsOf([{ id: EVERY_SECOND_WEEK } as Draft], addDays(today, at)).map(({ Start }) =>
			Start.slice(0, 10),
		);
		const gaps = days.slice(1).map((day, index) => (Date.parse(day) - Date.parse(days[index] ?? day)) / 86_400_000);
		expect(Math.max(...gaps), addDays(today, at)).toBeGreaterThan(7);
	}
});

test("Brussels times carry the offset of summer from the last Sunday of March to the last of October", () => {
	for (const [day, offset] of [
		["2027-03-27", "+01:00"],
		["2027-03-28", "+02:00"],
		["2026-10-24", "+02:00"],
		["2026-10-25", "+01:00"],
	] as const) {
		expect(brusselsTime(day, 630)).toBe(`${day}T10:30:00${offset}`);
	}
});

test("every picture is in the catalogue, exteriors come first, and neighbours in a list open differently", () => {
	const views = new Map(catalogue.map(({ name, view }) => [`${origin}/media/${name}-1600.jpg`, view]));
	for (const { Pictures } of properties) {
		const urls = (Pictures ?? []).map(({ Url }) => Url);
		for (const url of urls) expect(views.has(url), url).toBe(true);
		if (urls.length > 0) expect(views.get(urls[0]!)).toBe("exterior");
		expect(new Set(urls).size).toBe(urls.length);
	}
	for (const goal of ["sale", "rent"]) {
		const list = published
			.filter(({ Goal, Pictures }) => goalOf(Goal) === goal && Pictures?.length)
			.sort((first, second) => (first.LastChangedDate! < second.LastChangedDate! ? 1 : -1))
			.map(({ Pictures }) => Pictures![0]!.Url);
		list.slice(1).forEach((url, index) => {
			expect(url).not.toBe(list[index]);
		});
	}
});

test.each([
	["luxembourg", ({ CountryID }: Priced) => CountryID === 50, [4000, 18_000]],
	["brussels", ({ CountryID, Zip }: Priced) => CountryID === 10 && Number(Zip) < 1300, [1800, 6500]],
	["namur and liège", ({ CountryID, Zip }: Priced) => CountryID === 10 && /^[45]0/.test(String(Zip)), [900, 4200]],
] as const)(
	"properties for sale in %s cost what properties there cost per square metre",
	(_, isThere, [lowest, highest]) => {
		const records = published.filter((property) => {
			const dwelling = property.MainTypeID === 1 || property.MainTypeID === 2;
			return dwelling && dealOf(property) === "sale" && property.Price != null && isThere(property);
		});
		expect(records.length).toBeGreaterThan(3);
		for (const { ID, Price, LivingSurface } of records) {
			const perM2 = Price! / LivingSurface!;
			expect(perM2 >= lowest && perM2 <= highest, `${ID}: ${perM2}`).toBe(true);
		}
	},
);

type Priced = (typeof properties)[number];

test("adverts carry the energy figures that their region asks", () => {
	const records = published.filter(({ EnergyPerformance }) => EnergyPerformance != null);
	for (const dwelling of records) {
		const zip = Number(dwelling.Zip);
		if (dwelling.CountryID === 50) expect(dwelling.EPCLabelText).toMatch(/^[A-I]$/);
		else if (zip < 1300) expect(dwelling.CO2Emission).toBeGreaterThan(0);
		else if (zip < 1500 || (zip >= 4000 && zip < 8000))
			expect(dwelling.EPCTotal).toBeGreaterThan(dwelling.EnergyPerformance!);
		else expect(dwelling.PScore).toMatch(/^[A-D]$/);
		expect(dwelling.EnergyCertificateNumber).toBeTruthy();
	}
});
