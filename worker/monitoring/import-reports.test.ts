import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { parseSettings } from "../env";
import type { Alert } from "./alert";
import { createImportReports } from "./import-reports";

const settings = parseSettings(env);

test("however many properties were not withdrawn, no more are looked up than are named", async () => {
	const ids = Array.from({ length: 5_000 }, (_, at) => at + 1);
	const asked: (readonly number[])[] = [];
	const alerts: Alert[] = [];
	const reports = createImportReports(env, settings, {
		agency: () => settings.initialBrand,
		siteAddress: () => "https://www.ancre.test",
		listings: {
			async cards(some) {
				asked.push(some);
				return [];
			},
		},
		imports: { run: async () => ({ refused: { ids } }) as never, findings: async () => [] as never },
		links: { token: () => "token" } as never,
		email: {} as never,
		alertChannel: async (alert) => void alerts.push(alert),
	});
	await reports.notifyOfRefusal(1, null);
	expect(asked.flat()).toEqual(ids.slice(0, 30));
	expect(alerts[0]?.subject).toContain("5000");
	expect(alerts[0]?.text).toContain("+ 4970");
});
