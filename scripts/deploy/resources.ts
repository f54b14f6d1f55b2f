import type { BuiltConfig } from "./config.ts";
import { wranglerJson, wranglerText } from "./wrangler.ts";

/** The database with personal data stays in the European Union; the other is placed near its readers. */
const placeOfDatabase: Readonly<Record<string, readonly string[]>> = {
	LISTINGS: ["--location", "weur"],
	PERSONAL: ["--jurisdiction", "eu"],
};

const placeOfNamespace: Readonly<Record<string, readonly string[]>> = {
	SESSIONS: ["--jurisdiction", "eu"],
};

/** Resource in the configuration that may be missing from the account. */
export type Resource = {
	/** Title in the output: `database meridiaan-staging-listings`. */
	title: string;
	/** Arguments for wrangler. */
	create: readonly string[];
	exists(account: Account): boolean;
};

/** Resources of an account: ids by name, or names. */
export type Account = {
	databases: ReadonlyMap<string, string>;
	namespaces: ReadonlyMap<string, string>;
	buckets: ReadonlySet<string>;
	queues: ReadonlySet<string>;
};

/** Title of a namespace, which has no name in the configuration: Worker name and binding. */
function namespaceTitle(config: BuiltConfig, binding: string): string {
	return `${config.name}-${binding.toLowerCase()}`;
}

export function resourcesOf(config: BuiltConfig): Resource[] {
	const queues = [...new Set(config.queues.consumers.map(({ queue }) => queue))];
	return [
		...config.d1_databases.map(({ binding, database_name: name }) => ({
			title: `database ${name}`,
			create: ["d1", "create", name, ...(placeOfDatabase[binding] ?? [])],
			exists: ({ databases }: Account) => databases.has(name),
		})),
		...config.kv_namespaces.map(({ binding }) => {
			const title = namespaceTitle(config, binding);
			return {
				title: `key-value namespace ${title}`,
				create: ["kv", "namespace", "create", title, ...(placeOfNamespace[binding] ?? [])],
				exists: ({ namespaces }: Account) => namespaces.has(title),
			};
		}),
		...config.r2_buckets.map(({ bucket_name: name, jurisdiction }) => ({
			title: `bucket ${name}`,
			create: [
				...["r2", "bucket", "create", name],
				...(jurisdiction ? ["--jurisdiction", jurisdiction] : ["--location", "weur"]),
			],
			exists: ({ buckets }: Account) => buckets.has(name),
		})),
		...queues.map((name) => ({
			title: `queue ${name}`,
			create: ["queues", "create", name],
			exists: ({ queues: known }: Account) => known.has(name),
		})),
	];
}

/** Lists the resources of the account that wrangler is logged in to. */
export function readAccount(config: BuiltConfig): Account {
	const databases = wranglerJson<{ name: string; uuid: string }[]>("d1", "list", "--json");
	const namespaces = wranglerJson<{ title: string; id: string }[]>("kv", "namespace", "list");
	const buckets = config.r2_buckets.flatMap(({ jurisdiction }) =>
		namesIn(wranglerText("r2", "bucket", "list", ...(jurisdiction ? ["--jurisdiction", jurisdiction] : []))),
	);
	return {
		databases: new Map(databases.map(({ name, uuid }) => [name, uuid])),
		namespaces: new Map(namespaces.map(({ title, id }) => [title, id])),
		buckets: new Set(buckets),
		queues: new Set(namesIn(wranglerText("queues", "list"))),
	};
}

/** Parses names from wrangler's text output: lines `name: x` or table cells. */
export function namesIn(text: string): string[] {
	return [...text.matchAll(/(?:name:\s+|│\s*)([a-z0-9][a-z0-9-]{2,62})(?=\s|$)/gm)].map((match) => match[1] ?? "");
}

/**
 * Replaces the local ids by those of the account.
 * @throws Error when a resource is missing
 */
export function withIds(config: BuiltConfig, { databases, namespaces }: Account): BuiltConfig {
	return {
		...config,
		d1_databases: config.d1_databases.map((database) => ({
			...database,
			database_id: found(databases.get(database.database_name), database.database_name),
		})),
		kv_namespaces: config.kv_namespaces.map((namespace) => {
			const title = namespaceTitle(config, namespace.binding);
			return { ...namespace, id: found(namespaces.get(title), title) };
		}),
	};
}

function found(id: string | undefined, name: string): string {
	if (!id) throw new Error(`${name} is not in the account, though it was made`);
	return id;
}
