import { absenceStatements, applyToPeople, planAbsences } from "./absences";
import { applyPage, type Writer } from "./apply";
import type { Derivation } from "./derive-property";
import { expireListings } from "./expire";
import type { Finding } from "./findings";
import { acquireLease, LEASE_SECONDS, type Lease, releaseLease, renewLease } from "./lease";
import { type Databases, newTally, type PagePlan, planPage, type Tally } from "./plan";
import {
	closeAbandonedRuns,
	findingsOf,
	findingsStatement,
	findRun,
	findUnfinishedRun,
	finishStatement,
	type Run,
	startRun,
} from "./runs";
import { applySite, planSite, type SitePlan, typesFor } from "./site";
import { gatherSiteParts, type SiteParts } from "./site-plan";
import { FeedError, type FeedSource } from "./source";
import { createStage, type Stage } from "./stage";

export type ImportDependencies = {
	listings: D1Database;
	personal: D1Database;
	bucket: R2Bucket;
	/** Null where no feed is set. */
	source: FeedSource | null;
	derivation: Omit<Derivation, "types" | "now">;
	/** Called once, after a run that changed anything. */
	afterChanges(): Promise<void>;
};

export type ImportOptions = {
	/** Wait for a run that is going on or was just killed, instead of giving up at once. */
	wait: boolean;
	progress(line: string): void;
};

export type ImportResult =
	/** Carried out, refused or failed: as `run.state` says. */
	{ ran: true; run: Run; findings: Finding[]; milliseconds: number } | { ran: false; reason: string };

/** The page number under which a run keeps what is not of one page: the site's data and what is absent. */
const WHOLE_SITE = 0;
const WAIT_STEP_MS = 500;

/** One run of the import: stage, plan, apply. A run that was cut off while it applied is finished first. */
export async function runImport(deps: ImportDependencies, options: ImportOptions): Promise<ImportResult> {
	if (!deps.source) return { ran: false, reason: 'no feed: FEED_URL is not set (README.md, section "Settings")' };
	const started = Date.now();
	const db = {
		listings: deps.listings.withSession("first-primary"),
		personal: deps.personal.withSession("first-primary"),
	};
	const lease = await takeLease(db.listings, options.wait);
	if (!lease) return { ran: false, reason: "another import is running" };
	try {
		const now = epochSeconds();
		const expired = await expireListings(db.listings, now);
		const resumed = await resumeUnfinished(deps, db, lease, options);
		await closeAbandonedRuns(db.listings, now);
		const run = await startRun(db.listings, now);
		const stage = createStage(deps.bucket, run);
		const writer = { db, lease, run, now };
		const outcome = await stagePlanApply({ deps, db, lease, stage, writer, options, source: deps.source });
		if (outcome.changedAnything || resumed || expired > 0) await deps.afterChanges();
		await stage.clear(outcome.pages);
		const finished = await findRun(db.listings, run);
		if (!finished) throw new Error(`import ${run} has no record`);
		return {
			ran: true,
			run: finished,
			findings: await findingsOf(db.listings, run),
			milliseconds: Date.now() - started,
		};
	} finally {
		await releaseLease(db.listings, lease);
	}
}

type Work = {
	deps: ImportDependencies;
	db: Databases;
	lease: Lease;
	stage: Stage;
	writer: Writer;
	options: ImportOptions;
	source: FeedSource;
};

type Outcome = { pages: number; changedAnything: boolean };

async function stagePlanApply(work: Work): Promise<Outcome> {
	const staged = await stageFeed(work);
	if (staged.pages === 0) {
		await finish(work, "failed", staged.failure);
		return { pages: 0, changedAnything: false };
	}
	const planned = await planRun(work, staged);
	if (!planned.ok) {
		await finish(work, "refused", planned.refusal);
		return { pages: staged.pages, changedAnything: false };
	}
	await applyRun(work.stage, work.writer, staged.pages, work.options);
	if (staged.failure) await finish(work, "failed", staged.failure);
	return { pages: staged.pages, changedAnything: planned.changedAnything };
}

/** Reads the feed to its end onto the stage. What was read before a failure is kept, but does not count as complete. */
async function stageFeed({
	db,
	lease,
	stage,
	source,
	options,
}: Work): Promise<{ pages: number; failure: string | null }> {
	let page = 1;
	let pages = 1;
	while (page <= pages) {
		await keepLease(db.listings, lease);
		try {
			const content = await source.readPage(page);
			await stage.writePage(page, content);
			pages = content.pages;
		} catch (error) {
			if (!(error instanceof FeedError)) throw error;
			return { pages: page - 1, failure: error.message };
		}
		options.progress(`read page ${page} of ${pages}`);
		page++;
	}
	return { pages, failure: null };
}

type Planned = { ok: true; changedAnything: boolean } | { ok: false; refusal: string };

async function planRun(work: Work, staged: { pages: number; failure: string | null }): Promise<Planned> {
	const { db, stage, deps, writer, options } = work;
	const tally = newTally();
	const parts: SiteParts = { types: new Map(), conditions: null, metadata: null };
	for (let page = 1; page <= staged.pages; page++) {
		gatherSiteParts(parts, await stage.readPage(page), deps.derivation.urls, tally.findings);
	}
	const site = await planSite(parts);
	const derivation = { ...deps.derivation, types: await typesFor(site, db.listings), now: writer.now };
	let planned = 0;
	for (let page = 1; page <= staged.pages; page++) {
		await keepLease(db.listings, work.lease);
		const plan = await planPage(await stage.readPage(page), db, derivation, tally);
		await stage.writePlan(page, plan);
		planned += plan.properties.length + plan.projects.length;
		options.progress(`compared page ${page} of ${staged.pages}`);
	}
	const absences = await planAbsences(db, tally, staged.failure === null);
	if (!absences.ok) return absences;
	await stage.writePlan(WHOLE_SITE, { site, absences: absences.plan } satisfies WholeSitePlan);
	await savePlanned(work, staged, tally, absences.plan.withdrawn);
	return { ok: true, changedAnything: planned > 0 || absences.plan.withdrawn > 0 };
}

type WholeSitePlan = { site: SitePlan; absences: Parameters<typeof absenceStatements>[0] };

/** From here on the run is finished, by whomever: its plan is on the stage and its figures are known. */
async function savePlanned(
	{ db, writer }: Work,
	staged: { pages: number; failure: string | null },
	tally: Tally,
	withdrawn: number,
): Promise<void> {
	await db.listings.batch([
		db.listings
			.prepare(
				`UPDATE import_runs SET state = 'planned', complete = ?, pages = ?, read = ?, created = ?, changed = ?,
					unchanged = ?, withdrawn = ?, rejected = ?, message = ? WHERE id = ?`,
			)
			.bind(
				staged.failure === null ? 1 : 0,
				staged.pages,
				tally.read,
				tally.created,
				tally.changed,
				tally.unchanged,
				withdrawn,
				tally.findings.filter((finding) => finding.finding === "rejected").length,
				staged.failure,
				writer.run,
			),
		findingsStatement(db.listings, writer.run, tally.findings),
	]);
}

async function applyRun(stage: Stage, writer: Writer, pages: number, options: ImportOptions): Promise<void> {
	const whole = (await stage.readPlan(WHOLE_SITE)) as WholeSitePlan | null;
	if (!whole) throw new Error(`the plan of import ${writer.run} is gone`);
	const db = writer.db.listings;
	await applySite(whole.site, writer);
	for (let page = 1; page <= pages; page++) {
		await keepLease(db, writer.lease);
		const plan = (await stage.readPlan(page)) as PagePlan | null;
		if (!plan) throw new Error(`the plan of page ${page} of import ${writer.run} is gone`);
		await applyPage(plan, writer);
		options.progress(`applied page ${page} of ${pages}`);
	}
	await db.batch([
		...absenceStatements(whole.absences, writer),
		finishStatement(db, writer.run, "done", epochSeconds(), null),
	]);
	await applyToPeople(whole.absences, writer);
}

/** @returns whether there was one, and it was applied */
async function resumeUnfinished(
	deps: ImportDependencies,
	db: Databases,
	lease: Lease,
	options: ImportOptions,
): Promise<boolean> {
	const run = await findUnfinishedRun(db.listings);
	if (!run) return false;
	const stage = createStage(deps.bucket, run.id);
	const writer = { db, lease, run: run.id, now: run.started_at };
	if ((await stage.readPlan(WHOLE_SITE)) === null) {
		await finishStatement(db.listings, run.id, "failed", epochSeconds(), "its plan is gone").run();
		return false;
	}
	options.progress(`finishing import ${run.id}, which was cut off`);
	await applyRun(stage, writer, run.pages, options);
	await stage.clear(run.pages);
	return true;
}

async function finish({ db, writer }: Work, state: "failed" | "refused", message: string | null): Promise<void> {
	await finishStatement(db.listings, writer.run, state, epochSeconds(), message).run();
}

async function takeLease(db: D1DatabaseSession, wait: boolean): Promise<Lease | null> {
	const until = Date.now() + (wait ? (LEASE_SECONDS + 2) * 1_000 : 0);
	for (;;) {
		const lease = await acquireLease(db);
		if (lease || Date.now() >= until) return lease;
		await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS));
	}
}

/** @throws when another run has taken over, which ends this one before it writes */
async function keepLease(db: D1DatabaseSession, lease: Lease): Promise<void> {
	if (!(await renewLease(db, lease))) throw new Error("the import lease is lost");
}

function epochSeconds(): number {
	return Math.floor(Date.now() / 1_000);
}
