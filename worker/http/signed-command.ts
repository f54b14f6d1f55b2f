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

/** How far the caller's clock may be from this one. */
const MOST_SECONDS_APART = 300;

const stampSchema = z.object({ at: z.int() });

/** What the agency's own commands are for; all are signed with PRIVACY_KEY. */
export type CommandPurpose = "privacy" | "staff" | "failures" | "map-archive" | "redirects" | "preview";

const SIGNATURE_BYTES = 16;

/** As `scripts/command.ts` signs. */
export function commandSignature(key: string, purpose: CommandPurpose, text: string): string {
	const digest = createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
	return digest.subarray(0, SIGNATURE_BYTES).toString("base64url");
}

export function isRecent(seconds: number): boolean {
	return Math.abs(Date.now() / 1_000 - seconds) <= MOST_SECONDS_APART;
}

/** @param keys of PRIVACY_KEY; none where the commands are closed */
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
 * Answers one of the agency's own commands, signed over the whole body and its moment. Each is carried out once: who has
 * overheard one cannot repeat it. There is nothing here for who has not signed.
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
		return c.json({ ok: false, code: "input", message: z.prettifyError(inWords(asked.error)) }, 422);
	};
}

/** The desk's own schemas say what is wrong by the key of a text. */
function inWords({ issues }: z.ZodError): z.ZodError {
	const t = translator("en", "en", "desk");
	const textOf = (message: string) => {
		const fault = accountFaults.find((key) => key === message);
		return fault ? t(fault) : message;
	};
	return new z.ZodError(issues.map((issue) => ({ ...issue, message: textOf(issue.message) })));
}

/** Null where no valid, recent and new signature is present. */
async function readCommand(c: Context<HttpEnv>, purpose: CommandPurpose): Promise<unknown> {
	const text = await c.req.text();
	if (!isSigned(c.req, c.get("services").settings.privacyKeys, purpose, text)) return null;
	const command = jsonOrNull(text);
	const stamp = stampSchema.safeParse(command);
	if (!stamp.success || !isRecent(stamp.data.at)) return null;
	return (await isNew(c.env.PERSONAL, c.req.header("x-signature") ?? "")) ? command : null;
}

/** Counted like what people send: the database itself refuses the second. */
async function isNew(db: D1Database, signature: string): Promise<boolean> {
	const limit = { subject: `command ${signature}`, most: 1, span: 2 * MOST_SECONDS_APART };
	try {
		await hitStatement(db, limit, epochSeconds()).run();
		return true;
	} catch (error) {
		if (guardCodeOf(error) === "limit-reached") return false;
		throw error;
	}
}
