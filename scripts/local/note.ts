import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const ANSWER_TIMEOUT_MS = 10_000;

/** The note in a state folder about the site that uses it. */
type Note = { origin: string; runId: string };

function noteOf(stateDir: string): string {
	return path.join(stateDir, "server.json");
}

/** Leaves a note of the running site in its state folder, so that others find it. @returns what takes it away again */
export function noteServer(stateDir: string, { origin, runId }: Note): () => void {
	mkdirSync(stateDir, { recursive: true });
	writeFileSync(noteOf(stateDir), JSON.stringify({ origin, runId }));
	return () => rmSync(noteOf(stateDir), { force: true });
}

/** Where the site of a state folder answers now, if it runs; another one that took its port does not count. */
export async function findRunningSite(stateDir: string): Promise<string | null> {
	if (!existsSync(noteOf(stateDir))) return null;
	const { origin, runId } = JSON.parse(readFileSync(noteOf(stateDir), "utf8")) as Note;
	return (await isAnswering(origin, runId)) ? origin : null;
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
