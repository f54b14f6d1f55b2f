import "vitest";

declare module "vitest" {
	export interface ProvidedContext {
		/** Origin of the local email provider. */
		emailProvider: string;
		/** Origin of the local CRM web services. */
		crmService: string;
		/** Origin of the local lead systems. */
		leadServer: string;
		/** Origin of the local Cloudflare Access team. */
		accessTeam: string;
		/** Origin of the local calendar server. */
		calendarServer: string;
		/** Origin of the local tile service. */
		tileServer: string;
		/** Small map archive, and one without streets, in base64. */
		townArchive: string;
		poorArchive: string;
	}
}
