import type { DeskAction } from "./actions";

/**
 * API calls below `/api/desk` with their required action. `open` calls need no session, as they are for signing in. A
 * call without a row cannot be registered (`worker/http/api/desk/desk.ts`), and tests try every row with every role.
 */
export const deskCalls = {
	"POST /passkeys/sign-in/options": "open",
	"POST /passkeys/sign-in": "open",
	"POST /invitation/passkey/options": "open",
	"POST /invitation/passkey": "open",
	"POST /passkeys/options": "account.own",
	"POST /passkeys": "account.own",
	"GET /inbox/news": "inbox.see",
	"GET /inbox.csv": "inbox.export",
	"GET /results.csv": "results.export",
	"GET /audit.csv": "audit.export",
	"POST /content/preview": "content.see",
	"GET /newsletter.csv": "newsletter.export",
	"GET /searches.csv": "searches.export",
	"GET /redirects.csv": "redirects.export",
	"POST /privacy/export": "privacy.act",
} as const satisfies Record<string, DeskAction | "open">;

export type DeskCall = keyof typeof deskCalls;
