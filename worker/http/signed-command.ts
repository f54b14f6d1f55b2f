import type { HonoRequest } from "hono";
import * as z from "zod";
import { createLinks, type LinkPurpose } from "../platform/links";

/** How far the caller's clock may be from this one. */
const MOST_SECONDS_APART = 300;

const stampSchema = z.object({ at: z.int() });

/**
 * What one of the agency's own commands asks, signed over the whole body and its moment.
 * @param key PRIVACY_KEY; null where the commands are closed
 * @returns null for what nobody with the key has signed just now
 */
export async function readCommand(
	request: HonoRequest,
	key: string | null,
	purpose: Extract<LinkPurpose, "privacy" | "failures">,
): Promise<unknown> {
	const text = await request.text();
	const signature = request.header("x-signature") ?? "";
	if (key === null || !(await createLinks(key).verify(purpose, text, signature))) return null;
	const command: unknown = JSON.parse(text);
	const stamp = stampSchema.safeParse(command);
	return stamp.success && Math.abs(Date.now() / 1_000 - stamp.data.at) <= MOST_SECONDS_APART ? command : null;
}
