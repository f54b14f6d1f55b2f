import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import type { BuiltConfig } from "./config.ts";
import { type Account, namesIn, resourcesOf, withIds } from "./resources.ts";

function configOf(env: string): BuiltConfig {
	return unstable_readConfig({ config: "wrangler.toml", env }) as unknown as BuiltConfig;
}

type Everything = BuiltConfig & {
	queues: { producers: { binding: string }[] };
	ratelimits: { name: string; simple: { limit: number; period: number } }[];
	send_email: { name: string }[];
	version_metadata?: { binding: string };
	triggers: { crons: string[] };
};

/** Bindings in the code's `env`, by kind. */
function bindingsOf(env: string | undefined): Record<string, string[]> {
	const config = unstable_readConfig({ config: "wrangler.toml", ...(env && { env }) }) as unknown as Everything;
	return {
		databases: config.d1_databases.map(({ binding }) => binding),
		namespaces: config.kv_namespaces.map(({ binding }) => binding),
		buckets: config.r2_buckets.map(({ binding }) => binding),
		queues: config.queues.producers.map(({ binding }) => binding),
		limits: config.ratelimits.map(({ name, simple }) => `${name} ${simple.limit}/${simple.period}`),
		mail: config.send_email.map(({ name }) => name),
		version: [config.version_metadata?.binding ?? ""],
		secrets: config.secrets?.required ?? [],
		crons: config.triggers.crons,
	};
}

test.for(["staging", "production"])(
	"%s has every binding that the code is written for, and nothing of another's",
	(env) => {
		expect(bindingsOf(env)).toEqual(bindingsOf(undefined));
		const config = configOf(env);
		const names = [
			...config.d1_databases.map(({ database_name: name }) => name),
			...config.r2_buckets.map(({ bucket_name: name }) => name),
			...config.queues.consumers.map(({ queue }) => queue),
		];
		for (const name of names) expect(name).toMatch(new RegExp(`^meridiaan-${env}-`));
		expect(config.vars.ENVIRONMENT).toBe(env);
	},
);

test("data of people is made in the European Union, properties near their readers", () => {
	const commands = resourcesOf(configOf("production")).map(({ create }) => create.join(" "));
	expect(commands).toContain("d1 create meridiaan-production-listings --location weur");
	expect(commands).toContain("d1 create meridiaan-production-personal --jurisdiction eu");
	expect(commands).toContain("r2 bucket create meridiaan-production-private --jurisdiction eu");
	expect(commands).toContain("kv namespace create meridiaan-sessions --jurisdiction eu");
	expect(commands).toContain("queues create meridiaan-production-dead-letters");
});

const whole: Account = {
	databases: new Map([
		["meridiaan-staging-listings", "id-of-listings"],
		["meridiaan-staging-personal", "id-of-personal"],
	]),
	namespaces: new Map([
		["meridiaan-staging-sessions", "id-of-sessions"],
		["meridiaan-staging-cache", "id-of-cache"],
	]),
	buckets: new Set(["meridiaan-staging-media", "meridiaan-staging-private"]),
	queues: new Set(["meridiaan-staging-jobs", "meridiaan-staging-dead-letters"]),
};

test("what the account has is not made again, and its ids go into what is uploaded", () => {
	const config = configOf("staging");
	expect(resourcesOf(config).filter((resource) => !resource.exists(whole))).toEqual([]);
	const { d1_databases: databases, kv_namespaces: namespaces } = withIds(config, whole);
	expect(databases.map(({ database_id: id }) => id)).toEqual(["id-of-listings", "id-of-personal"]);
	expect(namespaces.map(({ id }) => id)).toEqual(["id-of-sessions", "id-of-cache"]);
});

test("what the account lacks is named", () => {
	const lacking = { ...whole, queues: new Set<string>(), databases: new Map<string, string>() };
	const titles = resourcesOf(configOf("staging")).filter((resource) => !resource.exists(lacking));
	expect(titles.map(({ title }) => title)).toEqual([
		"database meridiaan-staging-listings",
		"database meridiaan-staging-personal",
		"queue meridiaan-staging-jobs",
		"queue meridiaan-staging-dead-letters",
	]);
});

test("names are read from wrangler's lists and tables", () => {
	expect(namesIn("name:           my-media\ncreation_date:  2026-01-01\n\nname:  other-bucket\n")).toEqual([
		"my-media",
		"other-bucket",
	]);
	expect(namesIn("│ 0123abcd │ jobs-queue │ 2026 │\n")).toContain("jobs-queue");
});
