import { brand } from "../../app/domain/agency/brand";
import type { Owners } from "../accounts/service";
import { createStaffAccounts, type StaffAccounts } from "../accounts/staff/service";
import { createDesk, type Desk } from "../desk/service";
import { answersOf } from "../email/answers";
import type { Settings } from "../env";
import { previewPaths } from "../http/pages/signed-links";
import { createImportRecords } from "../import/import-records";
import { acceptWithdrawals } from "../import/withdrawals";
import type { Listings } from "../listings/service";
import type { ChangeLog } from "../platform/change-log";
import { epochSeconds } from "../platform/clock";
import { fileLink } from "../submissions/plan";
import type { Erasure } from "../submissions/privacy";
import { createViewingPatterns } from "../viewings/patterns";
import { typeNames, type VisitorServices } from "./visitor-services";

/** What the agency's people work with. */
export type DeskServices = {
	/** Accounts and sessions of the agency's people. */
	staff: StaffAccounts;
	/** What the agency's people see and change. */
	desk: Desk;
};

type Parts = {
	env: Env;
	settings: Settings;
	listings: Listings;
	changes: ChangeLog;
	visitors: VisitorServices;
	owners: Owners;
};

/** How long a link to a file in an open page of the desk works. */
const FILE_SECONDS = 12 * 3_600;

export function createDeskServices({ env, settings, listings, changes, visitors, owners }: Parts): DeskServices {
	const origin = settings.siteUrl ?? brand.website;
	const { email, leads, requests } = visitors;
	const desk = createDesk({
		personal: env.PERSONAL,
		listings: env.LISTINGS,
		records: createImportRecords(env.LISTINGS),
		async askForImport() {
			await env.JOBS.send({ kind: "import" });
		},
		acceptWithdrawals: (run) => acceptWithdrawals(env.LISTINGS, run, epochSeconds()),
		async previews(id) {
			const paths = await previewPaths(settings.linkSecret, id, settings.languages);
			return settings.languages.map((language, place) => ({ language, path: paths[place] ?? "" }));
		},
		media: env.MEDIA,
		cards: listings.cards,
		appointments: visitors.appointments,
		patterns: createViewingPatterns(env.PERSONAL, epochSeconds),
		async exportPerson(address) {
			return {
				...(await staff.exportPerson(address)),
				...(await owners.exportPerson(address)),
				...(await requests.exportPerson(address)),
			};
		},
		erasePerson: (address) => erasePerson(owners, requests, address),
		async dropPages() {
			changes.forget();
			await env.JOBS.send({ kind: "purge" });
		},
		origin,
		now: epochSeconds,
		email,
		answers: async (data, language) =>
			answersOf(data, language, settings.defaultLanguage, { propertyTypes: await typeNames(listings, language) }),
		fileLink: (key) => fileLink(visitors, key, epochSeconds() + FILE_SECONDS),
		async kick() {
			await email.kick();
			await leads.kick();
		},
	});
	const staff = createStaffAccounts({
		personal: env.PERSONAL,
		sessions: env.SESSIONS,
		sessionSecret: settings.sessionSecret,
		linkSecret: settings.linkSecret,
		siteName: brand.name,
		origin,
		defaultLanguage: settings.defaultLanguage,
		access: settings.access,
		audit: desk.audit,
		email,
	});
	return { desk, staff };
}

/** The names that lead to a property's history go with what is erased, so the owner comes first. */
async function erasePerson(owners: Owners, requests: VisitorServices["requests"], email: string): Promise<Erasure> {
	const [ofOwner, ofVisitor] = [await owners.erasePerson(email), await requests.erasePerson(email)];
	return { removed: { ...ofVisitor.removed, ...ofOwner.removed }, kept: [...ofVisitor.kept, ...ofOwner.kept] };
}
