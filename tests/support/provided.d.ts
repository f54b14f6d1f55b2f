import "vitest";

declare module "vitest" {
	export interface ProvidedContext {
		/** Where the provider of mail listens that the tests have started. */
		mailProvider: string;
	}
}
