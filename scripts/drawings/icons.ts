/**
 * Collects the site's icons in one sprite, app/ui/icons.svg: `node scripts/drawings/icons.ts`.
 * An icon then costs a page only a reference of a few bytes and no JavaScript. The result is committed.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installOwnPackages } from "../local/own-packages.ts";

installOwnPackages("scripts/drawings");

const names = [
	"arrow-left",
	"arrow-right",
	"arrow-up-down",
	"arrow-up-right",
	"bath",
	"bed-double",
	"bell",
	"building",
	"calendar",
	"camera",
	"car",
	"check",
	"chevron-down",
	"chevron-left",
	"chevron-right",
	"circle-exclamation-point",
	"circle-check",
	"clock",
	"copy",
	"download",
	"euro",
	"eye",
	"file-text",
	"heart",
	"house",
	"images",
	"info",
	"key-round",
	"layout-grid",
	"list",
	"log-out",
	"mail",
	"map",
	"map-pin",
	"maximize",
	"menu",
	"minus",
	"pencil",
	"phone",
	"play",
	"plus",
	"printer",
	"ruler",
	"search",
	"share-2",
	"sliders-horizontal",
	"star",
	"sun",
	"trash",
	"trees",
	"triangle-exclamation-point",
	"upload",
	"user",
	"view",
	"x",
	"zap",
];

type Shape = [element: string, attributes: Record<string, string>];

async function readShapes(name: string): Promise<Shape[]> {
	const file = new URL(`./node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url);
	const { __iconData } = (await import(file.href)) as { __iconData: { node: Shape[] } };
	return __iconData.node;
}

function draw([element, attributes]: Shape): string {
	const written = Object.entries(attributes)
		.filter(([name]) => name !== "key")
		.map(([name, value]) => ` ${name}="${value}"`);
	return `<${element}${written.join("")}/>`;
}

const symbols = await Promise.all(
	names.map(
		async (name) => `<symbol id="${name}" viewBox="0 0 24 24">${(await readShapes(name)).map(draw).join("")}</symbol>`,
	),
);
const ui = fileURLToPath(new URL("../../app/ui/", import.meta.url));
writeFileSync(
	`${ui}icons.svg`,
	`<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title><!-- Lucide, ISC licence, https://lucide.dev/license -->\n${symbols.join("\n")}\n</svg>\n`,
);
writeFileSync(
	`${ui}icon-name.ts`,
	`/** Written by scripts/drawings/icons.ts. */\nexport type IconName =\n${names.map((name) => `\t| "${name}"`).join("\n")};\n`,
);
