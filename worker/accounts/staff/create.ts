import type { Brand } from "../../../app/domain/agency/brand";
import type { Settings } from "../../env";
import { createStaffAccounts, type StaffDependencies } from "./service";

export function createStaffService(
	env: Env,
	settings: Settings,
	{ agency, ...others }: Pick<StaffDependencies, "siteAddress" | "audit" | "email"> & { agency: () => Brand },
) {
	return createStaffAccounts({
		...others,
		personal: env.PERSONAL,
		sessions: env.SESSIONS,
		sessionSecrets: settings.sessionSecrets,
		keyring: settings.keyring,
		siteName: () => agency().name,
		defaultLanguage: settings.defaultLanguage,
		access: settings.access,
		// Cloudflare Access has its own rules for sign-in. In development the demo accounts have passwords.
		administratorsNeedPasskeys: settings.environment !== "local" && settings.access === null,
	});
}
