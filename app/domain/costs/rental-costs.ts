import { numberOf } from "../law/law";
import { type Region, regionOf } from "../localities/region";
import { dealOf, termsOf } from "../property/deal-terms";
import type { Property } from "../property/property";
import { type AgreedDeposit, agreedDeposit, comparablePrice } from "../property/rules";
import { type CostLine, type Costs, costLine, withTotal } from "./costs";

/** The deposit in months of rent: the agreed number, else the agency's, and never above the region's maximum. */
export function depositMonths(region: Region | null, agreed?: number | null): number {
	const usual = numberOf("belgium.rent.usualDeposit");
	return Math.min(agreed ?? usual, usual, region ? numberOf(`${region}.rent.deposit`) : usual);
}

/** The deposit in euro where that was agreed, and as far as the law allows it. */
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
	/** The tenant's share of the inventory's cost, in euro. */
	inventoryShare?: number | null;
	/** A student's room, for which less may be asked. */
	isStudentRoom?: boolean;
	/** The deposit as agreed: in months of rent, or in euro. */
	deposit?: AgreedDeposit | null;
};

/** What a tenant pays at signing. Lines without an amount are left out. */
export function rentalCosts(rental: Rental): Costs {
	const lines = [costLine("firstRent", rental.rent, "firstRent")];
	if (rental.charges) lines.push(costLine("firstCharges", rental.charges, "firstCharges"));
	if (rental.inventoryShare) lines.push(costLine("inventoryShare", rental.inventoryShare, "inventoryShare"));
	lines.push(depositLine(rental));
	return withTotal(lines);
}

/** What is due at signing for a rental of the agency; null for every other deal and for an unknown rent. */
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
