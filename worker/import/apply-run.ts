import type { RunMessage } from "../../app/domain/imports/message";
import { epochSeconds } from "../platform/clock";
import { factsOf, log } from "../platform/log";
import type { SearchMemory } from "../search/memory";
import { publishColumns } from "../search/publish";
import { absenceStatements, applyToPeople } from "./absences";
import { applyPage, type Writer } from "./apply";
import { dropRefused } from "./held/refused-records";
import { hasKeptRecords, keepRecords } from "./kept-records";
import { keepLease } from "./lease";
import type { PagePlan } from "./plan";
import { countAttempt, finishStatement, noteApplied, noteError } from "./runs";
import { applySite, type SitePlan } from "./site";
import type { Stage } from "./stage";

/** The page number under which a run keeps what is not of one page: the site's data and what is absent. */
export const WHOLE_SITE = 0;

/** What a run has planned beside its pages. */
export type WholeSitePlan = {
	site: SitePlan;
	absences: Parameters<typeof absenceStatements>[0];
	/** Made of what was kept: everything is written anew. */
	rebuild: boolean;
	/** Every record was read: from these pages everything can be derived again. */
	whole: boolean;
	propertiesOnly: boolean;
	/** Nothing of a property differs from what is stored. */
	isSame: boolean;
};

/** How a run ends that is applied: what it could not read or would not withdraw is part of it. */
export type End = { state: "done" | "failed"; message: RunMessage | null };

/** What a run is applied with. */
export type Applying = {
	deps: { bucket: R2Bucket; memory: SearchMemory };
	stage: Stage;
	writer: Writer;
	options: { progress(line: string): void };
};

type Application = {
	whole: WholeSitePlan;
	pages: number;
	/** Done by an earlier attempt. */
	appliedPages: number;
	end: End;
};

/** @throws what kept it from being applied to its end; the next import goes on from there */
export async function applyRun(work: Applying, run: Application): Promise<void> {
	const { writer } = work;
	await countAttempt(writer.db.listings, writer.run);
	try {
		await applyPlans(work, run);
	} catch (error) {
		await noteError(writer.db.listings, writer.run).catch(() => null);
		throw error;
	}
}

async function applyPlans(
	{ deps, stage, writer, options }: Applying,
	{ whole, pages, appliedPages, end }: Application,
): Promise<void> {
	const db = writer.db.listings;
	await applySite(whole.site, writer);
	for (let page = appliedPages + 1; page <= pages; page++) {
		await keepLease(db, writer.lease);
		const plan = await stage.readPlan<PagePlan>(page);
		if (!plan) throw new Error(`the plan of page ${page} of import ${writer.run} is gone`);
		await applyPage(plan, writer);
		await noteApplied(db, writer.run, page);
		options.progress(`applied page ${page} of ${pages}`);
	}
	if (whole.whole && !(whole.isSame && (await hasKeptRecords(deps.bucket)))) {
		await keepRecords(deps.bucket, stage, { run: writer.run, pages, propertiesOnly: whole.propertiesOnly });
	}
	if (whole.whole) await dropRefused(deps.bucket);
	await keepLease(db, writer.lease);
	await db.batch([
		...absenceStatements(whole.absences, writer),
		...(await publishing(deps, db, whole.rebuild)),
		finishStatement(db, writer.run, end.state, epochSeconds(), end.message),
	]);
	await applyToPeople(whole.absences, writer);
}

/** A search is right without: it reads from the rows what is not published. */
async function publishing(
	{ memory, bucket }: Applying["deps"],
	db: D1DatabaseSession,
	everything: boolean,
): Promise<D1PreparedStatement[]> {
	try {
		const statement = await publishColumns({ db, memory, bucket, everything });
		return statement ? [statement] : [];
	} catch (error) {
		log("error", "search-not-published", factsOf(error));
		return [];
	}
}
