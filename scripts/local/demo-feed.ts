import process from "node:process";
import { OPENIMMO_FILE } from "../../demo/crm/openimmo.ts";
import { demoAccount, startDemoCrm } from "../../demo/crm/server.ts";
import { startCrm } from "../../demo/feed-server.ts";

/** Stand-in for the agency's system, and the settings that reach it. */
export type DemoFeed = {
	url: string;
	settings: Record<string, string>;
	/** Announces all properties to a running site; only for systems that push. */
	announceTo?(site: string): Promise<void>;
	close(): Promise<void>;
};

/**
 * Starts the stand-in for `FEED_KIND`: the demo's JSON feed, or a CRM that answers as Whise, Omnicasa, SweepBright or
 * an OpenImmo export do. Needs no account.
 */
export async function startDemoFeed({ siteUrl }: { siteUrl: string }): Promise<DemoFeed> {
	const kind = process.env.FEED_KIND;
	if (kind !== "whise" && kind !== "omnicasa" && kind !== "sweepbright" && kind !== "openimmo") {
		const { url, close } = await startCrm({ port: 0, siteOrigin: siteUrl });
		return { url, settings: {}, close };
	}
	const { origin, announceTo, close } = await startDemoCrm();
	const { user, password, clientId, officeIds } = demoAccount;
	// OpenImmo: a file at an address, with a token instead of an account.
	if (kind === "openimmo") {
		return { url: `${origin}/openimmo/${OPENIMMO_FILE}`, settings: { FEED_TOKEN: password }, close };
	}
	return {
		url: `${origin}/${kind}`,
		settings: {
			FEED_USER: user,
			FEED_PASSWORD: password,
			FEED_CLIENT_ID: String(clientId),
			FEED_OFFICE_ID: officeIds.join(","),
		},
		...(kind === "sweepbright" ? { announceTo } : {}),
		close,
	};
}
