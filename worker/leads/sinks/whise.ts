import { TIME_ZONE } from "../../../app/domain/formatting/dates";
import type { Language } from "../../../app/domain/language";
import { countryIds } from "../../../app/domain/localities/country";
import { isRecord } from "../../../app/domain/records";
import type { Lead, LeadAgent, LeadSearch } from "../../ports/lead";
import { numberIn } from "../call";
import { noteOf } from "../note";
import type { LeadSink, Progress, SinkResult } from "../sink";
import { type Body, type Fault, write } from "../write";
import { createWhiseSession, type Got, SYSTEM, type WhiseAccess, type WhiseSession } from "./whise-session";

export type WhiseLeadAccount = WhiseAccess & {
	/** The language of the agency's own notes. */
	language: Language;
	/** Whether the site's numbers are Whise's own, because its listings come from there. */
	sharesTypes: boolean;
};

const NOT_FOUND = 404;
const GONE = 410;
const languageIds: Readonly<Record<Language, string>> = { nl: "nl-BE", fr: "fr-BE", en: "en-GB", de: "de-DE" };
/** What agencies call their website among the origins of a contact. */
const WEBSITE = /web\s?site|\bsite\s?(?:web|internet)/i;
const BELGIUM = 1;
/** Whise's own numbers of countries, by those of the site. */
const whiseCountries: ReadonlyMap<number | null, number> = new Map([
	[countryIds.belgium, BELGIUM],
	[countryIds.luxembourg, 5],
]);
const ACTIVE = 1;
const purposeIds = { sale: 1, rent: 2 } as const;
/** Whise's main types end here; what is above are the site's own numbers of sub types. */
const LAST_CATEGORY = 7;
/** Without these Whise takes no contact at all, so they cannot be left out. */
const needed: ReadonlySet<string> = new Set(["Name", "CountryId", "LanguageId", "OfficeIds", "Message"]);

/** Contacts, their searches and their viewings, in Whise. One instance serves one delivery: its session keeps the token. */
export function whiseLeads(account: WhiseLeadAccount): LeadSink {
	const session = createWhiseSession(account);
	return {
		system: SYSTEM,
		async send(lead, progress, save) {
			const delivery = { session, account, progress, save };
			if (progress.numbers.written !== lead.id) {
				const contact = await writeContact(delivery, lead);
				if (!contact.ok) return contact;
			}
			return writeViewing(delivery, lead);
		},
	};
}

/** What one lead is written with: how far it has come is saved after each step. */
type Delivery = {
	session: WhiseSession;
	account: WhiseLeadAccount;
	progress: Progress;
	save(): Promise<void>;
};

/** The number of an entry of one of Whise's lists, by words in its name; undefined where there is none. */
async function idByName(session: WhiseSession, path: string, key: string, words: RegExp): Promise<number | undefined> {
	const list = await session.listOf(path, key);
	const found = list.find((entry) => words.test(JSON.stringify(entry.name ?? entry.displayName ?? "")));
	return numberIn(found?.id) ?? undefined;
}

/** Whose calendar a viewing stands in: the person's who shows it, by the address; null where it is nobody's there. */
async function userFor(session: WhiseSession, agent: LeadAgent | null): Promise<number | null | Fault> {
	const address = agent?.email?.toLowerCase();
	if (address === undefined) return null;
	const list = await session.listOf("v1/admin/representatives/list", "representatives");
	// An empty list is one that Whise did not give: the lead is tried again.
	if (list.length === 0) return { ok: false, reason: "failed", fault: `${SYSTEM} names no representatives` };
	return numberIn(list.find(({ email }) => String(email).toLowerCase() === address)?.id) ?? null;
}

function writeTo(
	{ session, progress, save }: Delivery,
	path: string,
	bodyFor: (refused: Readonly<Body>) => Body,
): Promise<Got> {
	const send = (body: Body, known: readonly string[]) => session.ask(path, body, { known });
	return write({ bodyFor, needed, send, progress, save });
}

async function writeContact(delivery: Delivery, lead: Lead): Promise<SinkResult> {
	const { session, account, progress, save } = delivery;
	// Their own lists know what a website is; without such an entry the contact comes from nowhere in particular.
	const origin = await idByName(session, "v1/contacts/origins/list", "contactOrigins", WEBSITE);
	const contact = await writeTo(delivery, "v1/contacts/upsert", (refused) => contactOf(lead, account, origin, refused));
	if (!contact.ok) return contact;
	const id = numberOf(contact.value, "contact");
	if (id !== null) progress.numbers.contact = id;
	progress.numbers.written = lead.id;
	await save();
	return { ok: true };
}

async function writeViewing(delivery: Delivery, lead: Lead): Promise<SinkResult> {
	const { session, account, progress, save } = delivery;
	const { viewing } = lead.fields;
	if (!viewing) return { ok: true };
	if (viewing.state === "cancelled") return removeViewing(delivery);
	const action = await idByName(
		session,
		"v1/calendars/actions/list",
		"calendarActions",
		/visit|bezoek|visite|besichtig/i,
	);
	const user = await userFor(session, lead.agent);
	if (user === null) {
		const removed = await removeViewing(delivery);
		return removed.ok ? { ok: true, isNobodys: true } : removed;
	}
	if (typeof user === "object") return user;
	const got = await writeTo(delivery, "v1/calendars/upsert", (refused) => {
		const note = noteOf(lead, account.language, refused);
		return {
			CalendarId: progress.numbers.calendar,
			CalendarActionId: action,
			StartDateTime: onBelgianClocks(viewing.start),
			EndDateTime: onBelgianClocks(viewing.end),
			Subject: note.subject,
			Comments: note.text,
			UserIds: [user],
			EstateIds: estatesOf(lead, account),
			ContactIds: progress.numbers.contact === undefined ? undefined : [progress.numbers.contact],
		};
	});
	if (!got.ok) return got;
	const id = numberOf(got.value, "calendar");
	if (id !== null) progress.numbers.calendar = id;
	await save();
	return { ok: true };
}

/** Takes a viewing out of the calendar again; one that never got there, or is gone, is no fault. */
async function removeViewing({ session, progress, save }: Delivery): Promise<SinkResult> {
	const entry = progress.numbers.calendar;
	if (entry === undefined) return { ok: true };
	const got = await session.ask("v1/calendars/delete", { CalendarIds: [entry] }, { method: "DELETE" });
	// An earlier attempt whose answer was lost has removed it, or the agency itself.
	const isGone = got.ok || got.status === NOT_FOUND || got.status === GONE;
	if (!isGone) return got;
	// A cancellation that is taken back has an entry of its own.
	delete progress.numbers.calendar;
	await save();
	return { ok: true };
}

function contactOf(lead: Lead, account: WhiseLeadAccount, origin: number | undefined, refused: Readonly<Body>): Body {
	const { person, fields } = lead;
	return {
		Name: person.lastName || person.firstName || person.email,
		FirstName: person.firstName || undefined,
		PrivateEmail: person.email,
		PrivateTel: person.phone ?? undefined,
		Address: person.street ?? undefined,
		Number: person.houseNumber ?? undefined,
		Box: person.box ?? undefined,
		Zip: person.zip ?? undefined,
		City: person.city ?? undefined,
		CountryId: whiseCountries.get(person.countryId) ?? BELGIUM,
		LanguageId: languageIds[lead.language],
		OfficeIds: officesOf(lead, account),
		StatusId: ACTIVE,
		ContactOriginId: origin,
		AgreementEmail: fields.newsletter,
		EstateIds: estatesOf(lead, account),
		SearchCriteria: fields.search
			? criteriaOf(fields.search, account.sharesTypes)
			: fields.searchEnded
				? []
				: undefined,
		// A message of the contact's own. `Comments` would put it in place of the agency's notes on the same contact.
		Message: noteOf(lead, account.language, refused).text,
	};
}

const MS_PER_MINUTE = 60_000;

/**
 * A moment as Belgian clocks show it, with their distance from UTC: right for who reads the zone, and for who drops it.
 * @param moment ISO 8601
 */
function onBelgianClocks(moment: string): string {
	const at = Math.floor(Date.parse(moment) / 1_000) * 1_000;
	const shown = new Date(at).toLocaleString("sv-SE", { timeZone: TIME_ZONE }).replace(" ", "T");
	const minutes = (Date.parse(`${shown}Z`) - at) / MS_PER_MINUTE;
	const two = (value: number) => String(value).padStart(2, "0");
	return `${shown}+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What the lead is about: in Whise a project is an estate too, in another system its number is a project's. */
function estatesOf({ property }: Lead, { sharesTypes }: WhiseLeadAccount): number[] | undefined {
	const id = property?.id ?? (sharesTypes ? property?.projectId : null);
	return id == null ? undefined : [id];
}

/** The office that has the property; the first of the agency's where it is none of them. */
function officesOf({ property }: Lead, { officeIds }: WhiseLeadAccount): number[] {
	const id = Number(property?.officeId ?? Number.NaN);
	return officeIds.includes(id) ? [id] : officeIds.slice(0, 1);
}

/** A search for each main type; where the types are not Whise's own they are in the note alone. */
function criteriaOf(search: LeadSearch, sharesTypes: boolean): Body[] {
	const mainTypes = sharesTypes ? search.propertyTypes.map(({ id, mainId = id }) => mainId) : [];
	const categories = [...new Set(mainTypes)].filter((id) => id <= LAST_CATEGORY);
	const common = {
		PurposeId: purposeIds[search.goal],
		PriceMin: search.minPrice ?? undefined,
		PriceMax: search.maxPrice ?? undefined,
		MinRooms: search.minBedrooms ?? undefined,
		MaxRooms: search.maxBedrooms ?? undefined,
		ZipCodes: search.zips.length > 0 ? search.zips : undefined,
	};
	return categories.length > 0 ? categories.map((CategoryId) => ({ ...common, CategoryId })) : [common];
}

/** The number that an answer gives its contact or its entry in the calendar, wherever it is in the answer. */
function numberOf(json: Readonly<Record<string, unknown>>, what: "contact" | "calendar"): number | null {
	const inner = json[what];
	return (
		[json[`${what}Id`], isRecord(inner) ? inner.id : null, json.id].map(numberIn).find((id) => id !== null) ?? null
	);
}
