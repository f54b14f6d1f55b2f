import { expect, inject, test } from "vitest";
import { type Agency, crmPassword, crmUser, whiseOffice, whiseOffices } from "../../../tests/support/feed/crm-service";
import type { FeedSettings } from "../../env";
import { FeedError } from "../source";
import { peopleOf } from "./choose";

const account = { user: crmUser, password: crmPassword };
const at = (time: string) => Date.parse(time) / 1_000;
const span = { from: at("2026-10-01T00:00:00Z"), until: at("2026-12-31T00:00:00Z") };
const viewing = { id: "6" };

function addressOf(agency: Agency): string {
	return `${inject("crmService")}/${encodeURIComponent(JSON.stringify(agency))}`;
}

function people(kind: "whise" | "omnicasa", agency: Partial<Agency> & { name: string }, offices = whiseOffice) {
	const feed = { kind, url: addressOf({ properties: 1, ...agency }), ...account, ...offices };
	const found = peopleOf(feed as FeedSettings);
	if (!found) throw new Error("no people");
	return found;
}

const actions = [
	{ id: 5, name: "Call" },
	{ id: "6", name: "Bezoek" },
];
const whiseWith = (more: { contacts?: object[]; calendars?: object[] }) =>
	({ contacts: [], calendars: [], actions, ...more }) as NonNullable<Agency["people"]>;

const entry = { startDateTime: "2026-11-03T10:00:00", action: viewing, estates: [{ estateId: 1 }] };

const omnicasaPerson = { ID: "51", FirstName: "An", Name: "Peeters", Email: "AN@owner.example ", LanguageID: "2" };
const omnicasaLists = (lists: NonNullable<Agency["lists"]>) => ({
	GetRelationList: [{ ID: 1, PersonID: "51", TypeName: "Eigenaar" }],
	GetPersonList: [omnicasaPerson],
	...lists,
});

test("a system without people has none", () => {
	expect(peopleOf(null)).toBeNull();
	expect(peopleOf({ kind: "json", url: "https://feed.example/", token: null })).toBeNull();
});

test("of Whise's contacts of an estate, those that it calls owners are told, each once", async () => {
	const owner = {
		id: "70",
		firstName: " An ",
		name: "Peeters",
		privateEmail: "AN@owner.example",
		languageId: "fr-BE",
		contactTypes: [{ id: 9, baseContactTypeId: "3" }],
		estates: [{ estateId: "1" }],
	};
	const contacts = [
		owner,
		{ ...owner, id: 71, privateEmail: null, businessEmail: "bureau@owner.example", firstName: null, languageId: "es" },
		{ ...owner, id: 72, privateEmail: "buyer@owner.example", contactTypes: [{ baseContactType: { id: 4 } }] },
		{ ...owner, id: 73, privateEmail: "nobody@owner.example", contactTypes: undefined },
		{ ...owner, id: 74, privateEmail: "no address" },
		{ ...owner, id: 75, privateEmail: "long@owner.example", name: "x".repeat(101) },
		{ ...owner, id: 76, privateEmail: "other@owner.example", estates: [{ estateId: 2 }] },
		{ ...owner, id: 77, privateEmail: "an@OWNER.example" },
		{ ...owner, id: "none", privateEmail: "none@owner.example" },
	];
	const { ownersOf, system } = people(
		"whise",
		{ name: "people-whise", offices: 2, people: whiseWith({ contacts }) },
		{
			...whiseOffices,
			officeIds: whiseOffices.officeIds.slice(0, 2),
		},
	);
	expect(system).toBe("Whise");
	expect(await ownersOf(1)).toEqual([
		{ firstName: "An", lastName: "Peeters", email: "an@owner.example", language: "fr" },
		{ firstName: "", lastName: "Peeters", email: "bureau@owner.example", language: null },
	]);
});

test("a filter that Whise does not keep to makes nobody an owner", async () => {
	const contacts = [{ id: 1, name: "A", privateEmail: "a@owner.example", contactTypes: [{ baseContactTypeId: 3 }] }];
	const all = people("whise", {
		name: "people-whise-filter",
		people: whiseWith({ contacts: contacts.map((each) => ({ ...each, estates: [{ estateId: 1 }, { id: 9 }] })) }),
	});
	expect(await all.ownersOf(1)).toHaveLength(1);
	expect(await all.ownersOf(2)).toEqual([]);
});

test("Whise's viewings come once each, whatever the page that ones of the same moment stand on", async () => {
	const calendars = [
		{ ...entry, id: 900, action: { id: 5 } },
		{ ...entry, id: 901, action: null },
		{ ...entry, id: 902, startDateTime: "soon" },
		{ ...entry, id: 903, startDateTime: "2027-01-05T10:00:00" },
		{ ...entry, id: 904, estates: [{ estateId: 1 }, { estateId: 2 }] },
	];
	const agency = { name: "people-pages", people: whiseWith({ calendars }), viewings: { 2026: 250 } };
	const { viewings, isWhole } = await people("whise", agency).viewingsOf(1, span);
	expect(isWhole).toBe(true);
	expect(new Set(viewings.map(({ id }) => id)).size).toBe(251);
	// 10:00 Belgian local time.
	expect(viewings.find(({ id }) => id === "1")).toEqual({ id: "1", startsAt: at("2026-11-01T09:00:00Z") });
	expect(await people("whise", agency).viewingsOf(2, span)).toMatchObject({ viewings: [{ id: "904" }] });
});

test("years of a calendar are not read, and one without an end is not read to it", async () => {
	const agency = { properties: 1, name: "people-old", viewings: { 2020: 300, 2026: 2 } };
	const read = await people("whise", agency).viewingsOf(1, span);
	expect([read.viewings.length, read.isWhole]).toEqual([2, true]);
	const calls = await (await fetch(`${addressOf(agency)}/calls`)).json<string[]>();
	expect(calls.filter((path) => path === "v1/calendars/list")).toHaveLength(1);
	for (const kind of ["whise", "omnicasa"] as const) {
		const endless = people(kind, { name: `people-endless-${kind}`, viewings: { 2026: 1_200 } });
		expect(await endless.viewingsOf(1, span)).toMatchObject({ isWhole: false });
	}
});

test("a calendar of Whise's whose answers do not say that they are all of it is not whole", async () => {
	const calendars = [
		{ ...entry, id: 2, startDateTime: "2026-11-04T10:00:00" },
		{ ...entry, id: 1 },
	];
	const read = async (name: string, answers: Record<string, object>) => {
		const agency = { name: `people-${name}`, answers, people: whiseWith({ calendars }) };
		const { viewings, isWhole } = await people("whise", agency).viewingsOf(1, span);
		return [viewings.length, isWhole];
	};
	const list = "v1/calendars/list";
	expect(await read("told", {})).toEqual([2, true]);
	expect(await read("empty", { [list]: { calendars: null, totalCount: 0 } })).toEqual([0, true]);
	expect(await read("no-count", { [list]: { calendars, totalCount: null } })).toEqual([2, false]);
	expect(await read("nothing", { [list]: { isValidRequest: true } })).toEqual([0, false]);
	expect(await read("too-few", { [list]: { calendars, totalCount: 3 } })).toEqual([2, false]);
	expect(await read("other-order", { [list]: { calendars: calendars.toReversed(), totalCount: 2 } })).toEqual([
		2,
		false,
	]);
	expect(await read("no-actions", { "v1/calendars/actions/list": {} })).toEqual([0, false]);
});

test("of Omnicasa's relations of a property, owners are told by the words of the relation", async () => {
	const lists = omnicasaLists({
		GetRelationList: [
			{ ID: 1, PersonID: "51", TypeName: "Eigenaar" },
			{ ID: 2, PersonID: 52, TypeName: "Kandidaat-koper" },
			{ ID: 3, PersonID: 53, Type: "Propriétaire" },
			{ ID: 4, PersonID: 54, TypeName: "Eigenaar", ObjectID: "2" },
			{ ID: 5, TypeName: "Eigenaar" },
		],
		GetPersonList: [
			omnicasaPerson,
			{ ID: 52, Name: "Buyer", Email: "buyer@owner.example" },
			{ ID: 53, Name: "Immo", Email: "immo@owner.example", LanguageID: 9 },
		],
	});
	const { ownersOf, system } = people("omnicasa", { name: "people-omnicasa", lists });
	expect(system).toBe("Omnicasa");
	expect(await ownersOf(1)).toEqual([
		{ firstName: "An", lastName: "Peeters", email: "an@owner.example", language: "fr" },
		{ firstName: "", lastName: "Immo", email: "immo@owner.example", language: null },
	]);
	expect(
		await people("omnicasa", { name: "people-nobody", lists: omnicasaLists({ GetRelationList: [] }) }).ownersOf(1),
	).toEqual([]);
});

test("where relations of Omnicasa's name no property and are more than one has, nobody is an owner", async () => {
	const GetRelationList = Array.from({ length: 21 }, (_, at) => ({
		ID: at + 1,
		PersonID: at + 51,
		TypeName: "Eigenaar",
	}));
	const lists = omnicasaLists({ GetRelationList });
	expect(await people("omnicasa", { name: "people-everybody", lists }).ownersOf(1)).toEqual([]);
});

test("Omnicasa's viewings are those of its calendar that say so, of all pages", async () => {
	const lists = omnicasaLists({
		GetCalendarHistories: [
			{ ID: 900, TypeID: 2, StartDate: "2026-11-25 10:00:00" },
			{ ID: 901, TypeID: 1, Date: "2026-11-25 10:00:00" },
			{ ID: 902, TypeID: 1, StartDate: "0001-01-01 00:00:00" },
			{ ID: 903, TypeID: 1, StartDate: "2026-11-25 10:00:00", ObjectID: 2 },
			{ ID: 904, TypeID: 1 },
		],
	});
	const { viewings, isWhole } = await people("omnicasa", {
		name: "people-calendar",
		lists,
		viewings: { 2026: 410 },
	}).viewingsOf(1, span);
	expect([viewings.length, isWhole]).toEqual([411, true]);
	expect(viewings[0]).toEqual({ id: "901", startsAt: at("2026-11-25T09:00:00Z") });
});

test.each(["whise", "omnicasa"] as const)("%s that may not be read says so", async (kind) => {
	await expect(people(kind, { name: `people-closed-${kind}` }).ownersOf(1)).rejects.toBeInstanceOf(FeedError);
	await expect(people(kind, { name: `people-closed-too-${kind}` }).viewingsOf(1, span)).rejects.toBeInstanceOf(
		FeedError,
	);
});
