/** What the DNS holds for a domain's email, without which others take it for spam. */
export type MailRecords = { spf: boolean; dkim: boolean; dmarc: boolean };

/** The TXT records of a name, and whether the name exists at all: one without records may have others below it. */
export type LookupTexts = (name: string) => Promise<{ exists: boolean; texts: readonly string[] }>;

/** RFC 7208, 6376 and 7489. A key of DKIM has a name that only the sender knows: that there is any is what can be seen. */
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

/** A policy holds for what is below its domain too. Top-level domains are left out. */
function withParents(domain: string): string[] {
	const labels = domain.split(".");
	return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join("."));
}
