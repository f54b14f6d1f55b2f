import "vitest";

declare module "vitest" {
	export interface ProvidedContext {
		/** Where the provider of mail listens that the tests have started. */
		mailProvider: string;
		/** Where the web services of CRM systems listen that the tests have started. */
		crmService: string;
	}
}
