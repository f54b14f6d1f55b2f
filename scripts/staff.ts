import process from "node:process";
import { parseArgs } from "node:util";
import { roles } from "../app/domain/desk/roles.ts";
import { askSite, withoutEnvironment } from "./command.ts";

const USAGE = `Usage: npm run staff -- invite <email> --role ${roles.join("|")} [--name <name>] [--office <id>]
       npm run staff -- list
       both with [--env staging|production]`;

type Answer =
	| { ok: true; link: string }
	| { ok: false; message: string }
	| { people: { email: string; name: string; role: string; state: string }[] };

/** Lists the staff, or invites someone to the desk: the first administrator, or one when none is left. */
async function main(args: string[]): Promise<void> {
	const { environment, rest } = withoutEnvironment(args);
	const { values, positionals } = parseArgs({
		args: rest,
		allowPositionals: true,
		options: { role: { type: "string" }, name: { type: "string" }, office: { type: "string" } },
	});
	const [action, email] = positionals;
	if (action !== "list" && !(action === "invite" && email && values.role)) throw new Error(USAGE);
	const person = { email, role: values.role, name: values.name ?? email?.split("@")[0], office: values.office };
	const command = action === "list" ? { action } : { action, ...person };
	const answer = (await askSite({ environment, call: "/api/staff", purpose: "staff" }, command)) as Answer;
	if ("people" in answer) {
		for (const each of answer.people) console.log(`${each.email}  ${each.name}  ${each.role}  ${each.state}`);
		return;
	}
	if (!answer.ok) throw new Error(answer.message);
	console.log(`Invited ${email} as ${values.role}. The email is on its way; this link works once, for seven days:`);
	console.log(answer.link);
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
