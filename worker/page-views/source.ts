import type { PageViewSource } from "../../app/domain/accounts/page-view-sources";
import { linkSourceOf } from "../../app/domain/pages/link-sources";

/** Host names by source; a name matches every top-level domain and subdomain. */
const names: [PageViewSource, readonly string[]][] = [
	[
		"mail",
		[
			"mail.google",
			"outlook",
			"mail.yahoo",
			"mail.live",
			"mail.proton",
			"webmail",
			"mail.telenet",
			"mail.proximus",
			"mail.skynet",
			"mail.pt",
			"gmx",
			"com.google.android.gm",
			"com.microsoft.office.outlook",
			"mail.aol",
			"mail.zoho",
			"mailchi",
			"icloud",
		],
	],
	[
		"search",
		[
			"google",
			"bing",
			"duckduckgo",
			"ecosia",
			"qwant",
			"yahoo",
			"startpage",
			"search.brave",
			"yandex",
			"baidu",
			"kagi",
			"perplexity",
			"chatgpt",
			"com.google.android.googlequicksearchbox",
			"lilo",
			"swisscows",
			"presearch",
		],
	],
	[
		"portal",
		[
			"immoweb",
			"zimmo",
			"immovlan",
			"vlan",
			"logic-immo",
			"immoscoop",
			"hebbes",
			"2dehands",
			"2ememain",
			"realo",
			"spotto",
			"immo.vlan",
			"athome",
			"immotop",
			"wortimmo",
			"habiter",
			"immobilier",
			"immoscout24",
			"biddit",
			"notaris",
			"immonot",
			"century21",
			"rossel",
			"trovit",
			"mitula",
			"properstar",
			"immo-notaire",
			"nextimmo",
		],
	],
	[
		"social",
		[
			"facebook",
			"fb",
			"instagram",
			"linkedin",
			"lnkd",
			"x",
			"twitter",
			"t.co",
			"pinterest",
			"whatsapp",
			"tiktok",
			"youtube",
			"youtu",
			"reddit",
			"threads",
			"bsky",
			"mastodon",
			"telegram",
			"messenger",
			"snapchat",
			"nextdoor",
			"com.facebook.katana",
			"com.linkedin.android",
		],
	],
];

const mediums: Readonly<Record<string, PageViewSource>> = {
	email: "mail",
	newsletter: "mail",
	social: "social",
	"paid-social": "social",
	cpc: "search",
	organic: "search",
	qr: "qr",
};

export type Arrival = {
	/** Requested URL. */
	url: URL;
	/** The Referer header. */
	referrer: string | null;
	/** The site's own origins. */
	ownOrigins: readonly string[];
};

/** Determines the source of a visit: the link's own parameter takes precedence over the referrer. */
export function sourceOf({ url, referrer, ownOrigins }: Arrival): PageViewSource {
	const mark = linkSourceOf(url);
	if (mark) return mark;
	const medium = mediums[url.searchParams.get("utm_medium")?.toLowerCase() ?? ""];
	if (medium) return medium;
	const from = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
	if (!from) return "direct";
	if (from.origin === url.origin || ownOrigins.includes(from.origin)) return "list";
	return names.find(([, known]) => known.some((name) => isOrEndsAbove(from.hostname, name)))?.[0] ?? "other";
}

/** Whether a host contains a name as whole labels: `google` matches `www.google.be`, not `notgoogle.be`. */
function isOrEndsAbove(host: string, name: string): boolean {
	return `.${host}.`.includes(`.${name}.`);
}
