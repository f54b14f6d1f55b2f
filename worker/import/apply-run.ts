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

/** Page number of the run's plan for the whole site: site data and absences. */
export const WHOLE_SITE = 0;

/** The part of a run's plan that belongs to no single page. */
export type WholeSitePlan = {
	site: SitePlan;
	absences: Parameters<typeof absenceStatements>[0];
	/** The source is the kept records; every record is written again. */
	rebuild: boolean;
	/** The pages contain every record, so they can serve as kept records. */
	whole: boolean;
	propertiesOnly: boolean;
	/** No property is created, changed or withdrawn. */
	isSame: boolean;
};

/** Final state of an applied run. `message`: why a page could not be read, else null. */
export type End = { state: "done" | "failed"; message: RunMessage | null };

export type Applying = {
	deps: { bucket: R2Bucket; memory: SearchMemory };
	stage: Stage;
	writer: Writer;
	options: { progress(line: string): void };
};

type Application = {
	whole: WholeSitePlan;
	pages: number;
	/** Number of pages applied by an earlier attempt. */
	appliedPages: number;
	end: End;
};

/** Applies a planned run. @throws the error that interrupted it; the next import resumes from there */
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

/** Publishes the search columns. A failure is only logged: searches read unpublished rows from the database. */
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
