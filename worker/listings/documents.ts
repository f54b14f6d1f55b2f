import type { Settings } from "../env";
import { fetchPublic } from "../platform/public-fetch";
import type { RowOf } from "../platform/rows";

export type DocumentOwner = { kind: "property" | "project"; id: number };

/** @property origin the site's origin */
export type DocumentAsked = { owner: DocumentOwner; documentId: string; origin: string };

/** URL of a listed property's or project's document, also of one sent on request only; null if it does not exist. */
async function findDocumentUrl(
	db: D1Database,
	{ kind, id }: DocumentOwner,
	documentId: string,
): Promise<string | null> {
	const table = kind === "property" ? "listings" : "projects";
	const row = await db
		.withSession("first-unconstrained")
		.prepare(
			`SELECT d.url FROM documents AS d JOIN ${table} AS l ON l.id = d.owner_id AND l.state = 'listed'
			WHERE d.kind = ? AND d.owner_id = ? AND d.id = ?`,
		)
		.bind(kind, id, documentId)
		.first<RowOf<"documents", "url">>();
	return row?.url ?? null;
}

const MAX_DOCUMENT_MS = 30_000;

/** Fetches the agency's original document; null if it cannot be found. */
export async function fetchDocument(
	env: Env,
	{ environment }: Pick<Settings, "environment">,
	{ owner, documentId, origin }: DocumentAsked,
): Promise<Response | null> {
	const found = await findDocumentUrl(env.LISTINGS, owner, documentId);
	if (!found) return null;
	const url = new URL(found, origin);
	if (url.origin === origin) return okOrNull(await env.ASSETS.fetch(url));
	const signal = AbortSignal.timeout(MAX_DOCUMENT_MS);
	return okOrNull(await fetchPublic(url.href, { allowLoopback: environment === "local", signal }).catch(() => null));
}

function okOrNull(response: Response | null): Response | null {
	return response?.ok ? response : null;
}
