import { DAY_MS, HOUR_MS } from "../../app/domain/durations.ts";
import type { Property } from "../../app/domain/property/property.ts";
import type { Draft } from "./drafts.ts";
import type { Wish } from "./localities.ts";
import type { Kind } from "./property-types.ts";
import { ANCHOR, type Dates } from "./schedule.ts";
import { type Line, type Text, toText } from "./vocabulary.ts";

type Offer = { wish: Wish & { kind: Kind }; fields(draft: Draft): Partial<Property>; title: Text };

/**
 * Bouquet as a share of the home's value, value of an occupied home as a share of its price, and years over which the
 * rest is paid.
 */
const BOUQUET_SHARE = 0.3;
const OCCUPIED_SHARE = 0.62;
const YEARS_PAID = 14;

function lifeAnnuity(heads: NonNullable<Property["LifeAnnuity"]>["Heads"], occupied: boolean) {
	return ({ price }: Draft): Partial<Property> => {
		const worth = occupied ? price * OCCUPIED_SHARE : price;
		const bouquet = rounded(worth * BOUQUET_SHARE, 1_000);
		return {
			Deal: "life-annuity",
			Price: bouquet,
			PriceUnit: 1,
			...(occupied && { Availability: null, AvailableFrom: null }),
			LifeAnnuity: {
				Bouquet: bouquet,
				Annuity: rounded((worth - bouquet) / YEARS_PAID / 12, 10),
				Indexed: true,
				Occupied: occupied,
				Heads: heads,
				MaximumYears: 20,
			},
		};
	};
}

function publicSale(from: string, until: string, notary: string) {
	return ({ id, price }: Draft): Partial<Property> => ({
		Deal: "public-sale",
		Price: null,
		PublicSale: {
			StartPrice: rounded(price * 0.7, 5_000),
			From: from,
			Until: until,
			Notary: notary,
			Url: `https://veiling.example/${id}`,
		},
	});
}

function seasonal(perWeek: number, perSummerWeek: number, places: number, number: string) {
	return (): Partial<Property> => ({
		Deal: "seasonal",
		...withoutRent,
		Furnished: true,
		Season: {
			PricePerWeek: perWeek,
			Seasons: [{ From: "2027-07-01", Until: "2027-08-31", PricePerWeek: perSummerWeek }],
			SleepingPlaces: places,
			RegistrationNumber: number,
			Taken: [
				{ From: "2026-12-19", Until: "2027-01-03" },
				{ From: "2027-02-13", Until: "2027-02-20" },
				{ From: "2027-07-10", Until: "2027-07-24" },
			],
		},
	});
}

/** Clears rent fields, which a stay of some weeks does not have. */
const withoutRent: Partial<Property> = {
	Price: null,
	MonthlyRent: null,
	PriceUnitText: null,
	ChargesRenter: null,
	RentDeposit: null,
	DepositAmount: null,
	RenterInventoryCost: null,
	MinimumIncome: null,
	MaximumPersons: null,
};

function student(rent: number, months: 10 | 12) {
	return (): Partial<Property> => ({
		Deal: "student",
		Price: rent,
		MonthlyRent: rent,
		ChargesRenter: 60,
		RentDeposit: 2,
		DepositAmount: rent * 2,
		MinimumIncome: null,
		Furnished: true,
		Availability: {
			nl: `Per academiejaar, ${months} maanden`,
			fr: `Par année académique, ${months} mois`,
			en: `By the academic year, ${months} months`,
			de: `Pro Studienjahr, ${months} Monate`,
		},
		AvailableFrom: "2027-09-15",
	});
}

function takeOver(sum: number) {
	return ({ price }: Draft): Partial<Property> => ({
		Goal: 2,
		Deal: "take-over",
		Price: sum,
		MonthlyRent: price,
		PriceUnitText: null,
		RentDeposit: null,
		DepositAmount: null,
		MinimumIncome: null,
	});
}

const commercialLease = (): Partial<Property> => ({
	Deal: "commercial-lease",
	RentDeposit: null,
	DepositAmount: null,
	MinimumIncome: null,
});

const registeredFirst = (): Partial<Property> => ({ Audience: "registered" });

/** Special deals of the demo agency, and a home that registered visitors see first. */
export const dealOffers: readonly Offer[] = [
	offer("durbuy", "terraced", lifeAnnuity([{ Age: 78, Sex: "f" }], true), [
		"Dorpswoning op lijfrente, bezet",
		"Maison de village en viager occupé",
		"Village house for a life annuity, occupied",
		"Dorfhaus auf Leibrente, bewohnt",
	]),
	offer(
		"ukkel",
		"flat",
		lifeAnnuity(
			[
				{ Age: 81, Sex: "m" },
				{ Age: 79, Sex: "f" },
			],
			true,
		),
		[
			"Appartement op lijfrente bij het park",
			"Appartement en viager près du parc",
			"Apartment for a life annuity, by the park",
			"Wohnung auf Leibrente am Park",
		],
	),
	offer("oostende", "flat", lifeAnnuity([{ Age: 74, Sex: "f" }], false), [
		"Vrij appartement op lijfrente, dicht bij zee",
		"Appartement libre en viager, près de la mer",
		"Vacant apartment for a life annuity, near the sea",
		"Freie Wohnung auf Leibrente, nahe am Meer",
	]),
	offer("ieper", "farmhouse", publicSale("2026-12-01T12:00:00Z", "2026-12-09T14:00:00Z", "Kantoor Voorbeeld"), [
		"Hoeve in openbare verkoop",
		"Ferme en vente publique",
		"Farmhouse at public sale",
		"Bauernhof im öffentlichen Verkauf",
	]),
	offer("charleroi", "terraced", publicSale("2026-12-07T12:00:00Z", "2026-12-15T14:00:00Z", "Étude Exemple"), [
		"Rijwoning in openbare verkoop",
		"Maison mitoyenne en vente publique",
		"Terraced house at public sale",
		"Reihenhaus im öffentlichen Verkauf",
	]),
	offer("knokke", "studio:rent", seasonal(620, 890, 4, "EX-000001"), [
		"Studio aan zee voor vier",
		"Studio à la mer pour quatre",
		"Studio by the sea for four",
		"Studio am Meer für vier",
	]),
	offer("oostende", "flat:rent", seasonal(540, 760, 5, "EX-000002"), [
		"Vakantieappartement voor vijf",
		"Appartement de vacances pour cinq",
		"Holiday apartment for five",
		"Ferienwohnung für fünf",
	]),
	offer("durbuy", "bungalow:rent", seasonal(690, 840, 6, "EX-000003"), [
		"Vakantiehuis in de Ardennen voor zes",
		"Maison de vacances en Ardenne pour six",
		"Holiday home in the Ardennes for six",
		"Ferienhaus in den Ardennen für sechs",
	]),
	offer("leuven", "studio:rent", student(460, 10), [
		"Studentenkamer met eigen badkamer",
		"Kot avec salle de bains privée",
		"Student room with its own bathroom",
		"Studentenzimmer mit eigenem Bad",
	]),
	offer("gent", "studio:rent", student(440, 12), [
		"Studentenkamer op fietsafstand van de campus",
		"Kot à vélo du campus",
		"Student room a bike ride from campus",
		"Studentenzimmer in Fahrradnähe zum Campus",
	]),
	offer("liege", "studio:rent", student(380, 10), [
		"Studentenkamer in het centrum",
		"Kot au centre-ville",
		"Student room in the centre",
		"Studentenzimmer im Zentrum",
	]),
	offer("namur", "studio:rent", student(390, 12), [
		"Studentenstudio met kookhoek",
		"Studio étudiant avec coin cuisine",
		"Student studio with kitchenette",
		"Studentenstudio mit Kochnische",
	]),
	offer("gent", "catering:rent", takeOver(65_000), [
		"Horecazaak over te nemen",
		"Commerce horeca à reprendre",
		"Restaurant to take over",
		"Gastronomie zur Übernahme",
	]),
	offer("brugge", "shop:rent", takeOver(38_000), [
		"Buurtwinkel over te nemen",
		"Commerce de quartier à reprendre",
		"Neighbourhood shop to take over",
		"Nachbarschaftsladen zur Übernahme",
	]),
	offer("antwerpen", "shop:rent", commercialLease, [
		"Handelsruimte met contract 3-6-9",
		"Surface commerciale, bail 3-6-9",
		"Shop on a 3-6-9 lease",
		"Ladenlokal, Mietvertrag 3-6-9",
	]),
	offer("brussel", "shop:rent", commercialLease, [
		"Winkelruimte op de hoek, handelshuur",
		"Commerce d’angle, bail commercial",
		"Corner shop on a commercial lease",
		"Eckladen, gewerblicher Mietvertrag",
	]),
	offer("gent", "terraced", registeredFirst, [
		"Stadswoning, eerst voor wie een zoekopdracht heeft",
		"Maison de ville, d’abord pour les inscrits",
		"Town house, first for those with a search alert",
		"Stadthaus, zuerst für Vorgemerkte",
	]),
];

function offer(locality: Wish["locality"], text: string, fields: Offer["fields"], title: Line): Offer {
	const [kind, ...traits] = text.split(":");
	const wish = { locality, kind: kind as Kind, rent: traits.includes("rent"), traits: new Set(traits) };
	return { wish, fields, title: toText(title) };
}

const HOURS_APART = 53;

/** Spreads the deals among the other listings, so that each page of a list shows some. */
export function datesOfDeal(index: number): Dates {
	const changed = Date.parse(`${ANCHOR}T08:10:00Z`) - (12 + index * HOURS_APART) * HOUR_MS;
	const iso = (time: number) => `${new Date(time).toISOString().slice(0, 16)}:00Z`;
	return { created: iso(changed - 6 * DAY_MS), changed: iso(changed) };
}

function rounded(amount: number, step: number): number {
	return Math.round(amount / step) * step;
}
