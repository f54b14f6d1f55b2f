import * as z from "zod";
import type { Fault, FeedPart, RunMessage } from "../../../app/domain/imports/message";
import { isRecord } from "../../../app/domain/records";
import { readBody } from "../../platform/bytes";
import { log } from "../../platform/log";
import { unfit } from "../report/findings";
import { FeedError, FeedRefusal } from "../source";

const ATTEMPTS = 3;
const FIRST_DELAY_MS = 250;
/** Longest retry delay; a longer `Retry-After` is left to the next run. */
const MAX_DELAY_MS = 120_000;
const TIMEOUT_MS = 10_000;
const BYTES_PER_MB = 1_000_000;
const MAX_ANSWER_BYTES = 25 * BYTES_PER_MB;

export type FeedRequest = {
	what: FeedPart;
	url: string;
	token?: string | null;
	/** Sent as JSON with POST; without it the request is a GET. */
	body?: unknown;
	/** `Accept` header, when it differs from the default. */
	accept?: string;
	/** Maximum response size in bytes. */
	largest?: number;
};

/**
 * Fetches JSON from a system, with retries.
 * @param check parses the response; a FeedError that it throws counts as a failed attempt
 * @throws FeedError after the last attempt, FeedRefusal without a retry
 */
export function readJson<Wanted>(request: FeedRequest, check: (json: unknown) => Wanted): Promise<Wanted> {
	return readText(request, "application/json", (text) => check(parsed(text, request.what)));
}

async function readText<Wanted>(request: FeedRequest, type: string, check: (text: string) => Wanted): Promise<Wanted> {
	return readBytes(request, type, (bytes, encoding) => check(decoderOf(encoding, request.what).decode(bytes)));
}

/** Same as readJson(), for a response of another type. */
export async function readBytes<Wanted>(
	request: FeedRequest,
	type: string,
	check: (bytes: Uint8Array, encoding: string) => Wanted,
): Promise<Wanted> {
	for (let attempt = 1; ; attempt++) {
		try {
			const { bytes, encoding } = await readOnce(request, type);
			return check(bytes, encoding);
		} catch (error) {
			if (attempt === ATTEMPTS || !(error instanceof FeedError) || error instanceof FeedRefusal) throw error;
			const delay = error.retryAfter ?? FIRST_DELAY_MS * 2 ** (attempt - 1);
			if (delay > MAX_DELAY_MS) throw error;
			await new Promise((resolve) => setTimeout(resolve, delay));
		}
	}
}

/** Validates a response against a schema. @throws FeedError that names the first fault */
export function fitting<Schema extends z.ZodType>(schema: Schema, json: unknown, what: FeedPart): z.output<Schema> {
	const result = schema.safeParse(json);
	if (result.success) return result.data;
	if (schema instanceof z.ZodObject && !isRecord(json)) {
		const asked = Object.entries(schema.shape).filter(([, part]) => !part.isOptional());
		throw new FeedError({ code: "not-an-object", what, parts: asked.map(([name]) => name).join(", ") });
	}
	const unfitting = unfit(result.error, json);
	const field = "field" in unfitting ? unfitting.field : "";
	const fault: Fault = "fault" in unfitting ? unfitting.fault : { fault: "missing" };
	throw new FeedError({ code: "not-fitting", what, field, fault });
}

const recordFaults: ReadonlySet<RunMessage["code"]> = new Set([
	"refused-by-system",
	"empty-answer",
	"not-json",
	"not-fitting",
	"not-an-object",
	"answer-too-large",
]);

/** Whether the request was for a single record, not for a token or a list. */
export function concernsRecord(message: RunMessage): boolean {
	return "what" in message && message.what.part === "record";
}

/** Whether the fault concerns one record only, so that others can still be read. */
export function isRecordFault(message: RunMessage): boolean {
	return concernsRecord(message) && recordFaults.has(message.code);
}

const MAX_REASON_LENGTH = 200;

/** A password and its encodings in a request: in JSON, in a URL, in both. */
function encodingsOf(password: string): string[] {
	const inJson = JSON.stringify(password).slice(1, -1);
	return [encodeURIComponent(inJson), encodeURIComponent(password), inJson, password];
}

/** Creates the error for a refusal by the system, with its message on one line and the password masked. */
export function refusal(what: FeedPart, said: string | null | undefined, password: string): FeedRefusal {
	const masked = encodingsOf(password).reduce((text, written) => text.replaceAll(written, "…"), said ?? "");
	const line = masked.replaceAll(/\s+/g, " ").trim();
	return new FeedRefusal({ code: "refused-by-system", what, said: line.slice(0, MAX_REASON_LENGTH) || null });
}

/** Returns the decoder for a declared encoding. @throws FeedError for an unknown encoding */
export function decoderOf(encoding: string, what: FeedPart): TextDecoder {
	try {
		return new TextDecoder(encoding);
	} catch {
		throw new FeedError({ code: "file-encoding", what, encoding: encoding.slice(0, 40) });
	}
}

async function readOnce(request: FeedRequest, type: string): Promise<{ bytes: Uint8Array; encoding: string }> {
	const { what, url, token, body, largest = MAX_ANSWER_BYTES, accept = type } = request;
	try {
		const response = await fetch(url, {
			method: body === undefined ? "GET" : "POST",
			headers: {
				accept,
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...(token ? { authorization: `Bearer ${token}` } : {}),
			},
			body: body === undefined ? null : JSON.stringify(body),
			redirect: "manual",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (response.status === 401 || response.status === 403) {
			throw new FeedRefusal({ code: "denied", what, status: response.status });
		}
		if (response.status === 404) throw new FeedRefusal({ code: "answered", what, status: response.status });
		if (response.status !== 200) {
			const delay = retryDelay(response.headers.get("retry-after"), Date.now());
			throw new FeedError({ code: "answered", what, status: response.status }, delay);
		}
		const bytes = await readBody(response, largest);
		if (bytes === null) throw new FeedError({ code: "answer-too-large", what, megabytes: largest / BYTES_PER_MB });
		const [, encoding = "utf-8"] = /;\s*charset="?([^\s";]+)/i.exec(response.headers.get("content-type") ?? "") ?? [];
		return { bytes, encoding };
	} catch (error) {
		if (error instanceof FeedError) throw error;
		log("warn", "feed-not-reached", { what: JSON.stringify(what), error: reasonOf(error) });
		throw new FeedError({ code: "unreachable", what });
	}
}

/** Parses `Retry-After` (seconds or a date) to milliseconds from now; null when it is missing or invalid. */
function retryDelay(header: string | null, now: number): number | null {
	const value = header?.trim() ?? "";
	if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
	const at = Date.parse(value);
	return Number.isNaN(at) ? null : Math.max(0, at - now);
}

function parsed(text: string, what: FeedPart): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new FeedError({ code: "not-json", what });
	}
}

/** First line of an error message, without query strings: they may contain a password. */
function reasonOf(error: unknown): string {
	const message = error instanceof Error ? (error.message.split("\n")[0] ?? "no reason given") : String(error);
	return message.replaceAll(/\?\S*/g, "");
}
