import { summaryOf } from "../import/report/summary";
import type { ImportResult } from "../import/run";
import { factsOf, log } from "../platform/log";
import type { Services } from "../services";

export async function importFeed(services: Services): Promise<void> {
	const progress = (line: string) => log("info", "import-progress", { line });
	await reportImport(services, await services.importFeed({ wait: false, progress }));
}

export async function reportImport(services: Services, result: ImportResult): Promise<void> {
	if (result.ran && result.run.state === "refused") {
		await services.notifyOfRefusal(result.run.id, result.run.message).catch((error) => {
			log("error", "alert-not-sent", factsOf(error));
		});
	}
	const summary = summaryOf(result);
	log(summary.ok ? "info" : "warn", "import-finished", { summary: summary.lines });
	await services.appointments.followSlots();
}
