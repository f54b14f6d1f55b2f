import type { Settings } from "../env";
import { epochSeconds } from "../platform/clock";
import { kick } from "../platform/kick";
import { sinkOf } from "./choose";
import { createLeads, type LeadOptions } from "./service";
import type { SweepBrightNames } from "./sinks/sweepbright";

export function createLeadService(
	env: Env,
	settings: Settings,
	{ names, ...others }: Pick<LeadOptions, "notify" | "mayNotify"> & { names: SweepBrightNames },
) {
	const { leads, defaultLanguage } = settings;
	return createLeads({
		...others,
		db: env.PERSONAL,
		open: leads && (() => sinkOf(leads, defaultLanguage, names)),
		enqueue: () => kick(env.JOBS, { kind: "leads" }),
		language: defaultLanguage,
		now: epochSeconds,
	});
}
