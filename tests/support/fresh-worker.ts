import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

await applyD1Migrations(env.LISTINGS, env.LISTINGS_MIGRATIONS);
await applyD1Migrations(env.PERSONAL, env.PERSONAL_MIGRATIONS);
