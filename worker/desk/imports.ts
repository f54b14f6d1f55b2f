import type { Staff } from "../accounts/staff/staff";
import type { ImportFinding, ImportRecords, ImportRun, ImportRunDetail } from "../import/run-records";
import type { Audit } from "./audit";

export type { ImportFinding, ImportRun, ImportRunDetail } from "../import/run-records";

/** The last runs of the import, as managers follow and steer them. */
export type Imports = {
	runs(limit: number): Promise<ImportRun[]>;
	run(id: number): Promise<ImportRunDetail | null>;
	findings(): Promise<ImportFinding[]>;
	/** Asks for a run: it is among the runs as soon as it begins. */
	start(staff: Staff): Promise<void>;
	/**
	 * The agency confirms that what a run would not withdraw is gone. @param seen how many it was shown
	 * @returns false where there is nothing to accept, or other than what was shown
	 */
	accept(staff: Staff, run: number, seen: number): Promise<boolean>;
	/** Takes in what a refused run brought that is new or changed. @returns false where nothing waits for that */
	takeNews(staff: Staff, run: number): Promise<boolean>;
};

export type ImportsDependencies = {
	records: ImportRecords;
	audit: Audit;
	/** Puts the message that asks for a run on the queue. */
	askForImport(): Promise<void>;
	acceptWithdrawals(run: number): Promise<void>;
	/** @returns whether it waited for that */
	takeRefused(run: number): Promise<boolean>;
};

export function createImports({
	records,
	audit,
	askForImport,
	acceptWithdrawals,
	takeRefused,
}: ImportsDependencies): Imports {
	return {
		runs: records.runs,
		run: records.run,
		findings: records.findings,
		async start(staff) {
			await audit.record({ staff, action: "imports.run", subject: "import" });
			await askForImport();
		},
		async accept(staff, run, seen) {
			const refused = (await records.run(run))?.refused;
			if (!refused || refused.isAccepted || refused.ids.length !== seen) return false;
			await audit.record({
				staff,
				action: "imports.accept",
				subject: `import:${run}`,
				after: { withdrawn: refused.ids },
			});
			await acceptWithdrawals(run);
			return true;
		},
		async takeNews(staff, run) {
			if (!(await takeRefused(run))) return false;
			await audit.record({ staff, action: "imports.takeNews", subject: `import:${run}` });
			return true;
		},
	};
}
