import { type EmailPropertyCard, emailPropertyCard } from "../../app/domain/email/property-card";
import type { Language } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import type { AlertContent } from "../email/request";
import type { Settings } from "../env";
import type { Listings } from "../listings/service";
import { epochSeconds } from "../platform/clock";
import type { Links } from "../platform/links";
import { unsubscribeAddresses } from "../platform/links";
import { previewPaths } from "../platform/signed-links";
import { findSavedSearches } from "./lookup";
import { findProperties } from "./properties";
import { type AlertDependencies, type Alerts, createAlerts } from "./service";
import { withdrawIfOutdated } from "./withdraw-if-outdated";

type Others = {
	siteAddress: () => string;
	/** Listings read from the primary database. */
	listings: Pick<Listings, "cards" | "forAgency" | "typeNames">;
	links: Links;
	email: AlertDependencies["email"];
};

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
		// Properties that only the registered see have no public page: their link is signed.
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

/** Whether an alert is still true. If not, its properties are matched again by another run. */
export async function confirmAlert(env: Env, id: string, alert: AlertContent): Promise<boolean> {
	const sessions = {
		personal: env.PERSONAL.withSession("first-primary"),
		listings: env.LISTINGS.withSession("first-primary"),
	};
	const isWithdrawn = await withdrawIfOutdated(sessions, id, alert, epochSeconds());
	if (isWithdrawn) await env.JOBS.send({ kind: "alerts" });
	return !isWithdrawn;
}

/** Returns the number of matching active saved searches per property; properties without a match are missing. */
export async function countFittingIn(
	env: Pick<Env, "LISTINGS" | "PERSONAL">,
	ids: readonly number[],
): Promise<Map<number, number>> {
	const listings = env.LISTINGS.withSession("first-unconstrained");
	const properties = await findProperties(listings, ids);
	const lookups = [...properties].map(([number, property]) => ({ number, property }));
	const found = await findSavedSearches({ listings, personal: env.PERSONAL.withSession("first-primary") }, lookups);
	return new Map([...found].map(([id, searches]) => [id, searches.size]));
}
