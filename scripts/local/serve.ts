import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { demoTestimonials } from "../../demo/testimonials.ts";
import { SettingsError } from "../../worker/variables.ts";
import { isAnswering } from "./note.ts";
import { localOptions } from "./options.ts";
import { deskLines, ownerLines } from "./owners.ts";
import { importInto, type LocalSite, type Mode, startSite } from "./site.ts";
import { StartError } from "./start-error.ts";

const LOOK_EVERY_MS = 5_000;
const MAX_MISSES = 3;
const IMPORT_EVERY_MS = 15 * 60 * 1_000;
const IMPORT_CRON = "*/15 * * * *";

/** Runs the site in the foreground until it is stopped or ends by itself, for `npm start` and `npm run dev`. */
export async function serve(mode: Mode): Promise<never> {
	try {
		process.exit(await served(mode));
	} catch (error) {
		const isForReader = error instanceof StartError || error instanceof SettingsError;
		console.error(isForReader ? error.message : error);
		process.exit(1);
	}
}

/** @returns the exit code */
async function served(mode: Mode): Promise<number> {
	const options = localOptions();
	const site = await startSite(options, mode);
	const signals = stopOnSignals(site);
	if (options.isSentFiles) console.log("The site waits for the files of the agency's system.");
	else await importFeed(site, options);
	const hasAgency = process.env.AGENCY !== "none";
	const isDemo = hasAgency && !options.feedUrl && !options.feedIsCrm;
	const owners = isDemo ? await ownerLines(site.origin, options.stateDir) : [];
	if (isDemo) await seedTestimonials(site.origin);
	const desk = hasAgency ? await deskLines(site.origin, options.siteUrl, options.stateDir) : setUpLines;
	if (!signals.stopped) console.log(welcome(options.siteUrl, owners, desk));
	const clock = setInterval(() => void runCron(site.origin), IMPORT_EVERY_MS);
	await Promise.race([site.ended, untilSilent(site)]);
	clearInterval(clock);
	await site.stop();
	if (signals.stopped) return 0;
	console.error("The Worker has ended.");
	return 1;
}

async function importFeed({ origin }: LocalSite, options: ReturnType<typeof localOptions>): Promise<void> {
	console.log("Importing the feed");
	const imported = await importInto(origin, options, (line) => console.log(`  ${line}`)).catch(() => false);
	if (!imported) console.log("The feed could not be imported; the site shows what it has.");
}

/** Resolves when the Worker stops answering: the server process may outlive a crashed runtime. */
async function untilSilent({ origin, runId }: LocalSite): Promise<void> {
	for (let misses = 0; misses < MAX_MISSES; ) {
		await setTimeout(LOOK_EVERY_MS);
		misses = (await isAnswering(origin, runId)) ? 0 : misses + 1;
	}
}

/** Ignores repeated signals: npm forwards a signal that the terminal has already sent to the whole group. */
function stopOnSignals(site: LocalSite): { stopped: boolean } {
	const signals = { stopped: false };
	for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.on(name, () => {
			if (signals.stopped) return;
			signals.stopped = true;
			void site.stop();
		});
	}
	return signals;
}

/** Triggers the scheduled run: cron triggers do not fire locally. */
async function runCron(origin: string): Promise<void> {
	await fetch(`${origin}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(IMPORT_CRON)}`).catch(() => null);
}

/** Adds the demo's testimonials to a fresh state folder; existing ones stay. */
async function seedTestimonials(origin: string): Promise<void> {
	await fetch(`${origin}/dev/testimonials`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(demoTestimonials),
	}).catch(() => null);
}

/** Shown without demo accounts. */
const setUpLines = [
	"closed until it is set up; the first person comes by",
	"npm run staff -- invite EMAIL --role administrator",
];

function welcome(siteUrl: string, owners: readonly string[], desk: readonly string[]): string {
	const lines = ["", `  Site       ${siteUrl}/`, `  Mailbox    ${siteUrl}/dev/mailbox`];
	lines.push(...owners.map((line, index) => `  ${index === 0 ? "Owners  " : "        "}   ${line}`));
	lines.push(...desk.map((line, index) => `  ${index === 0 ? "Desk    " : "        "}   ${line}`));
	return [...lines, "", "Ctrl-C stops it.", ""].join("\n");
}
