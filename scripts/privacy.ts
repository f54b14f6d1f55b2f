import process from "node:process";
import { calledSite } from "./local/signed-call.ts";

const USAGE = "Usage: npm run privacy -- export|erase <email>";

type Erasure = { removed: Record<string, number>; kept: string[] };

async function main([action, email]: string[]): Promise<void> {
	if ((action !== "export" && action !== "erase") || !email) throw new Error(USAGE);
	const { origin, sign } = await calledSite();
	const body = JSON.stringify({ action, email, at: Math.floor(Date.now() / 1_000) });
	const response = await fetch(`${origin}/api/privacy`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-signature": sign("privacy", body) },
		body,
	});
	if (!response.ok) throw new Error(`${origin} answered ${response.status}.`);
	const answer: unknown = await response.json();
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
