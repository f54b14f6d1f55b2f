import process from "node:process";
import { askSite, withoutEnvironment } from "./command.ts";

const USAGE = `Usage: npm run leads -- list | resend all|<id>… | acknowledge all|<id>… [--env staging|production]`;

const actions = ["list", "resend", "acknowledge"] as const;

type Failure = { id: string; kind: string; form: string; createdAt: string; fault: string };

/** Lists, resends or acknowledges emails and leads that failed to reach the agency or its CRM. */
async function main(args: string[]): Promise<void> {
	const { environment, rest } = withoutEnvironment(args);
	const action = actions.find((name) => name === (rest[0] ?? "list"));
	const named = rest.slice(1);
	if (!action || (action !== "list" && named.length === 0)) throw new Error(USAGE);
	const ids = named[0] === "all" ? "all" : named;
	const answer = await askSite({ environment, call: "/api/failures", purpose: "failures" }, { action, ids });
	if (action !== "list") {
		console.log(`${action === "resend" ? "Sent again" : "Acknowledged"}: ${(answer as { changed: number }).changed}`);
		return;
	}
	const { failures } = answer as { failures: Failure[] };
	if (failures.length === 0) console.log("Everything has arrived.");
	for (const { id, kind, form, createdAt, fault } of failures)
		console.log(`${createdAt}  ${kind}  ${form}  ${id}  ${fault}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
