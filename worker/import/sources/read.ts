import * as z from "zod";
import type { Fault, FeedPart, RunMessage } from "../../../app/domain/imports/message";
import { isRecord } from "../../../app/domain/records";
import { readBody } from "../../platform/bytes";
import { log } from "../../platform/log";
import { unfit } from "../report/findings";
import { FeedError, FeedRefusal } from "../source";

const ATTEMPTS = 3;
const FIRST_DELAY_MS = 250;
/** Who is to be asked again later than this is asked by the next run. */
const LONGEST_DELAY_MS = 120_000;
const TIMEOUT_MS = 10_000;
const BYTES_PER_MB = 1_000_000;
const LARGEST_ANSWER_BYTES = 25 * BYTES_PER_MB;

export type FeedRequest = {
	what: FeedPart;
	url: string;
	token?: string | null;
	/** Posted as JSON; where there is none, the address is only read. */
	body?: unknown;
	/** The type that is asked for, where it is none of the usual ones. */
	accept?: string;
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
	return readBytes(request, type, (bytes, encoding) => check(decoderOf(encoding, request.what).decode(bytes)));
}

/** The same for an answer of another type. */
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
			if (delay > LONGEST_DELAY_MS) throw error;
			await new Promise((resolve) => setTimeout(resolve, delay));
		}
	}
}

/** The answer in the shape that it should have. @throws FeedError that names the first fault */
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

const faultsOfOne: ReadonlySet<RunMessage["code"]> = new Set([
	"refused-by-system",
	"empty-answer",
	"not-json",
	"not-fitting",
	"not-an-object",
	"answer-too-large",
]);

/** Whether a record itself was asked for, and not the token or the list before it. */
export function isOfRecord(told: RunMessage): boolean {
	return "what" in told && told.what.part === "record";
}

/** Whether an answer says something of one record alone: the others can be read. */
export function isFaultOfOne(told: RunMessage): boolean {
	return isOfRecord(told) && faultsOfOne.has(told.code);
}

const LONGEST_REASON = 200;

/** A password as it is in a request: in JSON, in an address, in both. */
function waysToWrite(password: string): string[] {
	const inJson = JSON.stringify(password).slice(1, -1);
	return [encodeURIComponent(inJson), encodeURIComponent(password), inJson, password];
}

/** A system's own refusal: its message, in one line and without the password, should it repeat that. */
export function refusal(what: FeedPart, said: string | null | undefined, password: string): FeedRefusal {
	const masked = waysToWrite(password).reduce((text, written) => text.replaceAll(written, "…"), said ?? "");
	const line = masked.replaceAll(/\s+/g, " ").trim();
	return new FeedRefusal({ code: "refused-by-system", what, said: line.slice(0, LONGEST_REASON) || null });
}

/** A file in another encoding than UTF-8 says so. @throws FeedError for an unknown one */
export function decoderOf(encoding: string, what: FeedPart): TextDecoder {
	try {
		return new TextDecoder(encoding);
	} catch {
		throw new FeedError({ code: "file-encoding", what, encoding: encoding.slice(0, 40) });
	}
}

async function readOnce(request: FeedRequest, type: string): Promise<{ bytes: Uint8Array; encoding: string }> {
	const { what, url, token, body, largest = LARGEST_ANSWER_BYTES, accept = type } = request;
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

/** The header `Retry-After` in milliseconds from now: a number of seconds, or a date; null where it says neither. */
function retryDelay(header: string | null, now: number): number | null {
	const said = header?.trim() ?? "";
	if (/^\d{1,9}$/.test(said)) return Number(said) * 1_000;
	const at = Date.parse(said);
	return Number.isNaN(at) ? null : Math.max(0, at - now);
}

function parsed(text: string, what: FeedPart): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new FeedError({ code: "not-json", what });
	}
}

/** In one line, and without the part of an address that may carry a password. */
function reasonOf(error: unknown): string {
	const message = error instanceof Error ? (error.message.split("\n")[0] ?? "no reason given") : String(error);
	return message.replaceAll(/\?\S*/g, "");
}
