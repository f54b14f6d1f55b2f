import { type Language, pickText } from "../language";
import { countryCode } from "../localities/country";
import { addressLine, streetLine } from "../localities/postal-address";
import { termsOf } from "./deal-terms";
import { numberedName } from "./fields/field-words";
import { priceParts, priceUnit, rentUnitText, shownPriceText } from "./price";
import type { RecordFor } from "./visibility/audiences";

/** A property's name for the agency's staff: `GENT-4101`, `Korenmarkt 12/3, 9000 Gent`, `€ 450.000`. */
export type AgencyName = {
	reference: string;
	/** The full address, published or not. */
	address: string;
	/** Price in the agency's system, published or not. */
	price: string;
	/** For email subjects and lists: `GENT-4101, Korenmarkt 12/3`; the city replaces a missing street. */
	short: string;
	/** `GENT-4101 · Korenmarkt 12/3, 9000 Gent · € 450.000` */
	long: string;
};

export function agencyName(record: RecordFor<"agency">, language: Language, fallback: Language): AgencyName {
	const textIn = (text: Parameters<typeof pickText>[0]) => pickText(text, language, record.Language, fallback);
	const country = countryCode(record.CountryID);
	const [street, city] = [textIn(record.Street), textIn(record.City)];
	const line = street && streetLine({ street, houseNumber: record.HouseNumber, box: record.BoxNr }, country);
	const reference = record.Reference || record.UniqueCode || numberedName(record.ID, language);
	const address = addressLine(line, { zip: record.Zip || null, city, country });
	const parts = priceParts(record);
	const { goal, price: ofDeal } = termsOf(record);
	const charges = goal === "rent" && ofDeal === null ? (record.ChargesRenter ?? null) : null;
	const unit = parts.length === 0 ? null : rentUnitText(textIn(priceUnit(record)), charges, language);
	const price = [shownPriceText({ parts }, language), unit].filter(Boolean).join(" ");
	return {
		reference,
		address,
		price,
		short: [reference, line || city].filter(Boolean).join(", "),
		long: [reference, address, price].filter(Boolean).join(" · "),
	};
}
