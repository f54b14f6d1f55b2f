import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { readKept, writeKept } from "./kept-file.ts";

const ANSWER_TIMEOUT_MS = 10_000;

/** The note in a state folder about the site that uses it. */
const noteSchema = z.object({ origin: z.url(), runId: z.string() });

type Note = z.infer<typeof noteSchema>;

function noteOf(stateDir: string): string {
	return path.join(stateDir, "server.json");
}

/** Leaves a note of the running site in its state folder, so that others find it. @returns what takes it away again */
export function noteServer(stateDir: string, { origin, runId }: Note): () => void {
	mkdirSync(stateDir, { recursive: true });
	writeKept(noteOf(stateDir), JSON.stringify({ origin, runId }));
	return () => rmSync(noteOf(stateDir), { force: true });
}

/** Where the site of a state folder answers now, if it runs; another one that took its port does not count. */
export async function findRunningSite(stateDir: string): Promise<string | null> {
	const note = readKept(noteOf(stateDir), noteSchema);
	return note && (await isAnswering(note.origin, note.runId)) ? note.origin : null;
}

/** Whether a certain start of the local server answers at an address. */
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
