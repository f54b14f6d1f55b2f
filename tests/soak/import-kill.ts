/**
 * Repeatedly kills the Worker with SIGKILL at random moments of an import, while visitors send forms. Checks that the
 * next import gives the same content as an undisturbed one, that every confirmed form is stored once, and that the
 * databases pass SQLite's integrity check. `npm run soak`; `KILLS` sets the number of kills.
 */
import { createHash } from "node:crypto";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { ensureBuild } from "../../scripts/local/build.ts";
import { importThrough } from "../../scripts/local/import.ts";
import { workerSettings } from "../../scripts/local/options.ts";
import { migrate, startServer } from "../../scripts/local/server.ts";
import { leastForms, RIGHT_ANSWER } from "../support/forms/least-forms.ts";
import { listenOnLoopback } from "../support/loopback.ts";

const RECORDS = 5_000;
const PAGE_SIZE = 100;
const KILLS = Number(process.env.KILLS ?? 200);
const VISITORS = 4;
const PORT = 18_611;
/** Latest moment of a kill, a little after the usual end of an import. */
const MAX_LIFE_MS = 6_000;

const tables = ["listings", "property_details", "pictures", "documents", "paths", "property_types", "counts"];

function record(id: number): Record<string, unknown> {
	return {
		ID: id,
		Goal: id % 2,
		Title: { nl: `Woning ${id}`, fr: `Maison ${id}` },
		Description: { nl: `<p>Een woning met nummer ${id}.</p>` },
		Price: 100_000 + id,
		Zip: String(1_000 + (id % 8_999)),
		City: { nl: `Stad ${id % 300}` },
		CountryID: 10,
		Latitude: 50 + (id % 100) / 100,
		Longitude: 4 + (id % 90) / 100,
		Pictures: [{ Url: `https://media.example.com/${id}.jpg`, Order: 1 }],
		CreatedDate: "2026-10-01T09:00:00Z",
		LastChangedDate: "2026-10-01T09:00:00Z",
	};
}

async function serveFeed(): Promise<{ url: string; close(): void }> {
	const pages = RECORDS / PAGE_SIZE;
	const server = createServer((request, response) => {
		const page = Number(new URL(request.url ?? "/", "http://127.0.0.1").searchParams.get("page") ?? 1);
		const properties = Array.from({ length: PAGE_SIZE }, (_, index) => record((page - 1) * PAGE_SIZE + index + 1));
		response.setHeader("content-type", "application/json");
		response.end(JSON.stringify({ version: 1, page, pages, properties }));
	});
	const { origin, close } = await listenOnLoopback(server);
	return { url: `${origin}/feed.json`, close };
}

/** Hash of all tables that visitors read. Opens the database only while no Worker runs. */
function contentOf(stateDir: string): string {
	const digest = createHash("sha256");
	for (const file of globSync(`${stateDir}/v3/d1/**/*.sqlite`).sort()) {
		const db = new DatabaseSync(file, { readOnly: true });
		const known = new Set(
			db
				.prepare("SELECT name FROM sqlite_master")
				.all()
				.map((row) => String(row.name)),
		);
		for (const table of tables.filter((name) => known.has(name))) {
			for (const row of db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).iterate())
				digest.update(JSON.stringify(row));
		}
		db.close();
	}
	return digest.digest("hex");
}

/** Sends a form with its own idempotency key and returns whether it was confirmed. */
async function sendForm(origin: string, key: string): Promise<boolean> {
	const response = await fetch(`${origin}/api/forms/site-contact`, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json", "idempotency-key": key },
		body: JSON.stringify({
			...leastForms["site-contact"],
			remark: key,
			email: `${key}@example.com`,
			captcha: RIGHT_ANSWER,
		}),
	}).catch(() => null);
	return response?.status === 201;
}

/** Each visitor sends forms until the Worker stops responding. Returns the confirmed keys. */
async function sendUntilKilled(origin: string, round: number): Promise<string[]> {
	const confirmed: string[] = [];
	async function visit(visitor: number): Promise<void> {
		for (let sent = 0; ; sent += 1) {
			const key = `visitor-${round}-${visitor}-${sent}`;
			if (!(await sendForm(origin, key))) return;
			confirmed.push(key);
		}
	}
	await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
	return confirmed;
}

/** Number of submissions per form key, and integrity faults. Opens the databases only while no Worker runs. */
function keptForms(stateDir: string): { kept: Map<string, number>; faults: string[] } {
	const kept = new Map<string, number>();
	const faults: string[] = [];
	for (const file of globSync(`${stateDir}/v3/d1/**/*.sqlite`)) {
		const db = new DatabaseSync(file);
		const found = db.prepare("PRAGMA quick_check").all();
		faults.push(...found.map((row) => String(row.quick_check)).filter((finding) => finding !== "ok"));
		if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'submissions'").get()) {
			for (const row of db.prepare("SELECT data ->> 'remark' AS key FROM submissions").iterate())
				kept.set(String(row.key), (kept.get(String(row.key)) ?? 0) + 1);
		}
		db.close();
	}
	return { kept, faults };
}

async function withServer<Result>(
	stateDir: string,
	feed: string,
	work: (origin: string, kill: () => void) => Promise<Result>,
) {
	migrate(stateDir);
	const settings = {
		...workerSettings(`http://127.0.0.1:${PORT}`, { url: feed, token: undefined }),
		CAPTCHA_TEST_ANSWER: RIGHT_ANSWER,
	};
	const server = await startServer({ port: PORT, stateDir, settings });
	try {
		return await work(server.origin, server.kill);
	} finally {
		await server.stop();
	}
}

async function main(): Promise<boolean> {
	ensureBuild();
	const feed = await serveFeed();
	const root = mkdtempSync(path.join(tmpdir(), "import-kill-"));
	const [calm, rough] = [path.join(root, "calm"), path.join(root, "rough")];
	const print = (line: string) => void (line.startsWith("…") || console.log(`    ${line}`));

	await withServer(calm, feed.url, (origin) => importThrough(origin, {}, print));
	const confirmed: string[] = [];
	for (let round = 1; round <= KILLS; round++) {
		const life = Math.round(Math.random() * MAX_LIFE_MS);
		await withServer(rough, feed.url, async (origin, kill) => {
			const cut = importThrough(origin, {}, () => {}).catch(() => false);
			const forms = sendUntilKilled(origin, round);
			await new Promise((resolve) => setTimeout(resolve, life));
			kill();
			const isThrough = await cut;
			const told = await forms;
			confirmed.push(...told);
			const when = isThrough ? "after its import" : "in its import";
			console.log(`  kill ${round} after ${life} ms, ${when}, ${told.length} forms confirmed`);
		});
	}
	await withServer(rough, feed.url, (origin) => importThrough(origin, {}, print));
	const isSame = contentOf(calm) === contentOf(rough);
	const { kept, faults } = keptForms(rough);
	const lost = confirmed.filter((key) => !kept.has(key));
	const twice = [...kept].filter(([, times]) => times > 1);
	feed.close();
	rmSync(root, { recursive: true, force: true });
	console.log(isSame ? `same content after ${KILLS} kills` : "DIFFERENT content");
	console.log(
		`${confirmed.length} forms confirmed, ${lost.length} of them lost, ${twice.length} kept twice, ` +
			`${kept.size - confirmed.length + lost.length} kept whose answer was lost; ` +
			`${faults.length} faults in the databases${faults.length > 0 ? `: ${faults.slice(0, 5).join("; ")}` : ""}`,
	);
	return isSame && lost.length === 0 && twice.length === 0 && faults.length === 0;
}

process.exit((await main()) ? 0 : 1);
