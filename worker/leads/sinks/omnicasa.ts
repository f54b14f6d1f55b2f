import type { Language } from "../../../app/domain/language";
import type { Lead, LeadPerson, LeadSearch } from "../../../app/domain/lead";
import { isRecord } from "../../../app/domain/records";
import {
	type Answer,
	blamesContent,
	callSystem,
	failure,
	faultLine,
	fieldsNamed,
	jsonOf,
	numberIn,
	refusal,
} from "../call";
import { noteOf } from "../note";
import type { LeadSink, Progress } from "../sink";
import { type Body, type Written, write } from "../write";

export type OmnicasaLeadAccount = {
	url: string;
	user: string;
	password: string;
	/** Language of the agency's notes. */
	language: Language;
	/** Whether the site's ids are Omnicasa's, because the listings are imported from it. */
	sharesTypes: boolean;
};

type Got = Written<unknown>;

const SYSTEM = "Omnicasa";
/** Omnicasa's language codes. It has no German, so English is used. */
const languageIds: Readonly<Record<Language, number>> = { nl: 1, fr: 2, en: 3, de: 3 };
const goalIds = { sale: 0, rent: 1 } as const;
/** Maximum length of the encoded request, which is part of the URL: servers truncate longer URLs. */
const MAX_QUESTION_LENGTH = 7_500;
const CUT = " […]";
/** Length reserved for the note. */
const MIN_NOTE_LENGTH = 1_000;
/** Required fields of a contact. */
const needed: ReadonlySet<string> = new Set(["Name", "Email", "Subject", "Content"]);
const MAX_CUTS = 20;
/** Messages of errors that concern the account, not the lead. */
const aboutAccount = /customer|password|no access|not authori[sz]ed|licen[cs]e/i;

/** Sink for Omnicasa: contacts, saved searches and tasks. Its web service takes requests as JSON in the URL. */
export function omnicasaLeads(account: OmnicasaLeadAccount): LeadSink {
	async function ask(call: string, body: Body, known = Object.keys(body)): Promise<Got> {
		const question = shortened({
			CustomerName: account.user,
			CustomerPassword: account.password,
			LanguageId: languageIds[account.language],
			...body,
		});
		const answer = await callSystem({
			method: "GET",
			url: `${account.url.replace(/\/+$/, "")}/${call}?json=${encodeURIComponent(JSON.stringify(question))}`,
		});
		return parseResult(call, answer, known);
	}

	function writeTo(
		call: string,
		bodyFor: (refused: Readonly<Body>) => Body,
		progress: Progress,
		save: () => Promise<void>,
	) {
		return write({ bodyFor, needed, send: (body, known) => ask(call, body, [...known]), progress, save });
	}

	return {
		system: SYSTEM,
		async send(lead, progress, save) {
			if (progress.numbers.written !== lead.id) {
				const got = await writeContact(lead, progress, save);
				if (!got.ok) return got;
				keepNumbers(got.value, progress, lead.fields.search ? "demand" : "contact");
				progress.numbers.written = lead.id;
				await save();
			}
			if (!lead.fields.viewing || progress.numbers.task === lead.id) return { ok: true };
			const task = await writeTo(
				"CreateTaskJson",
				(refused) => taskOf(lead, account, progress, refused),
				progress,
				save,
			);
			if (!task.ok) return task;
			progress.numbers.task = lead.id;
			await save();
			return { ok: true };
		},
	};

	async function writeContact(lead: Lead, progress: Progress, save: () => Promise<void>): Promise<Got> {
		const { fields, property } = lead;
		if (fields.searchEnded && progress.numbers.savedSearch !== undefined) {
			return ask("UnsubscribeDemandPersonJson", {
				ID: progress.numbers.contact,
				DemandID: progress.numbers.savedSearch,
			});
		}
		const { search } = fields;
		if (search) {
			return writeTo(
				"DemandRegister2Json",
				(refused) => savedSearchOf(lead, search, account, progress, refused),
				progress,
				save,
			);
		}
		const isProject = property !== null && property.id === null;
		return writeTo(
			isProject ? "ContactOnMeProjectJson" : "ContactOnMeJson",
			(refused) => contactOf(lead, account, refused),
			progress,
			save,
		);
	}
}

function contactOf(lead: Lead, account: OmnicasaLeadAccount, refused: Readonly<Body>): Body {
	const { property, fields } = lead;
	const note = noteOf(lead, account.language, refused);
	return {
		...personOf(lead.person, lead.language),
		Subject: note.subject,
		Content: note.text,
		ObjectID: property?.id ?? undefined,
		ProjectIDs: property && property.id === null && property.projectId !== null ? [property.projectId] : undefined,
		AppointmentID: account.sharesTypes ? appointmentOf(fields.viewing?.slotId) : undefined,
		// Undefined without a choice, so that an existing newsletter subscription stays.
		IsReceivedEmail: fields.newsletter,
		IsCreatedDemand: false,
	};
}

function savedSearchOf(
	lead: Lead,
	search: LeadSearch,
	account: OmnicasaLeadAccount,
	{ numbers }: Progress,
	refused: Readonly<Body>,
): Body {
	const { CountryId: CountryID, ...person } = personOf(lead.person, lead.language);
	return {
		...person,
		CountryID,
		// A changed search keeps its id.
		ID: numbers.savedSearch,
		Goal: goalIds[search.goal],
		TypeOfPropertyIDs: account.sharesTypes ? search.propertyTypes.map(({ id }) => id) : undefined,
		Zips: search.zips.length > 0 ? search.zips : undefined,
		PriceMin: search.minPrice ?? undefined,
		PriceMax: search.maxPrice ?? undefined,
		MinRooms: search.minBedrooms ?? undefined,
		MaxRooms: search.maxBedrooms ?? undefined,
		MinBathRooms: search.bathrooms ?? undefined,
		MinGarages: search.garages ?? undefined,
		MinParkings: search.parkings ?? undefined,
		Garden: search.garden || undefined,
		Terrace: search.terrace || undefined,
		IsReceivedEmail: false,
		Comment: noteOf(lead, account.language, refused).text,
	};
}

/** Task for a viewing: Omnicasa's calendar has an entry only for its own slots. */
function taskOf(lead: Lead, account: OmnicasaLeadAccount, { numbers }: Progress, refused: Readonly<Body>): Body {
	const note = noteOf(lead, account.language, refused);
	return {
		PersonID: numbers.contact,
		ObjectId: lead.property?.id ?? undefined,
		Subject: note.subject,
		Comment: note.text,
	};
}

function personOf(person: LeadPerson, language: Language): Body {
	const street = [person.street, person.houseNumber].filter(Boolean).join(" ");
	return {
		Name: person.lastName || person.firstName || person.email,
		FirstName: person.firstName || undefined,
		Email: person.email,
		PhoneNumber: person.phone ?? undefined,
		Address: street || undefined,
		BoxNr: person.box ?? undefined,
		Zip: person.zip ?? undefined,
		City: person.city ?? undefined,
		CountryId: person.countryId ?? undefined,
		LanguageIdFromParameter: languageIds[language],
	};
}

function appointmentOf(slotId: string | undefined): number | undefined {
	return slotId !== undefined && /^\d{1,9}$/.test(slotId) ? Number(slotId) : undefined;
}

/** Shortens the note until the request fits; the email to the agency has the full text. */
function shortened(question: Body): Body {
	const field = ["Content", "Comment"].find((name) => typeof question[name] === "string");
	if (field === undefined) return question;
	// Postcodes of a whole region do not fit; the note names the region.
	const hasRoom = lengthOf({ ...question, [field]: "" }) <= MAX_QUESTION_LENGTH - MIN_NOTE_LENGTH;
	const short: Body = { ...question, ...(hasRoom ? {} : { Zips: undefined }) };
	for (let cuts = 0; cuts < MAX_CUTS && lengthOf(short) > MAX_QUESTION_LENGTH; cuts += 1) {
		const [text = "", ...id] = String(short[field]).split(/\n(?=[^\n]*$)/);
		const kept = text
			.slice(0, Math.floor(text.length * 0.8))
			.replace(CUT, "")
			.toWellFormed();
		short[field] = [kept + CUT, ...id].join("\n");
	}
	return short;
}

function lengthOf(question: Body): number {
	return encodeURIComponent(JSON.stringify(question)).length;
}

function parseResult(call: string, answer: Answer, known: readonly string[]): Got {
	const json = jsonOf(answer);
	const result = isRecord(json) ? (isRecord(json[`${call}Result`]) ? json[`${call}Result`] : json) : null;
	if (answer.status === 200 && isRecord(result) && result.Success === true) return { ok: true, value: result.Value };
	const message = isRecord(result) && result.Success === false ? String(result.Message ?? "") : null;
	if (message === null && !blamesContent(answer.status)) return failure(SYSTEM, call, answer);
	const fields = fieldsNamed(message ?? json, known);
	if (fields.length === 0 && message !== null && aboutAccount.test(message)) {
		return { ok: false, reason: "denied", fault: faultLine(SYSTEM, "lets the account of the web service not in") };
	}
	return refusal(SYSTEM, `refuses ${call}`, fields);
}

/** Stores the ids from a response, which may have several shapes. */
function keepNumbers(value: unknown, { numbers }: Progress, alone: "contact" | "demand"): void {
	const bare = numberIn(value);
	const record = isRecord(value) ? value : {};
	const contact =
		numberIn(record.PersonID ?? record.PersonId) ?? (alone === "contact" ? (numberIn(record.ID) ?? bare) : null);
	const savedSearch =
		numberIn(record.DemandID ?? record.DemandId) ?? (alone === "demand" ? (numberIn(record.ID) ?? bare) : null);
	if (contact !== null) numbers.contact = contact;
	if (savedSearch !== null) numbers.savedSearch = savedSearch;
}
