import type { TFunction } from "i18next";
import type { EmailPropertyCard } from "../../app/domain/email/property-card";
import type { Language } from "../../app/domain/language";
import { goalPage } from "../../app/domain/pages/listing-paths";
import { pagePath } from "../../app/domain/pages/paths";
import { formatEuro } from "../../app/domain/property/price";
import type { WantedSearch } from "../../app/domain/saved-searches/saved-search";
import { type Search, searchParams } from "../../app/domain/search/search";
import { criteriaOf } from "../../app/i18n/search-criteria";
import { translator } from "../../app/i18n/translator";
import type { EmailRequest } from "../email/request";
import type { Candidate } from "../search/fitting";
import type { Announcement } from "./match";

/** Maximum number of properties in one email; for more it gives the number and a link. */
const MAX_SHOWN = 20;
/** Low priority: replies to visitors go first. */
const LATER = 5;
const FORM = "demand-alert";

/** Recipient of an alert. */
export type Addressee = {
	id: string;
	/** Submission that created the saved search; its deletion includes the alert. */
	submissionId: string;
	email: string;
	name: string;
	language: Language;
	search: WantedSearch;
};

/** A property in an alert, and the reason. */
export type NotifiedProperty = {
	id: number;
	property: Candidate;
	card: EmailPropertyCard;
	reason: Announcement["reason"];
	/** In euro; only for a price reduction. */
	priceBefore: number | null;
};

/** Targets of an email's links. */
export type AlertAddresses = {
	/** Origin of the site, without a trailing slash. */
	siteAddress(): string;
	defaultLanguage: Language;
	/** URL of the page where a saved search is changed, paused or deleted. */
	manageUrl(savedSearchId: string, language: Language): string;
	unsubscribe(savedSearchId: string, language: Language): NonNullable<EmailRequest["unsubscribe"]>;
	/** Names of types by id. */
	typeNames(language: Language): Promise<ReadonlyMap<number, string>>;
};

const order = { new: 0, "price-down": 1, fits: 2 } as const;

/** Builds the email of one saved search: new properties first, each with what changed and why it fits. */
export async function emailOf(
	addresses: AlertAddresses,
	{ id, submissionId, email, name, language, search }: Addressee,
	notified: readonly NotifiedProperty[],
): Promise<EmailRequest> {
	const t = translator(language, addresses.defaultLanguage, "mail");
	const types = await addresses.typeNames(language);
	const criteria = criteriaOf(search, {
		language,
		t: translator(language, addresses.defaultLanguage, "search"),
		typeName: (type) => types.get(type) ?? null,
	});
	const why = criteria.map(({ label }) => label).join(" · ");
	const inOrder = [...notified].sort((a, b) => order[a.reason] - order[b.reason] || b.id - a.id);
	const shown = inOrder.slice(0, MAX_SHOWN);
	const more = notified.length - shown.length;
	const [first] = shown;
	return {
		form: FORM,
		template: "alert",
		language,
		to: email,
		greet: name || null,
		priority: LATER,
		submissionId,
		values: { count: notified.length, property: first?.card.title ?? "", news: first ? newsOf(first, t) : "" },
		properties: shown.map((each) => ({
			...each.card,
			news: newsOf(each, t),
			...(why && { why: t("alert.why", { reasons: why }) }),
		})),
		...(more > 0
			? {
					links: [
						{
							label: t("alert.more", { count: more }),
							url: addresses.siteAddress() + listPath(search, language),
						},
					],
				}
			: {}),
		buttonUrl: addresses.manageUrl(id, language),
		unsubscribe: addresses.unsubscribe(id, language),
	};
}

function newsOf({ reason, priceBefore, property }: NotifiedProperty, t: TFunction<"mail">): string {
	const { price, goal } = property.facts;
	if (reason === "price-down" && priceBefore !== null && price !== null) {
		return t("alert.news.price-down", { from: formatEuro(priceBefore), to: formatEuro(price) });
	}
	return t(reason === "new" ? `alert.news.new.${goal ?? "sale"}` : "alert.news.fits");
}

/** Path of the list with the search. */
function listPath({ goal, ...search }: WantedSearch, language: Language): string {
	const query = searchParams({ ...search, goal: undefined } as Search).toString();
	return `${pagePath(goalPage(goal), language)}${query ? `?${query}` : ""}`;
}
