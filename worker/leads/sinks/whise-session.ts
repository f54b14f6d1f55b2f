import { isRecord } from "../../../app/domain/records";
import { authenticatedCaller } from "../authenticated-caller";
import {
	type Answer,
	blamesContent,
	callSystem,
	deniesAccess,
	failure,
	faultLine,
	fieldsNamed,
	jsonOf,
	refusal,
} from "../call";
import type { Body, Fault, Written } from "../write";

export type WhiseAccess = {
	url: string;
	user: string;
	password: string;
	clientId: number;
	/** New contacts belong to the first office, unless the property's office is in the list. */
	officeIds: readonly number[];
};

type Json = Readonly<Record<string, unknown>>;
export type Got = Written<Json>;

export const SYSTEM = "Whise";

export type WhiseSession = ReturnType<typeof createWhiseSession>;

/** Creates the API client for one delivery. */
export function createWhiseSession(account: WhiseAccess) {
	const withToken = authenticatedCaller(signIn);
	/** Cached lists by path. */
	const lists = new Map<string, Json[]>();

	async function signIn(): Promise<string | Fault> {
		const own = await post("token", { username: account.user, password: account.password }, null);
		const first = readToken(own);
		if (typeof first !== "string") return first;
		const office = await post(
			"v1/admin/clients/token",
			{ ClientId: account.clientId, OfficeId: account.officeIds[0] },
			first,
		);
		return readToken(office);
	}

	function post(path: string, body: Body, bearer: string | null, method: "POST" | "DELETE" = "POST"): Promise<Answer> {
		return callSystem({
			method,
			url: `${account.url.replace(/\/+$/, "")}/${path}`,
			token: bearer,
			body: JSON.stringify(body),
		});
	}

	/** Sends a request. @param options.known fields that a refusal may name */
	async function ask(
		path: string,
		body: Body,
		{ method = "POST", known = Object.keys(body) }: { method?: "POST" | "DELETE"; known?: readonly string[] } = {},
	): Promise<Got> {
		const answer = await withToken((token) => post(path, body, token, method));
		return "ok" in answer ? answer : parseResult(path, answer, known);
	}

	/** Reads one of Whise's lists and caches it; empty when it is not available. */
	async function listOf(path: string, key: string): Promise<Json[]> {
		const known = lists.get(path);
		if (known) return known;
		const got = await ask(path, {});
		if (!got.ok) return [];
		const entries = got.value[key];
		const list = Array.isArray(entries) ? entries.filter(isRecord) : [];
		lists.set(path, list);
		return list;
	}

	return { ask, listOf };
}

function parseResult(path: string, answer: Answer, known: readonly string[]): Got {
	const json = jsonOf(answer);
	const { status } = answer;
	const isInvalid = isRecord(json) && json.isValidRequest === false;
	if (status === 200 && isRecord(json) && !isInvalid) return { ok: true, value: json };
	if (isInvalid || blamesContent(status)) {
		const fields = fieldsNamed(isRecord(json) ? (json.validationErrors ?? json) : json, known);
		return refusal(SYSTEM, `refuses ${path}`, fields, status);
	}
	return failure(SYSTEM, path, answer);
}

/** Returns the token from a response, or a fault: `denied` without access, else `failed`. */
function readToken(answer: Answer): string | Fault {
	const json = jsonOf(answer);
	if (answer.status === 200 && isRecord(json) && typeof json.token === "string" && json.token) return json.token;
	const isDenied = deniesAccess(answer.status) || answer.status === 400 || answer.status === 200;
	return {
		ok: false,
		reason: isDenied ? "denied" : "failed",
		fault: faultLine(SYSTEM, isDenied ? "lets the account of the web service not in" : `token ${answer.fault}`),
	};
}
