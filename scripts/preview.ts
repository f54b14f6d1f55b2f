import process from "node:process";
import { askSite, withoutEnvironment } from "./command.ts";

const USAGE =
	"Usage: npm run preview -- ID (of a property, also of a draft), sale or rent (a list with drafts) [--env staging|production]";

/** Prints the preview addresses, one per language. Anyone with the address can open the preview for two weeks. */
async function main(args: string[]): Promise<void> {
	const { environment, rest } = withoutEnvironment(args);
	const [asked = ""] = rest;
	const isList = asked === "sale" || asked === "rent";
	if (!isList && !/^[1-9]\d{0,12}$/.test(asked)) throw new Error(USAGE);
	const answer = await askSite(
		{ environment, call: "/api/preview", purpose: "preview" },
		isList ? { goal: asked } : { id: Number(asked) },
	);
	for (const address of (answer as { addresses: string[] }).addresses) console.log(address);
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
