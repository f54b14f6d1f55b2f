import process from "node:process";
import { createServer } from "vite";
import { type Report, verdict } from "../report.ts";

const LENGTH = 30_000;
/** Linear parsers take a tenth of it; backtracking patterns take several times as much. */
const MAX_MS = 1_000;

/** Repeated parts that trigger backtracking: the end of the text never matches. */
const worst = [
	" ",
	"\n",
	"\t",
	"a",
	"1",
	".",
	"-",
	"'",
	"<",
	"&",
	"(",
	"1.",
	"1 ",
	"a ",
	"a.",
	"a-",
	"a@",
	"@a.",
	"a@a.",
	"{{",
	"<a ",
	"http://",
	" euro",
	"é",
	"\u0301",
	"😀",
];

/** Measures the slowest text of each entry point: untrusted text must be cheap to parse. */
export async function texts(report: Report): Promise<void> {
	const server = await createServer({
		configFile: false,
		appType: "custom",
		server: { middlewareMode: true, ws: false },
	});
	const { parsersByEntryPoint } = (await server.ssrLoadModule("bench/texts/readers.ts")) as typeof import("./readers");
	const rows: (string | number)[][] = [];
	for (const [entryPoint, readers] of Object.entries(parsersByEntryPoint)) {
		const times: { field: string; kind: string; ms: number }[] = [];
		for (const [field, read] of Object.entries(readers)) {
			for (const kind of worst) {
				const text = `1${kind.repeat(LENGTH / kind.length)}x`;
				const began = process.cpuUsage();
				await read(text);
				const { user, system } = process.cpuUsage(began);
				times.push({ field, kind, ms: (user + system) / 1_000 });
			}
		}
		const slowest = times.reduce((one, other) => (other.ms > one.ms ? other : one));
		const ms = Math.round(slowest.ms);
		rows.push([
			entryPoint,
			Object.keys(readers).length,
			`${ms} ${verdict(ms <= MAX_MS)}`,
			slowest.field,
			JSON.stringify(slowest.kind),
		]);
	}
	await server.close();
	report.table(
		`${LENGTH} characters of ${worst.length} kinds in every field`,
		["entry point", "fields", `CPU ms (at most ${MAX_MS})`, "field", "kind"],
		rows,
	);
}
