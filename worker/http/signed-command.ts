import { createHmac } from "node:crypto";
import type { Context, Handler, HonoRequest } from "hono";
import * as z from "zod";
import { accountFaults } from "../../app/domain/desk/answers";
import { translator } from "../../app/i18n/translator";
import { epochSeconds } from "../platform/clock";
import { guardCodeOf } from "../platform/guard";
import { jsonOrNull } from "../platform/json-column";
import { sameText } from "../platform/keyring";
import { hitStatement } from "../submissions/limits";
import type { HttpEnv } from "./context";

/** Maximum clock difference in seconds. */
const MAX_SECONDS_APART = 300;

const stampSchema = z.object({ at: z.int() });

/** Purposes of the agency's commands; all are signed with PRIVACY_KEY. */
export type CommandPurpose = "privacy" | "staff" | "failures" | "map-archive" | "redirects" | "preview";

const SIGNATURE_BYTES = 16;

/** Must match `scripts/command.ts`. */
export function commandSignature(key: string, purpose: CommandPurpose, text: string): string {
	const digest = createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
	return digest.subarray(0, SIGNATURE_BYTES).toString("base64url");
}

export function isRecent(seconds: number): boolean {
	return Math.abs(Date.now() / 1_000 - seconds) <= MAX_SECONDS_APART;
}

/** @param keys of PRIVACY_KEY; empty if commands are disabled */
export function isSigned(
	request: HonoRequest,
	keys: readonly string[],
	purpose: CommandPurpose,
	text: string,
): boolean {
	const signature = request.header("x-signature") ?? "";
	return keys.some((key) => sameText(commandSignature(key, purpose, text), signature));
}

/**
 * Handles one of the agency's commands, signed over the whole body including its timestamp. A signature works once,
 * which prevents replay. 404 without a valid signature.
 */
export function command<Schema extends z.ZodType>(
	purpose: CommandPurpose,
	schema: Schema,
	answer: (c: Context<HttpEnv>, asked: z.output<Schema>) => Promise<Response>,
): Handler<HttpEnv> {
	return async (c) => {
		const sent = await readCommand(c, purpose);
		if (sent === null) return c.notFound();
		const asked = schema.safeParse(sent);
		if (asked.success) return answer(c, asked.data);
		return c.json({ ok: false, code: "input", message: z.prettifyError(translateErrors(asked.error)) }, 422);
	};
}

/** Translates messages of the desk's schemas, which are translation keys. */
function translateErrors({ issues }: z.ZodError): z.ZodError {
	const t = translator("en", "en", "desk");
	const textOf = (message: string) => {
		const fault = accountFaults.find((key) => key === message);
		return fault ? t(fault) : message;
	};
	return new z.ZodError(issues.map((issue) => ({ ...issue, message: textOf(issue.message) })));
}

/** Null unless the signature is valid, recent and unused. */
async function readCommand(c: Context<HttpEnv>, purpose: CommandPurpose): Promise<unknown> {
	const text = await c.req.text();
	if (!isSigned(c.req, c.get("services").settings.privacyKeys, purpose, text)) return null;
	const command = jsonOrNull(text);
	const stamp = stampSchema.safeParse(command);
	if (!stamp.success || !isRecent(stamp.data.at)) return null;
	return (await isNew(c.env.PERSONAL, c.req.header("x-signature") ?? "")) ? command : null;
}

/** Uses a rate limit of 1: the database rejects a second use. */
async function isNew(db: D1Database, signature: string): Promise<boolean> {
	const limit = { subject: `command ${signature}`, max: 1, span: 2 * MAX_SECONDS_APART };
	try {
		await hitStatement(db, limit, epochSeconds()).run();
		return true;
	} catch (error) {
		if (guardCodeOf(error) === "limit-reached") return false;
		throw error;
	}
}
