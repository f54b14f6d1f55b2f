import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import process from "node:process";
import { type CalledSite, calledSite, withoutEnvironment } from "./command.ts";

/**
 * `npm run map -- FILE.pmtiles` uploads a street map archive and activates it; `npm run map -- --remove` returns to the
 * tile service or the embedded outlines. docs/map.md describes how to make an archive.
 */
const USAGE = "Usage: npm run map -- FILE.pmtiles, or npm run map -- --remove [--env staging|production]";

/** R2 multipart uploads need parts of equal size; a Worker accepts a body of this size. */
const PART_BYTES = 16 * 1024 * 1024;
const VERSION_DIGITS = 12;
const TRIES = 3;

type Part = { partNumber: number; etag: string };
type Info = { minzoom: number; maxzoom: number; bounds: number[]; attribution: string };

function now(): number {
	return Math.floor(Date.now() / 1_000);
}

async function call<Answer>(site: CalledSite, body: Record<string, unknown>): Promise<Answer> {
	const text = JSON.stringify({ ...body, at: now() });
	const response = await fetch(`${site.origin}/api/map-archive`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-signature": site.sign("map-archive", text) },
		body: text,
	});
	const answer = (await response.json().catch(() => null)) as (Answer & { message?: string }) | null;
	if (!response.ok || !answer) throw new Error(answer?.message ?? `${site.origin} answered ${response.status}.`);
	return answer;
}

/** Prefix of the archive's SHA-256: a repeated upload of the same archive sends nothing. */
async function versionOf(file: string): Promise<string> {
	const hash = createHash("sha256");
	for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
	return hash.digest("hex").slice(0, VERSION_DIGITS);
}

async function sendPart(
	site: CalledSite,
	version: string,
	uploadId: string,
	number: number,
	bytes: Buffer,
): Promise<Part> {
	for (let attempt = 1; ; attempt += 1) {
		const at = now();
		const query = new URLSearchParams({ upload: uploadId, at: String(at) });
		const response = await fetch(`${site.origin}/api/map-archive/part/${version}/${number}?${query}`, {
			method: "PUT",
			headers: {
				"content-type": "application/octet-stream",
				"x-signature": site.sign("map-archive", `part ${version} ${number} ${uploadId} ${at}`),
			},
			body: new Uint8Array(bytes),
		}).catch(() => null);
		if (response?.ok) {
			const { partNumber, etag } = (await response.json()) as Part;
			return { partNumber, etag };
		}
		if (attempt === TRIES) throw new Error(`Part ${number} was not taken: ${response?.status ?? "no answer"}.`);
	}
}

async function upload(site: CalledSite, file: FileHandle, version: string): Promise<void> {
	const { size } = await file.stat();
	const { uploadId } = await call<{ uploadId: string | null }>(site, { action: "begin", version });
	if (uploadId === null) return;
	const parts: Part[] = [];
	const count = Math.ceil(size / PART_BYTES);
	for (let number = 1; number <= count; number += 1) {
		const start = (number - 1) * PART_BYTES;
		const bytes = Buffer.alloc(Math.min(PART_BYTES, size - start));
		await file.read(bytes, 0, bytes.length, start);
		parts.push(await sendPart(site, version, uploadId, number, bytes));
		process.stdout.write(`  ${Math.round((number / count) * 100)} % of ${Math.ceil(size / 1_000_000)} MB\n`);
	}
	await call(site, { action: "finish", version, uploadId, parts });
}

async function main(args: string[]): Promise<void> {
	const { environment, rest } = withoutEnvironment(args);
	const [target] = rest;
	if (!target) throw new Error(USAGE);
	const site = await calledSite(environment);
	if (target === "--remove") {
		const { removed } = await call<{ removed: number }>(site, { action: "remove" });
		process.stdout.write(removed > 0 ? "The archive is removed.\n" : "There was no archive.\n");
		return;
	}
	const file = await open(target);
	try {
		const magic = Buffer.alloc(8);
		await file.read(magic, 0, magic.length, 0);
		if (magic.toString("latin1", 0, 7) !== "PMTiles" || magic[7] !== 3) {
			throw new Error(`${target} is no PMTiles archive (version 3).`);
		}
		const version = await versionOf(target);
		await upload(site, file, version);
		const { info } = await call<{ info: Info }>(site, { action: "show", version });
		process.stdout.write(
			`${site.origin} shows the archive ${version}: zoom ${info.minzoom} to ${info.maxzoom}, ${info.bounds.join(", ")}, ${info.attribution}\n`,
		);
	} finally {
		await file.close();
	}
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
