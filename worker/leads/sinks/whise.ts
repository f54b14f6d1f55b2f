import { TIME_ZONE } from "../../../app/domain/formatting/dates";
import type { Language } from "../../../app/domain/language";
import type { Lead, LeadAgent, LeadSearch } from "../../ports/lead";
import {
	type Answer,
	blamesContent,
	callSystem,
	deniesAccess,
	faultLine,
	fieldsNamed,
	jsonOf,
	numberIn,
} from "../call";
import { noteOf } from "../note";
import type { LeadSink, Progress, SinkResult } from "../sink";
import { type Body, type Fault, type Written, write } from "../write";

export type WhiseLeadAccount = {
	url: string;
	user: string;
	password: string;
	clientId: number;
	/** The first is the one that new contacts belong to. */
	officeIds: readonly number[];
	/** The language of the agency's own notes. */
	language: Language;
	/** Whether the site's numbers are Whise's own, because its listings come from there. */
	sharesTypes: boolean;
};

type Json = Readonly<Record<string, unknown>>;
type Got = Written<Json>;

const SYSTEM = "Whise";
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const GONE = 410;
const languageIds: Readonly<Record<Language, string>> = { nl: "nl-BE", fr: "fr-BE", en: "en-GB", de: "de-DE" };
/** Whise's own numbers of Belgium and Luxembourg, by those of the site. */
const countryIds: ReadonlyMap<number | null, number> = new Map([
	[10, 1],
	[50, 5],
]);
/** What agencies call their website among the origins of a contact. */
const WEBSITE = /web\s?site|\bsite\s?(?:web|internet)/i;
const BELGIUM = 1;
const ACTIVE = 1;
const purposeIds = { sale: 1, rent: 2 } as const;
/** Whise's main types end here; what is above are the site's own numbers of sub types. */
const LAST_CATEGORY = 7;
/** Without these Whise takes no contact at all, so they cannot be left out. */
const needed: ReadonlySet<string> = new Set(["Name", "CountryId", "LanguageId", "OfficeIds", "Message"]);

/** Contacts, their searches and their viewings, in Whise. One instance serves one delivery: it keeps its token. */
export function whiseLeads(account: WhiseLeadAccount): LeadSink {
	let token: string | null = null;
	/** Why the sign-in failed: tried once per delivery, so that a wrong password does not lock the account. */
	let shut: Fault | null = null;
	/** Lists of Whise that one delivery asks for once, by path. */
	const lists = new Map<string, Json[]>();

	async function signIn(): Promise<Fault | null> {
		const own = await post("token", { username: account.user, password: account.password }, null);
		const first = readToken(own);
		if (typeof first !== "string") return first;
		const office = await post(
			"v1/admin/clients/token",
			{ ClientId: account.clientId, OfficeId: account.officeIds[0] },
			first,
		);
		const second = readToken(office);
		if (typeof second !== "string") return second;
		token = second;
		return null;
	}

	function post(path: string, body: Body, bearer: string | null, method: "POST" | "DELETE" = "POST"): Promise<Answer> {
		return callSystem({
			method,
			url: `${account.url.replace(/\/+$/, "")}/${path}`,
			token: bearer,
			body: JSON.stringify(body),
		});
	}

	/** Asks with a token, and once more with a new one where the token is no longer good. */
	async function ask(
		path: string,
		body: Body,
		{ method = "POST", known = Object.keys(body) }: { method?: "POST" | "DELETE"; known?: readonly string[] } = {},
	): Promise<Got> {
		for (let attempt = 1; ; attempt += 1) {
			const fault = shut ?? (token === null ? await signIn() : null);
			if (fault?.reason === "denied") shut = fault;
			if (fault) return fault;
			const answer = await post(path, body, token, method);
			if (answer.status === UNAUTHORIZED && attempt === 1) {
				token = null;
				continue;
			}
			return judged(path, answer, known);
		}
	}

	/** One of Whise's lists; empty where it is not available now. */
	async function listOf(path: string, key: string): Promise<Json[]> {
		const known = lists.get(path);
		if (known) return known;
		const got = await ask(path, {});
		if (!got.ok) return [];
		const entries = got.value[key];
		const list = Array.isArray(entries) ? entries.filter(isObject) : [];
		lists.set(path, list);
		return list;
	}

	/** The number of an entry of one of Whise's lists, by words in its name; undefined where there is none. */
	async function idByName(path: string, key: string, words: RegExp): Promise<number | undefined> {
		const list = await listOf(path, key);
		const found = list.find((entry) => words.test(JSON.stringify(entry.name ?? entry.displayName ?? "")));
		return numberIn(found?.id) ?? undefined;
	}

	/** Whose calendar a viewing stands in: the person's who shows it, by the address; null where it is nobody's there. */
	async function userFor(agent: LeadAgent | null): Promise<number | null | Fault> {
		const address = agent?.email?.toLowerCase();
		if (address === undefined) return null;
		const list = await listOf("v1/admin/representatives/list", "representatives");
		// The list is not available now: nobody is left out for that.
		if (list.length === 0) return { ok: false, reason: "failed", fault: `${SYSTEM} names no representatives` };
		return numberIn(list.find(({ email }) => String(email).toLowerCase() === address)?.id) ?? null;
	}

	function writeTo(
		path: string,
		bodyFor: (refused: Readonly<Body>) => Body,
		progress: Progress,
		save: () => Promise<void>,
	) {
		return write({ bodyFor, needed, send: (body, known) => ask(path, body, { known }), progress, save });
	}

	return {
		system: SYSTEM,
		async send(lead, progress, save) {
			if (progress.numbers.written !== lead.id) {
				// Their own lists know what a website is; without such an entry the contact comes from nowhere in particular.
				const origin = await idByName("v1/contacts/origins/list", "contactOrigins", WEBSITE);
				const contact = await writeTo(
					"v1/contacts/upsert",
					(refused) => contactOf(lead, account, origin, refused),
					progress,
					save,
				);
				if (!contact.ok) return contact;
				const id = numberOf(contact.value, "contact");
				if (id !== null) progress.numbers.contact = id;
				progress.numbers.written = lead.id;
				await save();
			}
			return lead.fields.viewing ? writeViewing(lead, progress, save) : { ok: true };
		},
	};

	async function writeViewing(lead: Lead, progress: Progress, save: () => Promise<void>): Promise<SinkResult> {
		const { viewing } = lead.fields;
		const entry = progress.numbers.calendar;
		if (!viewing) return { ok: true };
		if (viewing.state === "cancelled") {
			if (entry === undefined) return { ok: true };
			const got = await ask("v1/calendars/delete", { CalendarIds: [entry] }, { method: "DELETE" });
			// An earlier attempt whose answer was lost has removed it, or the agency itself.
			const isGone = got.ok || got.status === NOT_FOUND || got.status === GONE;
			if (!isGone) return got;
			// A cancellation that is taken back has an entry of its own.
			delete progress.numbers.calendar;
			await save();
			return { ok: true };
		}
		const action = await idByName("v1/calendars/actions/list", "calendarActions", /visit|bezoek|visite|besichtig/i);
		const user = await userFor(lead.agent);
		if (user === null) return { ok: true, isNobodys: true };
		if (typeof user === "object") return user;
		const got = await writeTo(
			"v1/calendars/upsert",
			(refused) => {
				const note = noteOf(lead, account.language, refused);
				return {
					CalendarId: entry,
					CalendarActionId: action,
					StartDateTime: onBelgianClocks(viewing.start),
					EndDateTime: onBelgianClocks(viewing.end),
					Subject: note.subject,
					Comments: note.text,
					UserIds: [user],
					EstateIds: estatesOf(lead, account),
					ContactIds: progress.numbers.contact === undefined ? undefined : [progress.numbers.contact],
				};
			},
			progress,
			save,
		);
		if (!got.ok) return got;
		const id = numberOf(got.value, "calendar");
		if (id !== null) progress.numbers.calendar = id;
		return { ok: true };
	}
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
		CountryId: countryIds.get(person.countryId) ?? BELGIUM,
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
export function onBelgianClocks(moment: string): string {
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
	const categories = sharesTypes ? search.propertyTypes.map(({ id }) => id).filter((id) => id <= LAST_CATEGORY) : [];
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

function judged(path: string, answer: Answer, known: readonly string[]): Got {
	const json = jsonOf(answer);
	const { status } = answer;
	const isInvalid = isObject(json) && json.isValidRequest === false;
	if (status === 200 && isObject(json) && !isInvalid) return { ok: true, value: json };
	if (isInvalid || blamesContent(status)) {
		const fields = fieldsNamed(isObject(json) ? (json.validationErrors ?? json) : json, known);
		const named = fields.length > 0 ? `refuses ${path}, fields: ${fields.join(", ")}` : `refuses ${path}`;
		return { ok: false, reason: "refused", fault: faultLine(SYSTEM, named), fields, status };
	}
	return {
		ok: false,
		reason: deniesAccess(status) ? "denied" : "failed",
		fault: faultLine(SYSTEM, `${path} ${answer.fault}`),
		status,
	};
}

/** The token, or why there is none: an account that is not let in, or a service that does not answer. */
function readToken(answer: Answer): string | Fault {
	const json = jsonOf(answer);
	if (answer.status === 200 && isObject(json) && typeof json.token === "string" && json.token) return json.token;
	const isDenied = deniesAccess(answer.status) || answer.status === 400 || answer.status === 200;
	return {
		ok: false,
		reason: isDenied ? "denied" : "failed",
		fault: faultLine(SYSTEM, isDenied ? "lets the account of the web service not in" : `token ${answer.fault}`),
	};
}

/** The number that an answer gives its contact or its entry in the calendar, wherever it is in the answer. */
function numberOf(json: Json, what: "contact" | "calendar"): number | null {
	const inner = json[what];
	return (
		[json[`${what}Id`], isObject(inner) ? inner.id : null, json.id].map(numberIn).find((id) => id !== null) ?? null
	);
}

function isObject(value: unknown): value is Json {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
