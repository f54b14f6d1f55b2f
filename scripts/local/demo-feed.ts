import process from "node:process";
import { OPENIMMO_FILE } from "../../demo/crm/openimmo.ts";
import { demoAccount, startDemoCrm } from "../../demo/crm/server.ts";
import { startCrm } from "../../demo/feed-server.ts";

/** A stand-in for the agency's system, and the settings that it is read with. */
export type DemoFeed = {
	url: string;
	settings: Record<string, string>;
	/** Tells a site that runs what there is, where the system does so by itself. */
	announceTo?(site: string): Promise<void>;
	close(): Promise<void>;
};

/** What `FEED_KIND` names: the demo's feed, or a CRM that answers as Whise, Omnicasa, SweepBright or an export of OpenImmo do, without an account. */
export async function startDemoFeed({ siteUrl }: { siteUrl: string }): Promise<DemoFeed> {
	const kind = process.env.FEED_KIND;
	if (kind !== "whise" && kind !== "omnicasa" && kind !== "sweepbright" && kind !== "openimmo") {
		const { url, close } = await startCrm({ port: 0, siteOrigin: siteUrl });
		return { url, settings: {}, close };
	}
	const { origin, announceTo, close } = await startDemoCrm();
	const { user, password, clientId, officeIds } = demoAccount;
	// A file at an address, with a token in place of an account.
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
