import type { Brand } from "../../app/domain/agency/brand";
import { formatNumber } from "../../app/domain/formatting/numbers";
import type { Language } from "../../app/domain/language";
import { localityLine } from "../../app/domain/localities/postal-address";
import { energyLabelDisplay } from "../../app/domain/property/energy";
import { isOnMarket, type PropertyDetail } from "../../app/domain/property/listing";
import { widestFile } from "../../app/domain/property/media/picture";
import { translator } from "../../app/i18n/translator";

/** Texts and photograph of an Open Graph picture; equal content means the same file. */
export type SharingContent = {
	/** Short headline for someone who has not seen the property. */
	headline: string;
	facts: string;
	/** Price, or the state when it is not on the market. */
	price: string;
	/** Unit of a rent and its charges; null when the price is complete. */
	unit: string | null;
	brand: string;
	photograph: string | null;
};

export function sharingContent(
	{ card, pictures }: PropertyDetail,
	{ name }: Pick<Brand, "name">,
	language: Language,
	fallback: Language,
): SharingContent {
	const t = translator(language, fallback, "listing");
	const { type, bedrooms, livingSurface, epc, state } = card;
	const isOpen = isOnMarket(state);
	const facts = [
		isOpen ? t(`state.${state}`) : null,
		localityLine(card),
		bedrooms && t("card.bedrooms", { count: bedrooms }),
		livingSurface && t("card.living", { area: formatNumber(livingSurface, language) }),
		epc && t(`card.energy.${epc.region}`, { label: energyLabelDisplay(epc.label) }),
	];
	const [first] = pictures;
	return {
		headline: type ?? card.title,
		facts: facts.filter(Boolean).join(" · "),
		price: isOpen ? card.priceText : t(`state.${state}`),
		unit: isOpen ? card.priceUnit : null,
		brand: name,
		photograph: first ? widestFile(first) : null,
	};
}
