/** What the DNS holds for a domain's email, without which others take it for spam. */
export type MailRecords = { spf: boolean; dkim: boolean; dmarc: boolean };

/** The TXT records of a name, and whether the name exists at all: one without records may have others below it. */
export type LookupTexts = (name: string) => Promise<{ exists: boolean; texts: readonly string[] }>;

/** RFC 7208, 6376 and 7489. A key of DKIM has a name that only the sender knows: that there is any is what can be seen. */
export async function mailRecordsOf(domain: string, lookup: LookupTexts): Promise<MailRecords> {
	const [own, keys, policy] = await Promise.all([
		lookup(domain),
		lookup(`_domainkey.${domain}`),
		lookup(`_dmarc.${domain}`),
	]);
	return {
		spf: own.texts.some((text) => /^v=spf1(?: |$)/i.test(text)),
		dkim: keys.exists,
		dmarc: policy.texts.some((text) => /^v=DMARC1\s*;/i.test(text)),
	};
}
