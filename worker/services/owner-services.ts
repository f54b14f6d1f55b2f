import { brand } from "../../app/domain/agency/brand";
import type { Language } from "../../app/domain/language";
import { sendOwnerEmails } from "../accounts/emails";
import { type CaptchaOutcome, createOwners, type Owners } from "../accounts/service";
import type { CaptchaAnswer } from "../captcha/service";
import type { Settings } from "../env";
import type { Listings } from "../listings/service";
import { createPageViews, type PageViews } from "../page-views/service";
import { captchaOutcome } from "./captcha-outcome";
import type { VisitorServices } from "./visitor-services";

/** What owners have on the site: an account, a portal and the figures in it. */
export type OwnerServices = {
	owners: Owners;
	pageViews: PageViews;
	/** What an answer to a captcha of the sign-in is worth. */
	captchaOutcome(answer: CaptchaAnswer, address: string | null): Promise<CaptchaOutcome>;
	/** Invites new owners and emails the weekly summaries that are due. */
	writeToOwners(): Promise<void>;
};

type Parts = {
	env: Env;
	settings: Settings;
	ownOrigins: readonly string[];
	listings: Listings;
	visitors: VisitorServices;
};

export function createOwnerServices({ env, settings, ownOrigins, listings, visitors }: Parts): OwnerServices {
	const origin = settings.siteUrl ?? brand.website;
	const { email, captcha } = visitors;
	const pageViews = createPageViews({
		personal: env.PERSONAL,
		queue: env.JOBS,
		ownOrigins,
		officeNetworks: settings.officeNetworks,
		isOwn: (request, propertyId) => owners.isOwn(request, propertyId),
	});
	const owners = createOwners({
		personal: env.PERSONAL,
		sessions: env.SESSIONS,
		cache: env.CACHE,
		sessionSecrets: settings.sessionSecrets,
		keyring: settings.keyring,
		defaultLanguage: settings.defaultLanguage,
		siteName: brand.name,
		origin,
		email,
		pageViews,
		similar: async (propertyId, limit) =>
			(await listings.similar(propertyId, settings.defaultLanguage, limit)).map((card) => card.id),
	});
	return {
		owners,
		pageViews,
		captchaOutcome: (answer, address) => captchaOutcome(captcha, env.PERSONAL, answer, address),
		async writeToOwners() {
			await sendOwnerEmails({
				personal: env.PERSONAL,
				origin,
				defaultLanguage: settings.defaultLanguage,
				email,
				pageViews,
				titleOf: async (id: number, language: Language) => (await listings.cards([id], language))[0]?.title ?? null,
			});
		},
	};
}
