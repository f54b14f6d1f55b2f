import { completeness } from "../../app/domain/imports/completeness";
import type { RunMessage } from "../../app/domain/imports/message";
import { epochSeconds } from "../platform/clock";
import type { Databases } from "../platform/reader";
import type { SearchMemory } from "../search/memory";
import { type AbsenceResult, planAbsences, planGone } from "./absences";
import type { Writer } from "./apply";
import { type Applying, applyRun, type End, WHOLE_SITE, type WholeSitePlan } from "./apply-run";
import type { Derivation } from "./derive/property";
import { expireListings } from "./expire";
import { keepRefused } from "./held/refused-records";
import { refusalStatements } from "./held/withdrawals";
import { keptSource } from "./kept-records";
import { keepingLease, keepLease, type Lease, releaseLease, takeLease } from "./lease";
import { newTally, planPage, type Tally } from "./plan";
import { type FilledRun, filledOf, findFallenFields, readPreviousCounts } from "./report/filled-fields";
import type { Finding } from "./report/findings";
import {
	changesKnownUpTo,
	closeAbandonedRuns,
	findingsOf,
	findingsStatement,
	findRun,
	findUnfinishedRun,
	finishStatement,
	type Run,
	startRun,
} from "./runs";
import { arrangeTypes, planSite, rulesFor, typesFor } from "./site";
import { gatherSiteParts, type SiteParts } from "./site-plan";
import { FeedError, type FeedSource } from "./source";
import { createStage } from "./stage";
import { createVersionSelector } from "./version-selector";

export type ImportDependencies = {
	listings: D1Database;
	personal: D1Database;
	bucket: R2Bucket;
	/** Search columns of this isolate, to be published. */
	memory: SearchMemory;
	/** Null when no feed is configured. */
	source: FeedSource | null;
	derivation: Omit<Derivation, "types" | "rules" | "now" | "isFirstImport">;
};

export type ImportOptions = {
	/** Waits for the lease of a running or killed import instead of failing at once. Also reads the feed completely. */
	wait: boolean;
	/** Derives everything again from the records of the last complete run, without reading the feed. */
	rebuild?: boolean;
	progress(line: string): void;
};

export type ImportResult =
	/** `run.state`: done, refused or failed. */
	{ ran: true; run: Run; findings: Finding[]; milliseconds: number } | { ran: false; reason: string };

/** Attempts to apply a run before it is given up, so that it cannot block all later runs. */
const MAX_ATTEMPTS = 3;

/** Runs the import: stage, plan, apply. Finishes an interrupted run first. */
export async function runImport(deps: ImportDependencies, options: ImportOptions): Promise<ImportResult> {
	const { rebuild = false } = options;
	const source = rebuild ? await keptSource(deps.bucket) : deps.source;
	if (!source) return { ran: false, reason: rebuild ? NOTHING_KEPT : NO_FEED };
	const started = Date.now();
	const db = {
		listings: deps.listings.withSession("first-primary"),
		personal: deps.personal.withSession("first-primary"),
	};
	const lease = await takeLease(db.listings, options.wait);
	if (!lease) return { ran: false, reason: "another import is running" };
	try {
		const now = epochSeconds();
		await expireListings(db.listings, now);
		await resumeUnfinished(deps, db, lease, options);
		for (const cutOff of await closeAbandonedRuns(db.listings, now)) await createStage(deps.bucket, cutOff).clear();
		const run = await startRun(db.listings, now);
		const stage = createStage(deps.bucket, run);
		await stagePlanApply({ deps, stage, writer: { db, lease, run, now }, options, source });
		await stage.clear();
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

const NO_FEED = 'no feed: FEED_URL is not set (README.md, section "Settings")';
const NOTHING_KEPT = "nothing is kept to derive from: a complete import comes first";

type Work = Applying & { deps: ImportDependencies; options: ImportOptions; source: FeedSource };

async function stagePlanApply(work: Work): Promise<void> {
	const staged = await stageFeed(work, await changesSince(work));
	if (staged.pages === 0) return finish(work.writer, "failed", staged.failure);
	const planned = await planRun(work, staged);
	if (!planned.ok) return finish(work.writer, "refused", planned.refusal);
	const end = endOf(staged.failure);
	await applyRun(work, { whole: planned.whole, pages: staged.pages, appliedPages: 0, end });
}

type Staged = {
	pages: number;
	failure: RunMessage | null;
	/** The source returned changed records only. */
	changesOnly: boolean;
};

/** Start of the changes to read; null to read everything, as manual runs and one run a day do. */
async function changesSince({ options, writer }: Work): Promise<Date | null> {
	const since = options.wait ? null : await changesKnownUpTo(writer.db.listings, writer.now);
	return since === null ? null : new Date(since * 1_000);
}

/** Copies all pages of the feed to the stage. After a failure the earlier pages stay, but the run is not complete. */
async function stageFeed({ writer, stage, source, options }: Work, since: Date | null): Promise<Staged> {
	let page = 1;
	let pages = 1;
	let changesOnly = false;
	while (page <= pages) {
		const from = page === 1 ? since : null;
		try {
			const content = await keepingLease(writer.db.listings, writer.lease, () => source.readPage(page, from));
			await stage.writePage(page, content);
			pages = content.pages;
			changesOnly = content.changesOnly === true;
		} catch (error) {
			if (!(error instanceof FeedError)) throw error;
			return { pages: page - 1, failure: error.runMessage, changesOnly };
		}
		options.progress(`read page ${page} of ${pages}`);
		page++;
	}
	return { pages, failure: null, changesOnly };
}

type Planned = { ok: true; whole: WholeSitePlan } | { ok: false; refusal: RunMessage };

function endOf(failure: RunMessage | null): End {
	return { state: failure === null ? "done" : "failed", message: failure };
}

async function planRun(work: Work, staged: Staged): Promise<Planned> {
	const { stage, deps, writer, options } = work;
	const { db, lease } = writer;
	const { propertiesOnly = false, withProjects = !propertiesOnly } = work.source;
	const { rebuild = false } = options;
	// Kept records and changes do not show which records are absent.
	const complete = staged.failure === null && !staged.changesOnly && !rebuild;
	const isOfChanges = staged.failure === null && staged.changesOnly && !rebuild && !work.source.isReplay;
	const tally = newTally();
	const gone: number[] = [];
	const parts: SiteParts = { types: new Map(), conditions: null, metadata: null };
	const versions = work.source.sendsVersions ? createVersionSelector() : null;
	for (let page = 1; page <= staged.pages; page++) {
		const content = await stage.readPage(page);
		gatherSiteParts(parts, content, deps.derivation.urls, tally.findings);
		versions?.note(page, content.properties ?? []);
		gone.push(...(content.gone ?? []));
	}
	// A source without types leaves the stored ones unchanged.
	if (propertiesOnly && parts.types.size > 0) await arrangeTypes(parts, db.listings, complete);
	const site = await planSite(parts);
	const derivation = {
		...deps.derivation,
		types: await typesFor(site, db.listings),
		rules: await rulesFor(parts, db.listings),
		isFirstImport: !(await hasListings(db.listings)),
		now: writer.now,
	};
	for (let page = 1; page <= staged.pages; page++) {
		await keepLease(db.listings, lease);
		const content = await stage.readPage(page);
		const properties = versions ? versions.of(page, content.properties ?? []) : content.properties;
		const plan = await planPage({ ...content, properties }, db, derivation, tally, {
			propertiesOnly: propertiesOnly || rebuild,
			rewriteUnchanged: rebuild,
			changesOnly: isOfChanges,
		});
		await stage.writePlan(page, plan);
		options.progress(`compared page ${page} of ${staged.pages}`);
	}
	const filled = await filledIn(work, tally, complete ? "whole" : isOfChanges ? "changes" : null);
	if (filled) tally.findings.push(...findFallenFields(filled.now, filled.before));
	const coverage = { withPeople: !propertiesOnly, withProjects };
	const absences = await planAbsences(db, tally, complete, coverage, writer.now);
	if (!absences.ok) return refuseRun(work, staged, tally, absences.refusal);
	await planGone(db.listings, absences.plan, gone, tally);
	const whole: WholeSitePlan = {
		site,
		absences: absences.plan,
		rebuild,
		whole: complete,
		propertiesOnly,
		isSame: tally.created + tally.changed + absences.plan.withdrawn === 0,
	};
	await stage.writePlan(WHOLE_SITE, whole);
	await db.listings.batch(
		recordStatements(work, staged, tally, { state: "planned", withdrawn: absences.plan.withdrawn, filled }),
	);
	return { ok: true, whole };
}

async function hasListings(db: D1DatabaseSession): Promise<boolean> {
	return (await db.prepare("SELECT 1 FROM listings LIMIT 1").first()) !== null;
}

/** Filled fields of a run, compared with the previous whole run or with the stored versions of the same properties. */
async function filledIn({ writer }: Work, tally: Tally, what: FilledRun["what"] | null): Promise<FilledRun | null> {
	if (what === null) return null;
	if (what === "whole") {
		return {
			what,
			now: filledOf(tally.fields, tally.read),
			before: await readPreviousCounts(writer.db.listings, writer.now),
		};
	}
	const { now, before, read } = tally.changes;
	return { what, now: filledOf(now, read), before: filledOf(before, read) };
}

/** Refuses a run: applies nothing, and keeps its records and withdrawals for a decision at the desk. */
async function refuseRun(
	work: Work,
	staged: Staged,
	tally: Tally,
	{ message, ids }: Extract<AbsenceResult, { ok: false }>["refusal"],
): Promise<Planned> {
	const { deps, stage, writer } = work;
	if (ids !== null) {
		const db = writer.db.listings;
		await keepRefused(deps.bucket, stage, writer.run, staged.pages);
		await db.batch([
			...refusalStatements(db, writer.run, ids),
			...recordStatements(work, staged, tally, { state: "staging", withdrawn: 0, filled: null }),
		]);
	}
	return { ok: false, refusal: message };
}

/** Completeness of a run. A rebuild counts as `partly`: kept records may be older than the stored ones. */
function completenessOf({ failure, changesOnly }: Staged, { source, options }: Work): number {
	if (failure !== null || options.rebuild) return completeness.partly;
	if (source.isReplay) return completeness.nothingNew;
	return changesOnly ? completeness.changes : completeness.whole;
}

/**
 * Writes a run's figures and findings. From state `planned` on, any later import can finish the run from the plan on
 * the stage.
 */
function recordStatements(
	work: Work,
	staged: Staged,
	tally: Tally,
	{ state, withdrawn, filled }: { state: "planned" | "staging"; withdrawn: number; filled: FilledRun | null },
): D1PreparedStatement[] {
	const { writer } = work;
	const db = writer.db.listings;
	return [
		db
			.prepare(
				`UPDATE import_runs SET state = ?, complete = ?, pages = ?, read = ?, created = ?, changed = ?,
					unchanged = ?, withdrawn = ?, rejected = ?, message = ?, fields = ?, fields_before = ? WHERE id = ?`,
			)
			.bind(
				state,
				completenessOf(staged, work),
				staged.pages,
				tally.read,
				tally.created,
				tally.changed,
				tally.unchanged,
				withdrawn,
				tally.findings.filter((finding) => finding.finding === "rejected").length,
				staged.failure && JSON.stringify(staged.failure),
				filled && JSON.stringify(filled.now.fields),
				filled?.what === "changes" ? JSON.stringify(filled.before?.fields) : null,
				writer.run,
			),
		findingsStatement(db, writer.run, tally.findings),
	];
}

/** Finishes an interrupted run, or marks it as failed after MAX_ATTEMPTS or when its plan is missing. */
async function resumeUnfinished(
	deps: ImportDependencies,
	db: Databases,
	lease: Lease,
	options: ImportOptions,
): Promise<void> {
	const run = await findUnfinishedRun(db.listings);
	if (!run) return;
	const stage = createStage(deps.bucket, run.id);
	const writer = { db, lease, run: run.id, now: run.started_at };
	const whole = await stage.readPlan<WholeSitePlan>(WHOLE_SITE);
	if (run.attempts >= MAX_ATTEMPTS) await finish(writer, "failed", { code: "given-up", attempts: run.attempts });
	else if (whole === null) await finish(writer, "failed", { code: "plan-gone" });
	else {
		options.progress(`finishing import ${run.id}, which was cut off`);
		const isRead = run.complete !== completeness.partly || whole.rebuild;
		const end = endOf(isRead ? null : (run.message ?? { code: "not-every-page" }));
		await applyRun({ deps, stage, writer, options }, { whole, pages: run.pages, appliedPages: run.applied_pages, end });
	}
	await stage.clear();
}

async function finish({ db, run }: Writer, state: "failed" | "refused", message: RunMessage | null): Promise<void> {
	await finishStatement(db.listings, run, state, epochSeconds(), message).run();
}
