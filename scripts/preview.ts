import process from "node:process";
import { askSite, withoutEnvironment } from "./command.ts";

const USAGE = "Usage: npm run preview -- ID (of a property, also of a draft) [--env staging|production]";

/** Prints addresses of a property's preview, one in each language: anyone who has one can open it for two weeks. */
async function main(args: string[]): Promise<void> {
	const { environment, rest } = withoutEnvironment(args);
	const [id = ""] = rest;
	if (!/^[1-9]\d{0,12}$/.test(id)) throw new Error(USAGE);
	const answer = await askSite({ environment, call: "/api/preview", purpose: "preview" }, { id: Number(id) });
	for (const address of (answer as { addresses: string[] }).addresses) console.log(address);
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
