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

/** What a proof of work for the sign-in is bound to. */
const SIGN_IN = { form: "session", subject: "" };

/** What an answer to a captcha of the sign-in is worth. */
async function captchaOutcome(
	captcha: Pick<Captcha, "check">,
	db: D1Database,
	answer: CaptchaAnswer,
	address: string | null,
): Promise<CaptchaOutcome> {
	const verdict = await captcha.check(answer, { ...SIGN_IN, address });
	if (!verdict.passed) return verdict;
	const { way, statements } = verdict;
	// The statements fail where the captcha was spent before.
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
	/** How many saved searches each of some properties fits. */
	fitting: MarketSources["fitting"];
};

/** What owners have on the site: an account, a portal and the figures in it. */
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
		/** The reports on a week, which is named by its Monday; the desk sends them. */
		ownerReports: {
			/** Last week. */
			week: () => reportedWeek(new Date()),
			async read(ownerIds: readonly number[], week: Day) {
				const reports = await readReports(reporting, reportSession(), ownerIds, week);
				return reports.map(previewOf);
			},
			/** Those that are not sent yet; answers go to `replyTo`. @returns the owners who got one */
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
