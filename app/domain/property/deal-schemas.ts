import * as z from "zod";
import {
	addressSchema as address,
	amountSchema as amount,
	codeSchema as code,
	countSchema as count,
	dateSchema as date,
	flagSchema as flag,
	keySchema,
	lengthSchema as length,
	momentSchema,
	rateSchema as rate,
	textSchema as text,
} from "./field-schemas";

const MOST_PERIODS = 500;

/** A day or a moment that must be there. */
const day = date.unwrap().unwrap();

function isInOrder({ From, Until }: { From: string; Until: string }): boolean {
	return Date.parse(From) <= Date.parse(Until);
}

const inOrder = { path: ["Until"], error: "order" };

/** Money in euro; `Annuity` and charges a month. */
export const lifeAnnuitySchema = z.object({
	Bouquet: amount,
	Annuity: amount,
	/** The annuity follows an index. */
	Indexed: flag,
	/** The seller goes on living there. */
	Occupied: flag,
	/** On whose lives it pays. */
	Heads: z
		.array(z.object({ Age: z.int().min(18).max(130).nullish(), Sex: z.enum(["f", "m", "x"]).nullish() }))
		.max(10)
		.nullish(),
	MaximumYears: count,
});

export const publicSaleSchema = z.object({
	StartPrice: amount,
	/** When bids are taken. */
	From: date,
	Until: date,
	Notary: code,
	/** Where bids are made. */
	Url: address.nullish(),
});

export const seasonSchema = z.object({
	PricePerWeek: amount,
	PricePerNight: amount,
	Seasons: z
		.array(z.object({ From: day, Until: day, PricePerWeek: amount }).refine(isInOrder, inOrder))
		.max(MOST_PERIODS)
		.nullish(),
	SleepingPlaces: count,
	RegistrationNumber: code,
	/** Let already, from the first night to the day of leaving. */
	Taken: z
		.array(z.object({ From: day, Until: day }).refine(isInOrder, inOrder))
		.max(MOST_PERIODS)
		.nullish(),
});

export const newBuildSchema = z.object({
	/** In percent. */
	VatRate: rate,
	/** Without tax. */
	GroundPart: amount,
	/** Without tax. */
	ConstructionPart: amount,
});

export const openHouseSchema = z
	.object({
		ID: keySchema,
		Start: momentSchema,
		End: momentSchema,
		/** Gross: the site's own registrations are subtracted. */
		Capacity: z.int().min(0).max(10_000).nullish(),
		/** Whether visitors register. */
		Registration: flag,
	})
	.refine(({ Start, End }) => Date.parse(End) > Date.parse(Start), { path: ["End"], error: "order" });

export const coOwnershipSchema = z.object({
	/** `42/1000` */
	Shares: code,
	MonthlyCharges: amount,
	ReserveFund: amount,
	/** Voted and not carried out. */
	PendingWorks: text,
	Lawsuits: flag,
	Syndic: code,
	Units: z.int().min(0).max(100_000).nullish(),
});

export const plotSchema = z.object({
	/** In m. */
	Depth: length,
	Storeys: count,
	PermitDate: date,
	/** Any builder may build there. */
	FreeOfBuilder: flag,
});
