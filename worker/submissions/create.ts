import type { Brand } from "../../app/domain/agency/brand";
import { routingOf, type Settings } from "../env";
import { epochSeconds } from "../platform/clock";
import type { RequestDependencies } from "./dependencies";
import { createRequests } from "./service";
import { type SubjectSource, subjectsOf } from "./subjects";

type Others = Pick<RequestDependencies, "audit" | "bookings" | "captcha" | "leads" | "links" | "passwords" | "post"> & {
	agency: () => Brand;
	listings: SubjectSource;
};

export function createRequestService(env: Env, settings: Settings, { agency, listings, ...others }: Others) {
	return createRequests({
		...others,
		agency,
		db: env.PERSONAL,
		bucket: env.PRIVATE,
		ownFiles: (path) => env.ASSETS.fetch(`http://localhost${path}`),
		subjects: subjectsOf(listings, settings),
		routing: () => routingOf(settings, agency()),
		captchaProvider: settings.turnstile ? "turnstile" : "characters",
		agencyLanguage: settings.defaultLanguage,
		agencyAddress: settings.email.to,
		now: epochSeconds,
	});
}
