import * as z from "zod";
import type { FeedPart, RunMessage } from "../../../../app/domain/imports/message";
import { SWEEPBRIGHT_JSON, type SweepBrightAccount } from "../../../platform/sweepbright";
import { FeedError, FeedRefusal } from "../../source";
import { authenticatedCaller, UNAUTHORIZED } from "../authenticated-caller";
import { concernsRecord, fitting, readJson } from "../read";

export type Estate = Readonly<Record<string, unknown>>;

export const SYSTEM = "SweepBright";

const tokenSchema = z.object({ access_token: z.string().min(1) });
const estateSchema = z.record(z.string(), z.unknown());
const NOT_FOUND = 404;

/** Whether the request for an estate, not for the token, failed with this status. */
export function isStatusOfRecord(told: RunMessage, status: number): boolean {
	return concernsRecord(told) && told.code === "answered" && told.status === status;
}

/** Client of the API, which only returns single estates, and only for some time after their announcement. */
export function sweepBrightService({ url, clientId, secret }: SweepBrightAccount) {
	const base = url.replace(/\/+$/, "");
	const withToken = authenticatedCaller(signIn);

	async function signIn(): Promise<string> {
		const what: FeedPart = { part: "token", system: SYSTEM };
		const body = { grant_type: "client_credentials", client_id: clientId, client_secret: secret };
		const answer = await readJson({ what, url: `${base}/oauth/token`, body, accept: SWEEPBRIGHT_JSON }, (json) =>
			fitting(tokenSchema, json, what),
		);
		return answer.access_token;
	}

	return {
		/** @throws FeedError @returns null when the estate is not available, or no longer */
		async estate(id: string): Promise<Estate | null> {
			const what: FeedPart = { part: "record", system: SYSTEM, record: id };
			try {
				return await withToken((token) =>
					readJson({ what, url: `${base}/estates/${id}`, token, accept: SWEEPBRIGHT_JSON }, (json) =>
						fitting(estateSchema, json, what),
					),
				);
			} catch (error) {
				if (error instanceof FeedError && isStatusOfRecord(error.runMessage, NOT_FOUND)) return null;
				throw error;
			}
		},
		/** Sends the URL of an estate's page. @returns whether SweepBright accepted it */
		async setUrl(id: string, page: string): Promise<boolean> {
			const what: FeedPart = { part: "record", system: SYSTEM, record: id };
			return withToken(async (token) => {
				const answer = await fetch(`${base}/estates/${id}/url`, {
					method: "PUT",
					headers: { accept: SWEEPBRIGHT_JSON, "content-type": "application/json", authorization: `Bearer ${token}` },
					body: JSON.stringify({ url: page }),
					redirect: "manual",
					signal: AbortSignal.timeout(URL_TIMEOUT_MS),
				});
				await answer.body?.cancel();
				if (answer.status === UNAUTHORIZED) throw new FeedRefusal({ code: "denied", what, status: UNAUTHORIZED });
				return answer.ok;
			});
		},
	};
}

const URL_TIMEOUT_MS = 10_000;
