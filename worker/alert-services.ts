import { brand } from "../app/domain/brand";
import type { Language } from "../app/domain/language";
import { pagePath } from "../app/domain/paths";
import { type Alerts, createAlerts } from "./alerts/service";
import { epochSeconds } from "./clock";
import type { SessionSource } from "./db/metered";
import type { Settings } from "./env";
import { letterHomeOf } from "./letter-home";
import type { LetterHome } from "./letter-request";
import { createListings } from "./listings/service";
import { unsubscribeAddresses } from "./requests/service";
import { typeNames, type VisitorServices } from "./visitor-services";

/** Cards that are read at once. */
const CARDS_AT_ONCE = 100;

/** What the demand alerts need, put together. */
export function createAlertServices(env: Env, settings: Settings, { mail, links }: VisitorServices): Alerts {
	const origin = settings.siteUrl ?? brand.website;
	// A copy that lags behind could still tell a price that is not published any more.
	const primary: SessionSource = { withSession: () => env.LISTINGS.withSession("first-primary") };
	const listings = createListings(primary, settings);

	async function homesIn(ids: readonly number[], language: Language): Promise<ReadonlyMap<number, LetterHome>> {
		const homes = new Map<number, LetterHome>();
		for (let from = 0; from < ids.length; from += CARDS_AT_ONCE) {
			const cards = await listings.cards(ids.slice(from, from + CARDS_AT_ONCE), language);
			for (const card of cards) homes.set(card.id, letterHomeOf(card, origin));
		}
		return homes;
	}

	return createAlerts({
		listings: env.LISTINGS,
		personal: env.PERSONAL,
		mail,
		origin,
		defaultLanguage: settings.defaultLanguage,
		homesIn,
		typeNames: (language) => typeNames(listings, language),
		manageUrl: async (id, language) =>
			`${origin}${pagePath("/demand/", language)}?token=${await links.token("demand", id)}`,
		unsubscribe: (id, language) => unsubscribeAddresses({ links }, `demand:${id}`, { origin, language }),
		async askAgain() {
			await env.JOBS.send({ kind: "alerts" });
		},
		now: epochSeconds,
	});
}
