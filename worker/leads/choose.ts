import type { Language } from "../../app/domain/language";
import type { LeadSink } from "./sink";
import { type OmnicasaLeadAccount, omnicasaLeads } from "./sinks/omnicasa";
import { type SweepBrightLeadAccount, type SweepBrightNames, sweepBrightLeads } from "./sinks/sweepbright";
import { type WebhookAccount, webhook } from "./sinks/webhook";
import { type WhiseLeadAccount, whiseLeads } from "./sinks/whise";

/** The configured sink and its account. */
export type LeadSettings =
	| ({ kind: "webhook" } & WebhookAccount)
	| ({ kind: "whise" } & Omit<WhiseLeadAccount, "language">)
	| ({ kind: "omnicasa" } & Omit<OmnicasaLeadAccount, "language">)
	| ({ kind: "sweepbright" } & Omit<SweepBrightLeadAccount, "language" | "names">);

/** Creates the configured sink. @param language language of the agency's notes */
export function sinkOf(settings: LeadSettings, language: Language, names: SweepBrightNames): LeadSink {
	switch (settings.kind) {
		case "webhook":
			return webhook(settings);
		case "sweepbright":
			return sweepBrightLeads({ ...settings, language, names });
		case "whise":
			return whiseLeads({ ...settings, language });
		case "omnicasa":
			return omnicasaLeads({ ...settings, language });
	}
}
