import type { Brand } from "../../app/domain/agency/brand";
import type { OwnerServices } from "../accounts/create";
import type { StaffAccounts } from "../accounts/staff/service";
import type { Canary } from "../canary/service";
import { publish } from "../content/publish";
import type { EmailService } from "../email/service";
import { routingOf, type Settings } from "../env";
import type { ImportControl } from "../import/control";
import type { Listings } from "../listings/service";
import type { MonitoringServices } from "../monitoring/create";
import type { ChangeLog } from "../platform/change-log";
import { epochSeconds } from "../platform/clock";
import { kick } from "../platform/kick";
import type { Links } from "../platform/links";
import type { Requests } from "../submissions/service";
import type { ViewingServices } from "../viewings/create";
import { createAudience } from "./audience";
import type { AuditLog } from "./audit";
import { createDeskBrand } from "./brand";
import { createDeskContent } from "./content";
import { createDeskExtras } from "./extras";
import { createDeskFigures } from "./figures";
import { createDeskHandBookings } from "./hand-bookings";
import { createImports } from "./imports";
import { createInbox } from "./inbox/service";
import { createDeskListings } from "./listings";
import { createDeskOpenDays } from "./open-days";
import { createOwnCalendars } from "./own-calendar/service";
import { createDeskOwners } from "./owners";
import { createDeskPrivacy } from "./privacy";
import { createDeskRedirects } from "./redirects";
import { createDeskReferences } from "./references";
import { createDeskReports } from "./reports";
import { createDeskResults } from "./results";
import { createDeskSetup } from "./setup";
import { createDeskStatus } from "./status";
import { createDeskTestimonials } from "./testimonials";
import { createDeskViewings } from "./viewings/service";

export type { Finding } from "../import/report/findings";
export type { ImportRun, ImportRunDetail } from "../import/report/import-records";
export type { AuditLine } from "./audit";
export type { DeskExtra } from "./extras";
export type { InboxRow } from "./inbox/list";
export type { PersonEntry } from "./inbox/person-page";
export type { InboxMessage, InboxNote, ShownItem } from "./inbox/service";
export type { DeskListing, DeskListingDetail } from "./listings";
export type { OwnCalendar } from "./own-calendar/service";
export type { SiteStatus } from "./status";

type Others = Pick<MonitoringServices, "monitoring" | "browserReports" | "failures"> &
	Pick<OwnerServices, "owners" | "ownerReports" | "writeToOwners"> &
	ViewingServices & {
		agency: () => Brand;
		siteAddress: () => string;
		audit: AuditLog;
		canary: Canary;
		changes: ChangeLog;
		email: EmailService;
		imports: ImportControl;
		links: Links;
		properties: Listings;
		requests: Requests;
		staff: StaffAccounts;
		/** Enqueues the delivery of emails and leads. */
		kick(): Promise<void>;
	};

export type Desk = ReturnType<typeof createDesk>;

/**
 * Creates a service for each section of the desk. Services check the scope of the given `Staff` (their own items and their
 * office's). Rights of roles are checked before, by the table in `app/domain/desk/actions.ts`.
 */
export function createDesk(env: Env, settings: Settings, others: Others) {
	const databases = { personal: env.PERSONAL, listings: env.LISTINGS };
	async function dropPages(): Promise<void> {
		others.changes.forget();
		await kick(env.JOBS, { kind: "purge" });
	}
	const deps = {
		...others,
		...databases,
		media: env.MEDIA,
		dropPages,
		async publish() {
			if (await publish(databases, epochSeconds())) await dropPages();
		},
		language: settings.defaultLanguage,
		languages: settings.languages,
		initialBrand: settings.initialBrand,
		keyring: settings.keyring,
		allowLoopback: settings.environment === "local",
		senderAddress: () => settings.email.from,
		routing: () => routingOf(settings, others.agency()),
		agencyAddress: settings.email.to,
		replyDomain: settings.email.replyDomain,
		recipients: {
			email: settings.email.transport.kind === "http" ? new URL(settings.email.transport.url).host : null,
			leads: settings.leads && new URL(settings.leads.url).host,
		},
		now: epochSeconds,
	};
	return {
		audit: others.audit,
		inbox: createInbox(deps),
		properties: createDeskListings(deps),
		imports: createImports(deps),
		ownCalendars: createOwnCalendars(deps),
		setup: createDeskSetup(deps),
		status: createDeskStatus(deps),
		content: createDeskContent(deps),
		brand: createDeskBrand(deps),
		viewings: createDeskViewings(deps),
		handBookings: createDeskHandBookings(deps),
		openDays: createDeskOpenDays(deps),
		testimonials: createDeskTestimonials(deps),
		audience: createAudience(deps),
		redirects: createDeskRedirects(deps),
		owners: createDeskOwners(deps),
		references: createDeskReferences(deps),
		reports: createDeskReports(deps),
		results: createDeskResults(deps),
		extras: createDeskExtras(deps),
		figures: createDeskFigures(deps),
		privacy: createDeskPrivacy(deps),
	};
}
