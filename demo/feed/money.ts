import type { Property } from "../../app/domain/property/property.ts";
import type { Draft } from "./drafts.ts";
import * as words from "./vocabulary.ts";

/** Legal maximum of a rental deposit, in months of rent. */
const DEPOSIT_MONTHS = { flanders: 3, brussels: 2, wallonia: 2, luxembourg: 2 } as const;

/** Belgian VAT on new construction in per cent, and the land's share of a unit's price. */
const VAT_PERCENT = 21;
const GROUND_SHARE = 0.24;

const NET_INCOME_PER_RENT = 3;

/** Price fields: plain, from, on request, or hidden behind a marquee's name. */
export function priceFields(draft: Draft): Partial<Property> {
	const { price, rent, traits, project } = draft;
	if (traits.has("no-price")) return { PublishPrice: true };
	const published = !traits.has("request") && !traits.has("marquee");
	const marquee = traits.has("marquee") ? { Marquee: 4, MarqueeName: words.priceOnRequest } : { Marquee: 0 };
	if (rent) {
		const unit = { PriceUnit: 2, PriceUnitText: words.perMonth };
		return { ...marquee, ...unit, PublishPrice: published, Price: price, MonthlyRent: price };
	}
	const starting = traits.has("from") || project !== null;
	return { ...marquee, PublishPrice: published, Price: price, PriceUnit: starting ? 7 : 1 };
}

/** Additional costs: charges and deposit of a rental, taxes and shares of a sale. */
export function costFields(draft: Draft): Partial<Property> {
	return draft.rent ? rentalCosts(draft) : purchaseCosts(draft);
}

function rentalCosts({ group, place, price, bedrooms, random }: Draft): Partial<Property> {
	if (group === "garage") return { RentDeposit: 1, DepositAmount: price };
	const months = DEPOSIT_MONTHS[place.region];
	const charges = group === "flat" ? random.int(6, 22) * 10 : group === "business" ? random.int(8, 40) * 10 : null;
	const property = group !== "business";
	return {
		// Houses have no common charges.
		ChargesRenter: charges ?? 0,
		RentDeposit: months,
		DepositAmount: price * months,
		RenterInventoryCost: property ? random.int(15, 32) * 10 : null,
		MinimumIncome: property && random.chance(0.4) ? Math.round((price * NET_INCOME_PER_RENT) / 50) * 50 : null,
		MaximumPersons: property && random.chance(0.5) ? Math.max(1, bedrooms * 2) : null,
	};
}

function purchaseCosts({ group, place, living, ground, price, project, random }: Draft): Partial<Property> {
	const belgian = place.country === "BE";
	const base = group === "land" ? (ground ?? 0) / 100 : living;
	const cadastralIncome = belgian && project === null ? Math.round(base * (5.2 + random.next() * 4)) : null;
	const common = {
		CadastralIncome: cadastralIncome,
		RealEstateTax: cadastralIncome === null ? null : Math.round(cadastralIncome * (1.15 + random.next() * 0.3)),
		ChargesOwner: group === "flat" && project === null ? random.int(70, 240) : null,
	};
	if (project === null || !belgian) return common;
	const groundPart = Math.round((price * GROUND_SHARE) / 100) * 100;
	const vat = Math.round(((price - groundPart) * VAT_PERCENT) / 100);
	return {
		...common,
		GroundPart: groundPart,
		ConstructionCost: price - groundPart,
		Vat: VAT_PERCENT,
		VatValue: vat,
		TotalCost: price + vat,
	};
}
