import { execFileSync } from "node:child_process";
import { isLanguage } from "../app/domain/language.ts";

type RouteNode = { id: string; path?: string; file: string; children?: RouteNode[] };

const [language = "en"] = process.argv.slice(2);
if (!isLanguage(language)) {
	console.error("npm run routes [-- nl|fr|en|de]");
	process.exit(1);
}

const tree = execFileSync("react-router", ["routes", "--json"], { encoding: "utf8" });
const COLUMN = 58;

/** Lines of address, screen below `app/routes/` and route id in one language, indented by layout. */
function lines(nodes: readonly RouteNode[], depth: number): string[] {
	return nodes.flatMap(({ id, path, file, children = [] }) => {
		const [first = ""] = (path ?? id).split("/");
		if (isLanguage(first) && first !== language) return [];
		const address = "  ".repeat(depth) + (path ? `/${path}` : "(layout)");
		const screen = file.replace(/^routes\/|\/route\.tsx$/g, "");
		return [`${address.padEnd(COLUMN)} ${screen.padEnd(28)} ${id}`, ...lines(children, depth + 1)];
	});
}

const [root] = JSON.parse(tree) as [RouteNode];
process.stdout.write(`${lines(root.children ?? [], 0).join("\n")}\n`);
