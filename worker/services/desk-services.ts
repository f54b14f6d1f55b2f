import { brand } from "../../app/domain/agency/brand";
import type { Owners } from "../accounts/service";
import { createStaffAccounts, type StaffAccounts } from "../accounts/staff/service";
import type { ManagementDependencies } from "../desk/dependencies";
import { replyAddress } from "../desk/inbox/reply-address";
import { createDesk, type Desk } from "../desk/service";
import type { StatusDependencies } from "../desk/status";
import { answersOf } from "../email/answers";
import { messageIdOf } from "../email/deliver";
import type { Settings } from "../env";
import { previewPaths } from "../http/pages/signed-links";
import { askForOwners } from "../import/crm-owners";
import { readFirstPage } from "../import/first-page";
import { acceptFigure, waitingFigures } from "../import/held-figures";
import { createImportRecords } from "../import/import-records";
import { sourceOf } from "../import/sources/choose";
import { peopleOf } from "../import/sources/crm-people";
import { createAnnouncements } from "../import/sources/sweepbright/announcements";
import { acceptWithdrawals, takeRefused } from "../import/withdrawals";
import type { Listings } from "../listings/service";
import type { AlertChannel } from "../monitoring/alert";
import { volumeAlert } from "../monitoring/volume-alert";
import type { ChangeLog } from "../platform/change-log";
import { epochSeconds, momentOf } from "../platform/clock";
import { lookupTexts } from "../platform/dns";
import { createKeepFiles } from "../submissions/conversation-files";
import { fileLink } from "../submissions/plan";
import { createViewingPatterns } from "../viewings/patterns";
import { typeNames } from "./form-subjects";
import { mayNotify } from "./may-notify";
import type { VisitorServices } from "./visitor-services";

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
	/** How the background work is. */
	background: StatusDependencies["background"];
	writeToOwners(): Promise<void>;
	ownerReports: ManagementDependencies["ownerReports"];
	notify: AlertChannel;
};

/** How long a link to a file in an open page of the desk works. */
const FILE_SECONDS = 12 * 3_600;
/** How far back the platform can set the database of people. https://developers.cloudflare.com/d1/reference/time-travel/ */
const TIME_TRAVEL_SECONDS = 30 * 86_400;
const TRACE_SIGNS = 12;

export function createDeskServices({
	env,
	settings,
	listings,
	changes,
	visitors,
	owners,
	background,
	writeToOwners,
	ownerReports,
	notify,
}: Parts): DeskServices {
	const origin = settings.siteUrl ?? brand.website;
	const { email, leads, requests } = visitors;
	const desk = createDesk({
		background,
		async tellOfVolume({ id }) {
			if (await mayNotify(env.CACHE, `volume-${id}`)) await notify(volumeAlert(origin, settings.defaultLanguage));
		},
		personal: env.PERSONAL,
		listings: env.LISTINGS,
		records: createImportRecords(env.LISTINGS),
		async askForImport() {
			await env.JOBS.send({ kind: "import" });
		},
		begins: settings.begins,
		senderAddress: () => settings.email.from,
		readFirstPage: () => {
			const announcements = createAnnouncements(env.LISTINGS, null, epochSeconds);
			const beside = { keepPicture: null, announcements, details: null };
			const source = settings.feed && sourceOf(settings.feed, settings.languages, beside);
			return readFirstPage(source, settings.defaultLanguage);
		},
		lookupTexts,
		acceptWithdrawals: (run) => acceptWithdrawals(env.LISTINGS, run, epochSeconds()),
		async takeRefused(run) {
			const isTaken = await takeRefused(env.LISTINGS, run, epochSeconds());
			if (isTaken) await env.JOBS.send({ kind: "refused-import", run });
			return isTaken;
		},
		held: {
			waiting: (id) => waitingFigures(env.LISTINGS, id),
			accept: (figure) => acceptFigure(env.LISTINGS, { ...figure, now: epochSeconds() }),
			async publish(id) {
				await env.JOBS.send({ kind: "held-figures", id });
			},
		},
		async previews(id) {
			const paths = previewPaths(visitors.links, id, settings.languages);
			return settings.languages.map((language, place) => ({ language, path: paths[place] ?? "" }));
		},
		async takeInAnew(id) {
			await env.JOBS.send({ kind: "stored-property", id });
		},
		media: env.MEDIA,
		cards: listings.cards,
		cardsWithOpenDays: listings.withOpenDays,
		agencyNames: listings.agencyNames,
		appointments: visitors.appointments,
		patterns: createViewingPatterns(env.PERSONAL, epochSeconds),
		async exportPerson(address) {
			return {
				...(await staff.exportPerson(address)),
				...(await owners.exportPerson(address)),
				...(await requests.exportPerson(address)),
			};
		},
		async erasePerson(address) {
			// The names that lead to a property's history go with what is erased, so the owner comes first.
			const [ofOwner, ofVisitor] = [await owners.erasePerson(address), await requests.erasePerson(address)];
			const until = momentOf(epochSeconds() + TIME_TRAVEL_SECONDS);
			return {
				removed: { ...ofVisitor.removed, ...ofOwner.removed },
				kept: [...ofVisitor.kept, ...ofOwner.kept, { what: "backups", until }],
			};
		},
		tracesOf: (address) =>
			settings.keyring
				.digests("privacy-trace", address.trim().toLowerCase())
				.map((digest) => digest.toString("hex").slice(0, TRACE_SIGNS)),
		async dropPages() {
			changes.forget();
			await env.JOBS.send({ kind: "purge" });
		},
		recipients: {
			email: settings.email.transport.kind === "http" ? new URL(settings.email.transport.url).host : null,
			leads: settings.leads && new URL(settings.leads.url).host,
		},
		ownerReports,
		inviteOwners: writeToOwners,
		crmSystem: peopleOf(settings.feed)?.system ?? null,
		async crmOwners(id) {
			const people = peopleOf(settings.feed);
			return people ? askForOwners(people, id) : [];
		},
		async sendOwnerLink(address) {
			const reset = await owners.prepareReset(address, origin);
			if (!reset) return false;
			const { statements } = await email.prepare([reset.message]);
			await env.PERSONAL.withSession("first-primary").batch([reset.statement, ...statements]);
			await email.kick();
			return true;
		},
		origin,
		now: epochSeconds,
		email,
		answers: async (data, language) =>
			answersOf(data, language, settings.defaultLanguage, { propertyTypes: await typeNames(listings, language) }),
		keyring: settings.keyring,
		allowLoopback: settings.environment === "local",
		keepFiles: createKeepFiles(env.PERSONAL, env.PRIVATE, epochSeconds),
		nameProperty: async (id, language) => (await listings.agencyNames([id], language)).get(id)?.short ?? null,
		fallbackAddress: () => settings.email.routing.fallback,
		language: settings.defaultLanguage,
		replyAddress: (id) => settings.email.replyDomain && replyAddress(settings.keyring, id, settings.email.replyDomain),
		messageIdOf,
		fileLink: (key) => fileLink(visitors, key, epochSeconds() + FILE_SECONDS),
		async kick() {
			await email.kick();
			await leads.kick();
		},
	});
	const staff = createStaffAccounts({
		personal: env.PERSONAL,
		sessions: env.SESSIONS,
		sessionSecrets: settings.sessionSecrets,
		keyring: settings.keyring,
		get siteName() {
			return brand.name;
		},
		origin,
		defaultLanguage: settings.defaultLanguage,
		access: settings.access,
		// Where another protection has identified them, it decides how; on a developer's machine the demo's have passwords.
		administratorsNeedPasskeys: settings.environment !== "local" && settings.access === null,
		audit: desk.audit,
		email,
	});
	return { desk, staff };
}
