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

const MAX_PERIODS = 500;

/** A required day or moment. */
const day = date.unwrap().unwrap();

function isInOrder({ From, Until }: { From: string; Until: string }): boolean {
	return Date.parse(From) <= Date.parse(Until);
}

const inOrder = { path: ["Until"], error: "order" };

/** Money in euro; `Annuity` in euro per month. */
export const lifeAnnuitySchema = z.object({
	Bouquet: amount,
	Annuity: amount,
	/** The annuity is indexed. */
	Indexed: flag,
	/** The seller continues to live there. */
	Occupied: flag,
	/** Persons on whose lives the annuity is paid. */
	Heads: z
		.array(z.object({ Age: z.int().min(18).max(130).nullish(), Sex: z.enum(["f", "m", "x"]).nullish() }))
		.max(10)
		.nullish(),
	MaximumYears: count,
});

export const publicSaleSchema = z.object({
	StartPrice: amount,
	/** Bidding period. */
	From: date,
	Until: date,
	Notary: code,
	/** Address of the bidding page. */
	Url: address.nullish(),
});

export const seasonSchema = z.object({
	PricePerWeek: amount,
	PricePerNight: amount,
	Seasons: z
		.array(z.object({ From: day, Until: day, PricePerWeek: amount }).refine(isInOrder, inOrder))
		.max(MAX_PERIODS)
		.nullish(),
	SleepingPlaces: count,
	RegistrationNumber: code,
	/** Periods already let, from the first night to the day of departure. */
	Taken: z
		.array(z.object({ From: day, Until: day }).refine(isInOrder, inOrder))
		.max(MAX_PERIODS)
		.nullish(),
});

export const newBuildSchema = z.object({
	/** In percent. */
	VatRate: rate,
	/** Excluding VAT. */
	GroundPart: amount,
	/** Excluding VAT. */
	ConstructionPart: amount,
});

export const openHouseSchema = z
	.object({
		ID: keySchema,
		Start: momentSchema,
		End: momentSchema,
		/** Gross; the site subtracts its own registrations. */
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
	/** Approved but not yet carried out. */
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
	/** The buyer is free to choose a builder. */
	FreeOfBuilder: flag,
});
