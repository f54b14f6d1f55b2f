import { localityLine } from "../localities/postal-address";
import { withLinkSource } from "../pages/link-sources";
import type { AgencyName } from "../property/agency-name";
import type { ListingCard } from "../property/listing";
import { type Audience, type MadeFor, madeFor } from "../property/visibility/audiences";

/** A property in an email, in the email's language. The card of another audience is a type error. */
export type EmailPropertyCard<Who extends Audience = Audience> = MadeFor<Who> & {
	title: string;
	details: string;
	url: string;
	picture: string | null;
	/** Event of the property, shown above its title. */
	news?: string;
	/** Reason why the recipient gets the property, shown below it. */
	why?: string;
};

export type CardPart = Pick<ListingCard, "title" | "zip" | "city" | "priceText" | "priceUnit" | "path" | "picture">;

/** Returns the card of emails to the agency, with reference, full address and price. */
export function agencyPropertyCard(
	card: CardPart,
	{ long }: Pick<AgencyName, "long">,
	origin: string,
): EmailPropertyCard<"agency"> {
	const { title, picture } = emailPropertyCard(card, origin);
	return madeFor("agency", { title, details: long, url: origin + card.path, picture });
}

/** Returns the card of all other emails. Its link carries the mark of emails, `?s=mail`. */
export function emailPropertyCard<Who extends Exclude<Audience, "agency"> = "visitor">(
	card: CardPart,
	origin: string,
): EmailPropertyCard<Who> {
	return {
		title: card.title,
		details: [localityLine(card), [card.priceText, card.priceUnit].filter(Boolean).join(" ")]
			.filter(Boolean)
			.join(" · "),
		url: withLinkSource(origin + card.path, "mail"),
		picture: card.picture ? new URL(card.picture.src, origin).href : null,
	} as EmailPropertyCard<Who>;
}
