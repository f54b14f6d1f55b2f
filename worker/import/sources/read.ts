import type * as z from "zod";
import { readBody } from "../../platform/bytes";
import { FeedError, FeedRefusal } from "../source";

const ATTEMPTS = 3;
const FIRST_DELAY_MS = 250;
const TIMEOUT_MS = 10_000;
const BYTES_PER_MB = 1_000_000;
const LARGEST_ANSWER_BYTES = 25 * BYTES_PER_MB;

export type FeedRequest = {
	/** What is asked for, as messages name it: `page 3 of the feed`. */
	what: string;
	url: string;
	token?: string | null;
	/** Posted as JSON; where there is none, the address is only read. */
	body?: unknown;
	/** In bytes: an answer that is larger is not read to its end. */
	largest?: number;
};

/**
 * Asks a system for JSON, again after a while where it fails.
 * @param check parses the answer; what it throws is a failure too
 * @throws FeedError after the last attempt, FeedRefusal at once
 */
export function readJson<Wanted>(request: FeedRequest, check: (json: unknown) => Wanted): Promise<Wanted> {
	return readText(request, "application/json", (text) => check(parsed(text, request.what)));
}

async function readText<Wanted>(request: FeedRequest, type: string, check: (text: string) => Wanted): Promise<Wanted> {
	return readBytes(request, type, (bytes) => check(new TextDecoder().decode(bytes)));
}

/** The same for an answer of another type. */
export async function readBytes<Wanted>(
	request: FeedRequest,
	type: string,
	check: (bytes: Uint8Array) => Wanted,
): Promise<Wanted> {
	for (let attempt = 1; ; attempt++) {
		try {
			return check(await readOnce(request, type));
		} catch (error) {
			if (attempt === ATTEMPTS || !(error instanceof FeedError) || error instanceof FeedRefusal) throw error;
			await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** (attempt - 1)));
		}
	}
}

/** The answer in the shape that it should have. @throws FeedError that names the first fault */
export function fitting<Schema extends z.ZodType>(schema: Schema, json: unknown, what: string): z.output<Schema> {
	const result = schema.safeParse(json);
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	throw new FeedError(`${what} does not fit: ${issue?.path.join(".")} ${issue?.message}`);
}

const LONGEST_REASON = 200;

/** A password as it is in a request: in JSON, in an address, in both. */
function waysToWrite(password: string): string[] {
	const inJson = JSON.stringify(password).slice(1, -1);
	return [encodeURIComponent(inJson), encodeURIComponent(password), inJson, password];
}

/** A system's own refusal: its message, in one line and without the password, should it repeat that. */
export function refusal(what: string, said: string | null | undefined, password: string): FeedRefusal {
	const masked = waysToWrite(password).reduce((text, written) => text.replaceAll(written, "…"), said ?? "");
	const line = masked.replaceAll(/\s+/g, " ").trim();
	return new FeedRefusal(`${what} is refused: ${line.slice(0, LONGEST_REASON) || "no reason is given"}`);
}

async function readOnce(request: FeedRequest, type: string): Promise<Uint8Array> {
	const { what, url, token, body, largest = LARGEST_ANSWER_BYTES } = request;
	try {
		const response = await fetch(url, {
			method: body === undefined ? "GET" : "POST",
			headers: {
				accept: type,
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...(token ? { authorization: `Bearer ${token}` } : {}),
			},
			body: body === undefined ? null : JSON.stringify(body),
			redirect: "manual",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (response.status === 401 || response.status === 403) {
			throw new FeedRefusal(`${what} answered ${response.status}: are the credentials right?`);
		}
		if (response.status !== 200) throw new FeedError(`${what} answered ${response.status}`);
		const bytes = await readBody(response, largest);
		if (bytes === null) throw new FeedError(`${what} is too large: more than ${largest / BYTES_PER_MB} MB`);
		return bytes;
	} catch (error) {
		if (error instanceof FeedError) throw error;
		throw new FeedError(`${what} cannot be reached: ${reasonOf(error)}`);
	}
}

function parsed(text: string, what: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new FeedError(`${what} is no JSON`);
	}
}

/** In one line, and without the part of an address that may carry a password. */
function reasonOf(error: unknown): string {
	const message = error instanceof Error ? (error.message.split("\n")[0] ?? "no reason given") : String(error);
	return message.replaceAll(/\?\S*/g, "");
}
