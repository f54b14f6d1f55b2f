import type { Context, Hono } from "hono";
import type { HttpEnv } from "../context";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** A call that there is not, or not by this method: then the answer names those that there are. */
export function noCall(app: Hono<HttpEnv>, c: Context<HttpEnv>): Response {
	const allowed = methods.filter((method) => isRouted(app, method, c.req.path));
	if (allowed.length === 0) return c.json({ ok: false, code: "not-found", message: "no such call", errors: {} }, 404);
	c.header("Allow", allowed.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", "));
	return c.json({ ok: false, code: "method", message: "this call takes another method", errors: {} }, 405);
}

/** Middleware and what answers every method count for none. */
function isRouted(app: Hono<HttpEnv>, method: string, path: string): boolean {
	return app.router.match(method, path)[0].some(([[, route]]) => route.method === method);
}
