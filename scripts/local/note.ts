import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { readJsonFile, writeFileAtomic } from "./kept-file.ts";

const ANSWER_TIMEOUT_MS = 10_000;

/** File in a state folder that describes the site using it. */
const noteSchema = z.object({ origin: z.url(), runId: z.string() });

type Note = z.infer<typeof noteSchema>;

function noteOf(stateDir: string): string {
	return path.join(stateDir, "server.json");
}

/**
 * Writes the note, so that other processes find the running site.
 * @returns function that removes it
 */
export function noteServer(stateDir: string, { origin, runId }: Note): () => void {
	mkdirSync(stateDir, { recursive: true });
	writeFileAtomic(noteOf(stateDir), JSON.stringify({ origin, runId }));
	return () => rmSync(noteOf(stateDir), { force: true });
}

/**
 * Returns the origin of the running site of a state folder; null without one. Another site on the same port does not
 * count.
 */
export async function findRunningSite(stateDir: string): Promise<string | null> {
	const note = readJsonFile(noteOf(stateDir), noteSchema);
	return note && (await isAnswering(note.origin, note.runId)) ? note.origin : null;
}

/** Whether the local server at an origin answers with this run id. */
export async function isAnswering(origin: string, runId: string): Promise<boolean> {
	try {
		const answer = await fetch(`${origin}/dev/run`, {
			redirect: "manual",
			signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
		});
		return answer.ok && (await answer.text()) === runId;
	} catch {
		return false;
	}
}
