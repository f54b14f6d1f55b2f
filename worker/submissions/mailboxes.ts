/** Email providers: domains, and characters that they ignore in a local part. A tag after a plus is ignored for all. */
type Provider = { domains: readonly string[]; leavesOut?: RegExp };

const providers: readonly Provider[] = [
	// https://support.google.com/mail/answer/7436150
	{ domains: ["gmail.com", "googlemail.com"], leavesOut: /\./g },
	// https://proton.me/support/creating-aliases
	{ domains: ["proton.me", "protonmail.com", "pm.me"], leavesOut: /[._-]/g },
	{ domains: ["icloud.com", "me.com", "mac.com"] },
	...[
		...[
			"outlook.com",
			"outlook.be",
			"outlook.fr",
			"outlook.de",
			"hotmail.com",
			"hotmail.be",
			"hotmail.fr",
			"hotmail.de",
		],
		...["hotmail.nl", "hotmail.co.uk", "live.be", "live.com", "live.fr", "live.nl", "msn.com", "aol.com", "gmx.com"],
		...["yahoo.com", "yahoo.fr", "yahoo.de", "yahoo.co.uk", "ymail.com", "gmx.de", "gmx.net", "web.de", "t-online.de"],
		...["telenet.be", "skynet.be", "proximus.be", "belgacom.net", "pandora.be", "scarlet.be", "voo.be", "edpnet.be"],
		...["pt.lu", "vo.lu", "internet.lu", "tango.lu", "orange.fr", "wanadoo.fr", "free.fr", "sfr.fr", "laposte.net"],
		...["ziggo.nl", "kpnmail.nl", "hetnet.nl", "planet.nl", "home.nl", "fastmail.com"],
	].map((domain) => ({ domains: [domain] })),
];

const providerOf = new Map(providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider])));

/** Key that limits count by: one value for all spellings of a mailbox. */
export function mailboxOf(email: string): string {
	const [name, domain] = parts(email);
	const provider = providerOf.get(domain);
	const folded = provider?.leavesOut ? name.replace(provider.leavesOut, "") : name;
	return `${folded}@${provider?.domains[0] ?? domain}`;
}

/** Domain of one company or household; null for a provider's domain, which strangers share. */
export function ownDomainOf(email: string): string | null {
	const [, domain] = parts(email);
	return providerOf.has(domain) ? null : domain;
}

function parts(email: string): [name: string, domain: string] {
	const [, name = "", domain = ""] = /^([^+@]+).*@([^@]*)$/.exec(email.toLowerCase()) ?? [];
	return [name, domain];
}
