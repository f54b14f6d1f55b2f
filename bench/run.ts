import process from "node:process";
import { Report } from "./report.ts";

/** Runs one part: `npm run bench -- search`. Without a name, runs all parts in sequence. */
const parts: Record<string, () => Promise<(report: Report) => Promise<void>>> = {
	quick: async () => (await import("./quick/run.ts")).quick,
	cold: async () => (await import("./cold/run.ts")).cold,
	edge: async () => (await import("./edge/run.ts")).edge,
	memory: async () => (await import("./memory/run.ts")).memoryPart,
	browser: async () => (await import("./browser/run.ts")).browserPart,
	lighthouse: async () => (await import("./lighthouse/run.ts")).lighthouse,
	map: async () => (await import("./map/run.ts")).mapPart,
	search: async () => (await import("./search/run.ts")).search,
	proof: async () => (await import("./proof/run.ts")).proof,
	texts: async () => (await import("./texts/run.ts")).texts,
	alerts: async () => (await import("./saved-searches/run.ts")).alerts,
};

const asked = process.argv.slice(2).filter((word) => word in parts);

for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
	const report = new Report(name);
	const measure = await parts[name]?.();
	await measure?.(report);
	report.save();
}
