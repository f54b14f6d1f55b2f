/** A company whose script or content the site loads with a visitor's consent. */
export type ThirdParty = {
	/** Common name; the host when unknown. */
	service: string;
	host: string;
	/** Cookies with their lifetime in days; null when unknown. */
	cookies: readonly { name: string; days: number }[] | null;
};

export type ThirdParties = {
	analytics: ThirdParty | null;
	pixel: ThirdParty | null;
	/** Names or hosts of embedded content: videos, tours, street views. */
	embedded: readonly string[];
};

/** Settings that decide which third parties are loaded. */
type Sources = {
	analyticsScriptUrl: string | null;
	pixelScriptUrl: string | null;
	videoHosts: readonly string[];
	streetViewKey: string | null;
};

/** Cookies that the scripts set, according to their vendors. */
const known: readonly { domain: string; service: string; cookies: ThirdParty["cookies"] }[] = [
	{
		domain: "googletagmanager.com",
		service: "Google Analytics",
		cookies: [
			{ name: "_ga", days: 730 },
			{ name: "_ga_*", days: 730 },
		],
	},
	{ domain: "facebook.net", service: "Meta Pixel", cookies: [{ name: "_fbp", days: 90 }] },
];

/** Videos from these hosts need no setting. */
const alwaysEmbedded = ["YouTube", "Vimeo", "Facebook", "tvl.be"];

function partyAt(address: string | null): ThirdParty | null {
	if (!address || !URL.canParse(address)) return null;
	const { hostname } = new URL(address);
	const found = known.find(({ domain }) => hostname === domain || hostname.endsWith(`.${domain}`));
	return { service: found?.service ?? hostname, host: hostname, cookies: found?.cookies ?? null };
}

export function thirdPartiesOf({
	analyticsScriptUrl,
	pixelScriptUrl,
	videoHosts,
	streetViewKey,
}: Sources): ThirdParties {
	return {
		analytics: partyAt(analyticsScriptUrl),
		pixel: partyAt(pixelScriptUrl),
		embedded: [...new Set([...alwaysEmbedded, ...videoHosts, ...(streetViewKey ? ["Google Street View"] : [])])],
	};
}
