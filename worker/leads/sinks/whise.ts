import { TIME_ZONE } from "../../../app/domain/formatting/dates";
import type { Language } from "../../../app/domain/language";
import type { Lead, LeadAgent, LeadSearch } from "../../../app/domain/lead";
import { countryIds } from "../../../app/domain/localities/country";
import { isRecord } from "../../../app/domain/records";
import { numberIn } from "../call";
import { noteOf } from "../note";
import type { LeadSink, Progress, SinkResult } from "../sink";
import { type Body, type Fault, write } from "../write";
import { createWhiseSession, type Got, SYSTEM, type WhiseAccess, type WhiseSession } from "./whise-session";

export type WhiseLeadAccount = WhiseAccess & {
	/** Language of the agency's notes. */
	language: Language;
	/** Whether the site's ids are Whise's, because the listings are imported from it. */
	sharesTypes: boolean;
};

const NOT_FOUND = 404;
const GONE = 410;
const languageIds: Readonly<Record<Language, string>> = { nl: "nl-BE", fr: "fr-BE", en: "en-GB", de: "de-DE" };
/** Names of the contact origin for the agency's website. */
const WEBSITE = /web\s?site|\bsite\s?(?:web|internet)/i;
const BELGIUM = 1;
/** Whise's country ids by those of the site. */
const whiseCountries: ReadonlyMap<number | null, number> = new Map([
	[countryIds.belgium, BELGIUM],
	[countryIds.luxembourg, 5],
]);
const ACTIVE = 1;
const purposeIds = { sale: 1, rent: 2 } as const;
/** Last id of Whise's main types; higher ids are the site's subtypes. */
const LAST_CATEGORY = 7;
/** Fields that Whise requires for a contact. */
const needed: ReadonlySet<string> = new Set(["Name", "CountryId", "LanguageId", "OfficeIds", "Message"]);

/** Sink for Whise: contacts, searches and viewings. Use one instance per delivery, because it keeps the token. */
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

/** Context of one delivery; the progress is saved after each step. */
type Delivery = {
	session: WhiseSession;
	account: WhiseLeadAccount;
	progress: Progress;
	save(): Promise<void>;
};

/** Finds the id of an entry in one of Whise's lists by words in its name; undefined when there is none. */
async function idByName(session: WhiseSession, path: string, key: string, words: RegExp): Promise<number | undefined> {
	const list = await session.listOf(path, key);
	const found = list.find((entry) => words.test(JSON.stringify(entry.name ?? entry.displayName ?? "")));
	return numberIn(found?.id) ?? undefined;
}

/** Finds the user id of the viewing's agent by email address; null when the agent is not a user. */
async function userFor(session: WhiseSession, agent: LeadAgent | null): Promise<number | null | Fault> {
	const address = agent?.email?.toLowerCase();
	if (address === undefined) return null;
	const list = await session.listOf("v1/admin/representatives/list", "representatives");
	// An empty list means that the request failed, so the lead is retried.
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
	// Origins differ between agencies; without an entry for the website, the contact has no origin.
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
		return removed.ok ? { ok: true, isUnassigned: true } : removed;
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

/** Deletes a viewing from the calendar; succeeds when there is none. */
async function removeViewing({ session, progress, save }: Delivery): Promise<SinkResult> {
	const entry = progress.numbers.calendar;
	if (entry === undefined) return { ok: true };
	const got = await session.ask("v1/calendars/delete", { CalendarIds: [entry] }, { method: "DELETE" });
	// An earlier attempt without a response, or the agency, may have deleted it.
	const isGone = got.ok || got.status === NOT_FOUND || got.status === GONE;
	if (!isGone) return got;
	// If the cancellation is revoked, the viewing gets a new entry.
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
		// `Comments` would overwrite the agency's notes on the contact.
		Message: noteOf(lead, account.language, refused).text,
	};
}

const MS_PER_MINUTE = 60_000;

/**
 * Formats a time as Belgian local time with its UTC offset: correct for readers with or without support for offsets.
 * @param moment ISO 8601
 */
function onBelgianClocks(moment: string): string {
	const at = Math.floor(Date.parse(moment) / 1_000) * 1_000;
	const shown = new Date(at).toLocaleString("sv-SE", { timeZone: TIME_ZONE }).replace(" ", "T");
	const minutes = (Date.parse(`${shown}Z`) - at) / MS_PER_MINUTE;
	const two = (value: number) => String(value).padStart(2, "0");
	return `${shown}+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Estate ids of the lead. In Whise a project is an estate too; a project id of another system is not sent. */
function estatesOf({ property }: Lead, { sharesTypes }: WhiseLeadAccount): number[] | undefined {
	const id = property?.id ?? (sharesTypes ? property?.projectId : null);
	return id == null ? undefined : [id];
}

/** Office of the property; the agency's first office when it is not one of them. */
function officesOf({ property }: Lead, { officeIds }: WhiseLeadAccount): number[] {
	const id = Number(property?.officeId ?? Number.NaN);
	return officeIds.includes(id) ? [id] : officeIds.slice(0, 1);
}

/** Search criteria, one per main type. Types that are not Whise's are only in the note. */
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

/** Finds the id of the contact or calendar entry in a response, which may have several shapes. */
function numberOf(json: Readonly<Record<string, unknown>>, what: "contact" | "calendar"): number | null {
	const inner = json[what];
	return (
		[json[`${what}Id`], isRecord(inner) ? inner.id : null, json.id].map(numberIn).find((id) => id !== null) ?? null
	);
}
