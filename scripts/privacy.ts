import process from "node:process";
import { askSite, withoutEnvironment } from "./command.ts";

const USAGE = "Usage: npm run privacy -- export|erase <email> [--env staging|production]";

type Erasure = { removed: Record<string, number>; kept: string[] };

async function main(args: string[]): Promise<void> {
	const { environment, rest } = withoutEnvironment(args);
	const [action, email] = rest;
	if ((action !== "export" && action !== "erase") || !email) throw new Error(USAGE);
	const answer = await askSite({ environment, call: "/api/privacy", purpose: "privacy" }, { action, email });
	if (action === "export") console.log(JSON.stringify(answer, null, "\t"));
	else report(email, answer as Erasure);
}

function report(email: string, { removed, kept }: Erasure): void {
	console.log(`Removed what was kept of ${email}:`);
	for (const [what, count] of Object.entries(removed)) console.log(`  ${what.replaceAll("_", " ")}: ${count}`);
	for (const line of kept) console.log(`Kept: ${line}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
