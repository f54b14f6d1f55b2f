/** DNS records that a domain needs for its email not to be treated as spam. */
export type MailRecords = { spf: boolean; dkim: boolean; dmarc: boolean };

/** Looks up the TXT records of a name, and whether the name exists: a name without records may have subdomains. */
export type LookupTexts = (name: string) => Promise<{ exists: boolean; texts: readonly string[] }>;

/**
 * RFC 7208, 6376 and 7489. A DKIM key's selector is known to its sender only, so the check is whether `_domainkey`
 * exists.
 */
export async function mailRecordsOf(domain: string, lookup: LookupTexts): Promise<MailRecords> {
	const [own, keys, ...policies] = await Promise.all([
		lookup(domain),
		lookup(`_domainkey.${domain}`),
		...withParents(domain).map((name) => lookup(`_dmarc.${name}`)),
	]);
	return {
		spf: own.texts.some((text) => /^v=spf1(?: |$)/i.test(text)),
		dkim: keys.exists,
		dmarc: policies.some(({ texts }) => texts.some((text) => /^v=DMARC1\s*;/i.test(text))),
	};
}

/** A DMARC policy also applies to subdomains. Top-level domains are left out. */
function withParents(domain: string): string[] {
	const labels = domain.split(".");
	return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join("."));
}
