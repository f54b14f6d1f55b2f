/// <reference types="@cloudflare/vitest-plugin/types" />
declare namespace Cloudflare {
	interface Env {
		LISTINGS_MIGRATIONS: import("cloudflare:test").D1Migration[];
		PERSONAL_MIGRATIONS: import("cloudflare:test").D1Migration[];
		LISTINGS_TABLES: string;
		PERSONAL_TABLES: string;
	}
}
