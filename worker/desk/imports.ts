import type { Staff } from "../accounts/staff/staff";
import type { ImportControl } from "../import/control";
import type { Audit } from "./audit";

type ImportsDependencies = {
	imports: Pick<ImportControl, "runs" | "run" | "findings" | "ask" | "acceptWithdrawals" | "takeRefused">;
	audit: Audit;
};

/** Recent import runs, which managers follow and control. */
export function createImports({ imports, audit }: ImportsDependencies) {
	return {
		runs: imports.runs,
		run: imports.run,
		findings: imports.findings,
		/** Requests a run, which is listed as soon as it begins. */
		async start(staff: Staff) {
			await audit.record({ staff, action: "imports.run", subject: "import" });
			await imports.ask();
		},
		/**
		 * Confirms the withdrawals that a run refused to make. @param seen number of withdrawals that were shown
		 * @returns false if there is nothing to accept, or their number differs from `seen`
		 */
		async accept(staff: Staff, run: number, seen: number) {
			const refused = (await imports.run(run))?.refused;
			if (!refused || refused.isAccepted || refused.ids.length !== seen) return false;
			await audit.record({
				staff,
				action: "imports.accept",
				subject: `import:${run}`,
				after: { withdrawn: refused.ids },
			});
			await imports.acceptWithdrawals(run);
			return true;
		},
		/** Imports the new and changed records of a refused run. @returns false if none is pending */
		async takeNews(staff: Staff, run: number) {
			if (!(await imports.takeRefused(run))) return false;
			await audit.record({ staff, action: "imports.takeNews", subject: `import:${run}` });
			return true;
		},
	};
}
