import type { Brand } from "../../app/domain/agency/brand";
import type { Day } from "../../app/domain/viewings/calendar";
import type { Captcha, CaptchaAnswer } from "../captcha/service";
import type { EmailService } from "../email/service";
import type { Settings } from "../env";
import type { Listings } from "../listings/service";
import type { PageViews } from "../page-views/service";
import { inviteNewOwners } from "./emails";
import { compareProperty } from "./portal/comparison";
import type { MarketSources } from "./portal/interest";
import {
	previewOf,
	type ReportDependencies,
	readReports,
	reportedWeek,
	sendReports,
	sendWeeklySummaries,
} from "./reports/reports";
import { type CaptchaOutcome, createOwners } from "./service";

/** Subject of the proof of work for the sign-in. */
const SIGN_IN = { form: "session", subject: "" };

/** Checks an answer to the captcha of the sign-in. */
async function captchaOutcome(
	captcha: Pick<Captcha, "check">,
	db: D1Database,
	answer: CaptchaAnswer,
	address: string | null,
): Promise<CaptchaOutcome> {
	const verdict = await captcha.check(answer, { ...SIGN_IN, address });
	if (!verdict.passed) return verdict;
	const { way, statements } = verdict;
	// The statements fail for a captcha that was used before.
	const spend = async () => statements.length === 0 || (await db.batch(statements).catch(() => null)) !== null;
	return { passed: true, waived: way === "test", spend };
}

export type OwnerServices = ReturnType<typeof createOwnerServices>;

type Others = {
	agency: () => Brand;
	siteAddress: () => string;
	listings: Pick<Listings, "agencyNames" | "cards" | "priceStandings" | "similar">;
	email: EmailService;
	captcha: Pick<Captcha, "check">;
	pageViews: PageViews;
	/** Number of matching saved searches per property. */
	fitting: MarketSources["fitting"];
};

/** Creates the accounts, the portal and the reports of owners. */
export function createOwnerServices(
	env: Env,
	settings: Settings,
	{ agency, siteAddress, listings, email, captcha, pageViews, fitting }: Others,
) {
	const similar = async (propertyId: number, limit: number) =>
		(await listings.similar(propertyId, settings.defaultLanguage, limit)).map((card) => card.id);
	const both = {
		prices: listings.priceStandings,
		fitting,
		personal: env.PERSONAL,
		siteAddress,
		defaultLanguage: settings.defaultLanguage,
		email,
		pageViews,
	};
	const owners = createOwners({
		...both,
		similar,
		sessions: env.SESSIONS,
		cache: env.CACHE,
		sessionSecrets: settings.sessionSecrets,
		keyring: settings.keyring,
		siteName: () => agency().name,
	});
	const reporting: ReportDependencies = {
		...both,
		compare: (id, today) => compareProperty({ pageViews, similar, cache: env.CACHE }, id, today),
		async titlesOf(ids, language) {
			const names = await listings.agencyNames(ids, language);
			const cards = await listings.cards(ids, language);
			return new Map(cards.map(({ id, title }) => [id, names.get(id)?.address || title]));
		},
	};
	const reportSession = () => env.PERSONAL.withSession("first-primary");
	return {
		owners,
		captchaOutcome: (answer: CaptchaAnswer, address: string | null) =>
			captchaOutcome(captcha, env.PERSONAL, answer, address),
		/** Weekly reports that the desk sends. A week is identified by its Monday. */
		ownerReports: {
			/** Returns the Monday of last week. */
			week: () => reportedWeek(new Date()),
			async read(ownerIds: readonly number[], week: Day) {
				const reports = await readReports(reporting, reportSession(), ownerIds, week);
				return reports.map(previewOf);
			},
			/** Sends the reports that are not sent yet; replies go to `replyTo`. @returns the recipients */
			async send(ownerIds: readonly number[], week: Day, replyTo: string) {
				const db = reportSession();
				const reports = await readReports(reporting, db, ownerIds, week);
				return sendReports(reporting, db, reports, { week, template: "report", replyTo });
			},
		},
		/** Invites new owners and emails the weekly summaries that are due. */
		async writeToOwners() {
			await inviteNewOwners(reporting);
			await sendWeeklySummaries(reporting);
		},
	};
}
