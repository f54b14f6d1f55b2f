import { numberOf } from "../law/law";
import { type Region, regionOf } from "../localities/region";
import { dealOf, termsOf } from "../property/deal-terms";
import type { Property } from "../property/property";
import { type AgreedDeposit, agreedDeposit, comparablePrice } from "../property/rules";
import { type CostLine, type Costs, costLine, withTotal } from "./cost-lines";

/** Deposit in months of rent: the agreed number, at most the usual one and the region's maximum. */
export function depositMonths(region: Region | null, agreed?: number | null): number {
	const usual = numberOf("belgium.rent.usualDeposit");
	return Math.min(agreed ?? usual, usual, region ? numberOf(`${region}.rent.deposit`) : usual);
}

/** Deposit in euro if agreed so and within the legal maximum, else in months of rent. */
function depositLine({ region, rent, deposit, isStudentRoom = false }: Rental): CostLine {
	const ofRegion = depositMonths(region);
	const most = isStudentRoom ? Math.min(ofRegion, numberOf("flanders.rent.studentDeposit")) : ofRegion;
	if (deposit && "amount" in deposit && deposit.amount <= rent * most) {
		return costLine("deposit", deposit.amount, "depositAmount");
	}
	const months = Math.min(most, depositMonths(region, deposit && "months" in deposit ? deposit.months : null));
	return costLine("deposit", rent * months, "deposit", { months });
}

export type Rental = {
	region: Region | null;
	/** In euro per month. */
	rent: number;
	/** In euro per month. */
	charges?: number | null;
	/** Tenant's share of the inventory's cost, in euro. */
	inventoryShare?: number | null;
	/** A student room has a lower maximum deposit. */
	isStudentRoom?: boolean;
	/** The agreed deposit, in months of rent or in euro. */
	deposit?: AgreedDeposit | null;
};

/** Amounts that a tenant pays at signing. Lines without an amount are left out. */
export function rentalCosts(rental: Rental): Costs {
	const lines = [costLine("firstRent", rental.rent, "firstRent")];
	if (rental.charges) lines.push(costLine("firstCharges", rental.charges, "firstCharges"));
	if (rental.inventoryShare) lines.push(costLine("inventoryShare", rental.inventoryShare, "inventoryShare"));
	lines.push(depositLine(rental));
	return withTotal(lines);
}

/** Amounts due at signing for the agency's rental; null for other deals and an unknown rent. */
export function rentalCostsOf(property: Property): Costs | null {
	const rent = comparablePrice(property);
	if (termsOf(property).costs !== "rental" || rent === null) return null;
	return rentalCosts({
		region: regionOf(property.CountryID, property.Zip),
		rent,
		charges: property.ChargesRenter,
		inventoryShare: property.RenterInventoryCost,
		deposit: agreedDeposit(property),
		isStudentRoom: dealOf(property) === "student",
	});
}
