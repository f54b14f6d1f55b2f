import { localityLine } from "../../app/domain/localities/postal-address";
import { markedAddress } from "../../app/domain/pages/own-marks";
import type { AgencyName } from "../../app/domain/property/agency-name";
import type { ListingCard } from "../../app/domain/property/listing";
import { type Audience, madeFor } from "../../app/domain/property/visibility/audiences";
import type { EmailPropertyCard } from "./email-request";

export type CardPart = Pick<ListingCard, "title" | "zip" | "city" | "priceText" | "priceUnit" | "path" | "picture">;

/** A card as emails to the agency show it: with its reference, whole address and price. */
export function agencyPropertyCard(
	card: CardPart,
	{ long }: Pick<AgencyName, "long">,
	origin: string,
): EmailPropertyCard<"agency"> {
	const { title, picture } = emailPropertyCard(card, origin);
	return madeFor("agency", { title, details: long, url: origin + card.path, picture });
}

/** A card as emails to everybody else show it; its link says that it was in an email. */
export function emailPropertyCard<Who extends Exclude<Audience, "agency"> = "visitor">(
	card: CardPart,
	origin: string,
): EmailPropertyCard<Who> {
	return {
		title: card.title,
		details: [localityLine(card), [card.priceText, card.priceUnit].filter(Boolean).join(" ")]
			.filter(Boolean)
			.join(" · "),
		url: markedAddress(origin + card.path, "mail"),
		picture: card.picture ? new URL(card.picture.src, origin).href : null,
	} as EmailPropertyCard<Who>;
}
