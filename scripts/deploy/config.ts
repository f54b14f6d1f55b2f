import { readFileSync, writeFileSync } from "node:fs";

/** Build output for wrangler: the resolved configuration of one environment. */
export const BUILT_CONFIG = "build/server/wrangler.json";

/** Fields of the built configuration that the deploy uses. */
export type BuiltConfig = {
	name: string;
	vars: Record<string, string>;
	d1_databases: { binding: string; database_name: string; database_id: string }[];
	kv_namespaces: { binding: string; id: string }[];
	r2_buckets: { binding: string; bucket_name: string; jurisdiction?: string }[];
	queues: { consumers: { queue: string }[] };
	routes?: (string | { pattern: string })[];
	secrets?: { required?: string[] };
};

export function readBuiltConfig(): BuiltConfig {
	return JSON.parse(readFileSync(BUILT_CONFIG, "utf8")) as BuiltConfig;
}

export function writeBuiltConfig(config: BuiltConfig): void {
	writeFileSync(BUILT_CONFIG, JSON.stringify(config));
}
