import "vitest";

declare module "vitest" {
	export interface ProvidedContext {
		/** Where the provider of email listens that the tests have started. */
		emailProvider: string;
		/** Where the web services of CRM systems listen that the tests have started. */
		crmService: string;
		/** Where systems that take leads listen that the tests have started. */
		leadServer: string;
		/** Where the team of Cloudflare Access listens that the tests have started. */
		accessTeam: string;
		/** Where calendars of other systems listen that the tests have started. */
		calendarServer: string;
		/** Where the service of map tiles listens that the tests have started. */
		tileServer: string;
		/** A small archive of map tiles, and one that lacks the streets, in base64. */
		townArchive: string;
		poorArchive: string;
	}
}
