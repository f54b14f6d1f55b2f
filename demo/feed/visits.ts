import { DAY_MS } from "../../app/domain/durations.ts";
import type { AppointmentSlot, HistoryEntry, Owner } from "../../app/domain/feed/feed.ts";
import type { Property } from "../../app/domain/property/property.ts";
import { addDays, type Day, mondayOf } from "../../app/domain/viewings/calendar.ts";
import { brusselsTime, weekday } from "./calendar.ts";
import type { Draft } from "./drafts.ts";
import { createRandom, type Random } from "./random.ts";
import type { Text } from "./vocabulary.ts";

const HISTORY_DAYS = 90;
const PLANNED_DAYS = 14;
const SLOT_DAYS = 28;
const WEEK_MS = 7 * DAY_MS;
const SLOT_MINUTES = 30;

/** Start times of viewings by weekday, Tuesday to Saturday. */
const VISITING_HOURS: Readonly<Record<number, readonly number[]>> = {
	2: [10, 11, 14.5],
	3: [14, 15, 16.5],
	4: [10.5, 17],
	5: [10, 13.5, 15],
	6: [10, 10.5, 11, 11.5],
};

export const owners: Owner[] = [
	{
		ID: 901,
		Username: "owner901",
		Email: "owner901@example.com",
		FirstName: "Lotte",
		LastName: "Voorbeeld",
		Language: "nl",
	},
	{
		ID: 902,
		Username: "owner902",
		Email: "owner902@example.com",
		FirstName: "Camille",
		LastName: "Exemple",
		Language: "fr",
	},
];

const OPEN_HOUSE_EVERY = 9;
const SATURDAY = 6;
const DAYS_OF_WEEK = 7;

/** Every ninth property has an open house on Saturday of next week; half of them require registration. */
export function openHousesOf({ id, kind }: Draft, today: Day): Property["OpenHouses"] {
	if (id % OPEN_HOUSE_EVERY !== 0 || kind === "plot") return null;
	const saturday = addDays(mondayOf(today), DAYS_OF_WEEK + SATURDAY - 1);
	const isRegistered = id % (2 * OPEN_HOUSE_EVERY) === 0;
	return [
		{
			ID: `open-${id}`,
			Start: brusselsTime(saturday, 10 * 60),
			End: brusselsTime(saturday, 12 * 60),
			Capacity: isRegistered ? 20 : null,
			Registration: isRegistered,
		},
	];
}

type Event = { kind: string; type: string; status: string; source: string; subject: Text; comment: Text | null };

const commentsAfterViewing: readonly Text[] = [
	{
		nl: "Enthousiast over het licht, komt terug met partner.",
		fr: "Séduit par la lumière, reviendra accompagné.",
		en: "Liked the light, will come back with partner.",
		de: "Vom Licht angetan, kommt zu zweit wieder.",
	},
	{
		nl: "Twijfelt over de afstand tot het werk.",
		fr: "Hésite à cause de la distance jusqu’au travail.",
		en: "Hesitates because of the distance to work.",
		de: "Zögert wegen der Entfernung zur Arbeit.",
	},
	{
		nl: "Vraagt het verslag van de elektrische keuring.",
		fr: "Demande le rapport du contrôle électrique.",
		en: "Asks for the electrical inspection report.",
		de: "Bittet um den Bericht der Elektroprüfung.",
	},
	{
		nl: "Zoekt een extra slaapkamer, past niet.",
		fr: "Cherche une chambre de plus, ne convient pas.",
		en: "Needs one more bedroom, not a match.",
		de: "Sucht ein Zimmer mehr, passt nicht.",
	},
	{
		nl: "Wil eerst met de bank spreken.",
		fr: "Veut d’abord parler à sa banque.",
		en: "Wants to talk to the bank first.",
		de: "Möchte zuerst mit der Bank sprechen.",
	},
	{
		nl: "Vindt de prijs correct, denkt na over een bod.",
		fr: "Trouve le prix correct, réfléchit à une offre.",
		en: "Finds the price fair, is thinking about an offer.",
		de: "Findet den Preis angemessen, überlegt ein Angebot.",
	},
];

const viewing: Text = { nl: "Plaatsbezoek", fr: "Visite", en: "Viewing", de: "Besichtigung" };
const secondViewing: Text = {
	nl: "Tweede plaatsbezoek",
	fr: "Deuxième visite",
	en: "Second viewing",
	de: "Zweite Besichtigung",
};
const question: Text = {
	nl: "Vraag over de woning",
	fr: "Question sur le bien",
	en: "Question about the property",
	de: "Frage zur Immobilie",
};
const callBack: Text = { nl: "Teruggebeld", fr: "Rappel téléphonique", en: "Called back", de: "Rückruf" };
const report: Text = {
	nl: "Tussentijds verslag",
	fr: "Rapport intermédiaire",
	en: "Interim report",
	de: "Zwischenbericht",
};
const online: Text = {
	nl: "Advertentie online gezet",
	fr: "Annonce mise en ligne",
	en: "Advert put online",
	de: "Anzeige veröffentlicht",
};
const refreshed: Text = {
	nl: "Advertentie vernieuwd",
	fr: "Annonce renouvelée",
	en: "Advert renewed",
	de: "Anzeige erneuert",
};

const initials = [
	"A. B.",
	"C. D.",
	"E. V.",
	"F. M.",
	"G. L.",
	"H. K.",
	"J. P.",
	"K. S.",
	"L. T.",
	"M. R.",
	"N. W.",
	"S. V.",
];

/**
 * History of the owners' properties over the last 90 days and plans for the next 14. Each day's rows depend only on the
 * day, so the next day's feed repeats them.
 */
export function historyOf(drafts: readonly Draft[], today: Day): HistoryEntry[] {
	const days = Array.from({ length: HISTORY_DAYS + PLANNED_DAYS }, (_, index) =>
		addDays(today, index - HISTORY_DAYS + 1),
	);
	return drafts.flatMap((draft) => days.flatMap((day) => rowsOf(draft, day, today)));
}

function rowsOf(draft: Draft, day: Day, today: Day): HistoryEntry[] {
	const random = createRandom(draft.id * 31 + Number(day.replaceAll("-", "")));
	if (weekday(day) === 0) return [];
	const events = day > today ? plannedEvents(random) : pastEvents(random);
	return events.map((event, index) => ({
		ID: `h-${draft.id}-${day.replaceAll("-", "")}-${index + 1}`,
		PropertyID: draft.id,
		Kind: event.kind,
		Date: brusselsTime(day, random.int(18, 34) * SLOT_MINUTES),
		Type: event.type,
		ContactPerson: event.kind === "onlineMedia" || event.type === "letter" ? null : random.pick(initials),
		Subject: event.subject,
		Comment: event.comment,
		Status: event.status,
		Source: event.source,
	}));
}

function pastEvents(random: Random): Event[] {
	const draw = random.next();
	if (draw < 0.12) {
		const subject = random.chance(0.25) ? secondViewing : viewing;
		const comment = random.chance(0.8) ? random.pick(commentsAfterViewing) : null;
		const done: Event = { kind: "visit", type: "visit", status: "done", source: "Meridiaan", subject, comment };
		return random.chance(0.5) ? [done, { ...done, kind: "calendarVisit", source: "Website", comment: null }] : [done];
	}
	if (draw < 0.2)
		return [
			{ kind: "communication", type: "email", status: "answered", source: "Website", subject: question, comment: null },
		];
	if (draw < 0.26)
		return [
			{ kind: "communication", type: "call", status: "done", source: "Meridiaan", subject: callBack, comment: null },
		];
	if (draw < 0.28)
		return [
			{ kind: "communication", type: "letter", status: "done", source: "Meridiaan", subject: report, comment: null },
		];
	if (draw < 0.31) {
		const subject = random.chance(0.4) ? online : refreshed;
		const status = random.chance(0.8) ? "online" : "offline";
		return [
			{
				kind: "onlineMedia",
				type: "publication",
				status,
				source: random.pick(["Portal", "Website"]),
				subject,
				comment: null,
			},
		];
	}
	if (draw < 0.34)
		return [
			{ kind: "calendarVisit", type: "visit", status: "cancelled", source: "Website", subject: viewing, comment: null },
		];
	return [];
}

function plannedEvents(random: Random): Event[] {
	if (!random.chance(0.2)) return [];
	const status = random.chance(0.7) ? "confirmed" : "planned";
	return [{ kind: "calendarVisit", type: "visit", status, source: "Website", subject: viewing, comment: null }];
}

/**
 * Property with viewings every second week, so that every day's feed has a week without viewings between two others.
 */
export const EVERY_SECOND_WEEK = 4113;

function isOddWeek(day: Day): boolean {
	return Math.floor(Date.parse(mondayOf(day)) / WEEK_MS) % 2 === 1;
}

/** Bookable slots in the next four weeks, in Brussels office hours. */
export function slotsOf(drafts: readonly Draft[], today: Day): AppointmentSlot[] {
	const days = Array.from({ length: SLOT_DAYS }, (_, index) => addDays(today, index + 1));
	return drafts.flatMap((draft) => days.flatMap((day) => slotsOfDay(draft.id, day)));
}

function slotsOfDay(id: number, day: Day): AppointmentSlot[] {
	const random = createRandom(id * 17 + Number(day.replaceAll("-", "")));
	const starts = VISITING_HOURS[weekday(day)] ?? [];
	if (id === EVERY_SECOND_WEEK ? isOddWeek(day) : !random.chance(0.45)) return [];
	return starts
		.filter(() => random.chance(0.6))
		.map((hour) => ({
			ID: `s-${id}-${day.replaceAll("-", "")}-${hour * 60}`,
			PropertyID: id,
			Start: brusselsTime(day, hour * 60),
			End: brusselsTime(day, hour * 60 + SLOT_MINUTES),
			Capacity: random.pick([1, 1, 1, 2, 3]),
		}));
}
