import { brand } from "../../app/domain/agency/brand";
import type { Language } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import type { Settings } from "../env";
import { previewPaths } from "../http/pages/signed-links";
import { createListings } from "../listings/service";
import { epochSeconds } from "../platform/clock";
import type { SessionSource } from "../platform/metered";
import { emailPropertyCard } from "../ports/email-property-card";
import type { EmailPropertyCard } from "../ports/email-request";
import { type Alerts, createAlerts } from "../saved-searches/service";
import { createSearchMemory } from "../search/memory";
import { unsubscribeAddresses } from "../submissions/service";
import { typeNames } from "./form-subjects";
import type { VisitorServices } from "./visitor-services";

/** Cards that are read at once. */
const CARDS_AT_ONCE = 100;

/** What the saved search alerts need, put together. */
export function createAlertServices(env: Env, settings: Settings, { email, links }: VisitorServices): Alerts {
	const origin = settings.siteUrl ?? brand.website;
	// A lagging replica could still hold a price that is no longer published.
	const primary: SessionSource = { withSession: () => env.LISTINGS.withSession("first-primary") };
	const listings = createListings(primary, createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE }), settings);

	async function propertiesIn(
		ids: readonly number[],
		language: Language,
	): Promise<ReadonlyMap<number, EmailPropertyCard<"visitor" | "registered">>> {
		const properties = new Map<number, EmailPropertyCard<"visitor" | "registered">>();
		for (let from = 0; from < ids.length; from += CARDS_AT_ONCE) {
			const cards = await listings.cards(ids.slice(from, from + CARDS_AT_ONCE), language);
			for (const card of cards) properties.set(card.id, emailPropertyCard(card, origin));
		}
		await addRegistered(properties, ids, language);
		return properties;
	}

	/** What is offered to the registered first has no page that visitors find: its link is signed. */
	async function addRegistered(
		properties: Map<number, EmailPropertyCard<"visitor" | "registered">>,
		ids: readonly number[],
		language: Language,
	): Promise<void> {
		const others = ids.filter((id) => !properties.has(id));
		for (let from = 0; from < others.length; from += CARDS_AT_ONCE) {
			const found = await listings.forAgency(others.slice(from, from + CARDS_AT_ONCE), language);
			for (const [id, { card, record }] of found) {
				if (record.Audience !== "registered") continue;
				const [path = card.path] = previewPaths(links, id, [language]);
				properties.set(id, emailPropertyCard<"registered">({ ...card, path }, origin));
			}
		}
	}

	return createAlerts({
		listings: env.LISTINGS,
		personal: env.PERSONAL,
		email,
		origin,
		defaultLanguage: settings.defaultLanguage,
		propertiesIn,
		typeNames: (language) => typeNames(listings, language),
		manageUrl: (id, language) => `${origin}${pagePath("saved-search", language)}?token=${links.token("demand", id)}`,
		unsubscribe: (id, language) => unsubscribeAddresses({ links }, `demand:${id}`, { origin, language }),
		async askAgain() {
			await env.JOBS.send({ kind: "alerts" });
		},
		now: epochSeconds,
	});
}
