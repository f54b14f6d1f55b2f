import type { Staff } from "../accounts/staff/staff";
import type { ImportControl } from "../import/control";
import type { Audit } from "./audit";

type ImportsDependencies = {
	imports: Pick<ImportControl, "runs" | "run" | "findings" | "ask" | "acceptWithdrawals" | "takeRefused">;
	audit: Audit;
};

/** The last runs of the import, as managers follow and steer them. */
export function createImports({ imports, audit }: ImportsDependencies) {
	return {
		runs: imports.runs,
		run: imports.run,
		findings: imports.findings,
		/** Asks for a run: it is among the runs as soon as it begins. */
		async start(staff: Staff) {
			await audit.record({ staff, action: "imports.run", subject: "import" });
			await imports.ask();
		},
		/**
		 * The agency confirms that what a run would not withdraw is gone. @param seen how many it was shown
		 * @returns false where there is nothing to accept, or other than what was shown
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
		/** Takes in what a refused run brought that is new or changed. @returns false where nothing waits for that */
		async takeNews(staff: Staff, run: number) {
			if (!(await imports.takeRefused(run))) return false;
			await audit.record({ staff, action: "imports.takeNews", subject: `import:${run}` });
			return true;
		},
	};
}
