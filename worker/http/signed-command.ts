import type { HonoRequest } from "hono";
import * as z from "zod";
import { createLinks, type LinkPurpose } from "../platform/links";

/** How far the caller's clock may be from this one. */
const MOST_SECONDS_APART = 300;

const stampSchema = z.object({ at: z.int() });

/** What the agency's own commands are for; all are signed with PRIVACY_KEY. */
type CommandPurpose = Extract<LinkPurpose, "privacy" | "staff" | "failures" | "map-archive" | "redirects" | "preview">;

export function isRecent(seconds: number): boolean {
	return Math.abs(Date.now() / 1_000 - seconds) <= MOST_SECONDS_APART;
}

/** @param key PRIVACY_KEY; null where the commands are closed */
export async function isSigned(
	request: HonoRequest,
	key: string | null,
	purpose: CommandPurpose,
	text: string,
): Promise<boolean> {
	return key !== null && createLinks(key).verify(purpose, text, request.header("x-signature") ?? "");
}

/**
 * What one of the agency's own commands asks, signed over the whole body and its moment.
 * @param key PRIVACY_KEY; null where the commands are closed
 * @returns null where no valid and recent signature is present
 */
export async function readCommand(request: HonoRequest, key: string | null, purpose: CommandPurpose): Promise<unknown> {
	const text = await request.text();
	if (!(await isSigned(request, key, purpose, text))) return null;
	const command = parsed(text);
	const stamp = stampSchema.safeParse(command);
	return stamp.success && isRecent(stamp.data.at) ? command : null;
}

/** Null where it is no JSON. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
