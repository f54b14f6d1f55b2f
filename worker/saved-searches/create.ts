import type { Language } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import type { Settings } from "../env";
import type { Listings } from "../listings/service";
import { epochSeconds } from "../platform/clock";
import type { Links } from "../platform/links";
import { unsubscribeAddresses } from "../platform/links";
import type { Databases } from "../platform/reader";
import { previewPaths } from "../platform/signed-links";
import { emailPropertyCard } from "../ports/email-property-card";
import type { AlertContent, EmailPropertyCard } from "../ports/email-request";
import { findSavedSearches } from "./lookup";
import { findProperties } from "./properties";
import { type AlertDependencies, type Alerts, createAlerts } from "./service";
import { withdrawIfOutdated } from "./withdraw-if-outdated";

type Others = {
	siteAddress: () => string;
	/** Of the primary. */
	listings: Pick<Listings, "cards" | "forAgency" | "typeNames">;
	links: Links;
	email: AlertDependencies["email"];
};

/** What the saved search alerts need, put together. */
export function createAlertService(
	env: Env,
	settings: Settings,
	{ siteAddress, listings, links, email }: Others,
): Alerts {
	async function propertiesIn(
		ids: readonly number[],
		language: Language,
	): Promise<ReadonlyMap<number, EmailPropertyCard<"visitor" | "registered">>> {
		const properties = new Map<number, EmailPropertyCard<"visitor" | "registered">>();
		for (const card of await listings.cards(ids, language)) {
			properties.set(card.id, emailPropertyCard(card, siteAddress()));
		}
		const others = ids.filter((id) => !properties.has(id));
		// What is offered to the registered first has no page that visitors find: its link is signed.
		for (const [id, { card, record }] of await listings.forAgency(others, language)) {
			if (record.Audience !== "registered") continue;
			const [path = card.path] = previewPaths(links, id, [language]);
			properties.set(id, emailPropertyCard<"registered">({ ...card, path }, siteAddress()));
		}
		return properties;
	}

	return createAlerts({
		listings: env.LISTINGS,
		personal: env.PERSONAL,
		email,
		siteAddress,
		defaultLanguage: settings.defaultLanguage,
		propertiesIn,
		typeNames: listings.typeNames,
		manageUrl: (id, language) =>
			`${siteAddress()}${pagePath("saved-search", language)}?token=${links.token("demand", id)}`,
		unsubscribe: (id, language) => unsubscribeAddresses({ links }, `demand:${id}`, { origin: siteAddress(), language }),
		async askAgain() {
			await env.JOBS.send({ kind: "alerts" });
		},
		now: epochSeconds,
	});
}

/** Whether an alert may still leave; what it told of is asked again where it may not. */
export async function confirmAlert(env: Env, id: string, alert: AlertContent): Promise<boolean> {
	const sessions = {
		personal: env.PERSONAL.withSession("first-primary"),
		listings: env.LISTINGS.withSession("first-primary"),
	};
	const isWithdrawn = await withdrawIfOutdated(sessions, id, alert, epochSeconds());
	if (isWithdrawn) await env.JOBS.send({ kind: "alerts" });
	return !isWithdrawn;
}

/** How many active saved searches each of some properties fits; those off the market, and those that fit none, are missing. */
async function countFitting(db: Databases, ids: readonly number[]): Promise<Map<number, number>> {
	const properties = await findProperties(db.listings, ids);
	const lookups = [...properties].map(([number, property]) => ({ number, property }));
	const found = await findSavedSearches(db, lookups);
	return new Map([...found].map(([id, searches]) => [id, searches.size]));
}

/** The same from the nearest copy of the listings. */
export function countFittingIn(
	env: Pick<Env, "LISTINGS" | "PERSONAL">,
	ids: readonly number[],
): Promise<Map<number, number>> {
	const listings = env.LISTINGS.withSession("first-unconstrained");
	return countFitting({ listings, personal: env.PERSONAL.withSession("first-primary") }, ids);
}
