import type { Texts } from "i18next";
import type { Brand } from "../../../app/domain/agency/brand";
import { amountInWords, isAmountIn } from "../../../app/domain/amount-words/amount-words";
import { formatDate, formatDateInWords } from "../../../app/domain/formatting/dates";
import { fullName } from "../../../app/domain/formatting/full-name";
import { displayPhone } from "../../../app/domain/formatting/phone";
import type { FormValues } from "../../../app/domain/forms/forms";
import type { Language } from "../../../app/domain/language";
import { advanceKind, advancePercentText, advanceText } from "../../../app/domain/law/advance";
import { formatEuro } from "../../../app/domain/property/price";
import { translator } from "../../../app/i18n/translator";
import { printable } from "../../platform/pdf/printable";
import type { Subject } from "../dependencies";

export type OfferFact = { label: string; text: string };
export type OfferSection = { title: string; facts: OfferFact[]; paragraphs: string[] };

/**
 * The content of an offer in one language, for the review before sending and for the PDF. Buyers' input is limited to
 * the PDF's characters, so that the review equals the signed document.
 */
export type OfferPaper = {
	language: Language;
	title: string;
	property: string;
	/** The legal nature of the document. */
	notice: string;
	/** From top to bottom; buyers side by side. */
	rows: OfferSection[][];
	/** `Drawn up in Ghent on 1-12-2026` */
	drawnUp: string;
	/** Signatories: label and name. */
	signatures: OfferFact[];
	agency: string;
	fileName: string;
};

type Offer = FormValues<"offer">;

type Written = { agency: Brand; language: Language; fallback: Language };

/** @param property in the document's language */
export function offerPaper(offer: Offer, property: Subject, { agency, language, fallback }: Written): OfferPaper {
	const t = translator(language, fallback, "offer");
	const buyers = buyersOf(offer);
	const fact = (label: keyof Texts["offer"]["label"], text: string | null | undefined): OfferFact[] =>
		text ? [{ label: t(`label.${label}`), text: printable(text) }] : [];
	const section = (
		name: keyof Texts["offer"]["section"],
		facts: OfferFact[],
		paragraphs: string[] = [],
	): OfferSection => ({
		title: t(`section.${name}`),
		facts,
		paragraphs,
	});
	const account = agency.thirdPartyAccount;
	const kind = advanceKind(property);
	return {
		language,
		title: t("title"),
		property: property.propertyCard.title,
		notice: t(`notice.${kind}`),
		rows: [
			[
				section("home", [
					...fact("home", property.propertyCard.title),
					...fact("address", property.place),
					...fact("cadastral", property.cadastral),
					...fact("reference", property.reference),
				]),
			],
			buyers.map(({ mark, buyer }) =>
				section(`buyer${mark}`, [
					...fact("name", fullName(buyer)),
					...fact("address", buyer.address),
					...fact("email", buyer.email),
					...fact("phone", buyer.phone && displayPhone(buyer.phone)),
				]),
			),
			[
				section("offer", [
					...fact("amount", formatEuro(offer.amount)),
					...fact("amountInWords", inWords(offer, language)),
					...fact("startDate", formatDate(offer.startDate)),
					...fact("endDate", formatDate(offer.endDate)),
				]),
			],
			[
				section(
					"advance",
					[],
					[
						t(`advance.${kind}`, {
							percent: advancePercentText(kind, language),
							advance: advanceText(kind, offer.amount),
							agency: agency.legalName,
							// Non-breaking spaces keep the account number on one line.
							iban: account.iban.replaceAll(" ", "\u00A0"),
							bank: account.bank[language],
						}),
					],
				),
			],
			[
				section(
					"conditions",
					[],
					offer.conditions
						?.split("\n")
						.filter((line) => line.trim() !== "")
						.map(printable) ?? [t("noConditions")],
				),
			],
		],
		drawnUp: t("drawnUp", { place: printable(offer.place), date: formatDateInWords(offer.signDate, language) }),
		signatures: buyers.map(({ mark, buyer }) => ({
			label: t(`section.buyer${mark}`),
			text: printable(fullName(buyer)),
		})),
		agency: [
			agency.legalName,
			displayPhone(agency.phone),
			agency.email,
			`${agency.institute.label[language]} ${agency.institute.number}`,
		].join(" · "),
		fileName: `${t("file")}-${offer.propertyId}.pdf`,
	};
}

function buyersOf({ personA, personB }: Offer): { mark: "A" | "B"; buyer: Offer["personA"] | Offer["personB"] }[] {
	return [{ mark: "A", buyer: personA }, ...(personB.firstName ? [{ mark: "B" as const, buyer: personB }] : [])];
}

/** The amount in the buyer's own words, followed by the document's words when those are in another language. */
function inWords({ amount, amountInWords: typed }: Offer, language: Language): string {
	return isAmountIn(typed, language) ? typed : `${typed} (${amountInWords(amount, language)})`;
}
