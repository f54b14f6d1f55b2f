import { expect, test } from "vitest";
import { mailRecordsOf } from "./mail-domain";

const zone: Readonly<Record<string, readonly string[]>> = {
	"agency.test": ["google-site-verification=x", "v=spf1 include:mail.test ~all"],
	"_domainkey.agency.test": [],
	"_dmarc.agency.test": ["v=DMARC1; p=quarantine"],
};
const lookup = async (name: string) => ({ exists: name in zone, texts: zone[name] ?? [] });

test("a domain's records are told one by one", async () => {
	expect(await mailRecordsOf("agency.test", lookup)).toEqual({ spf: true, dkim: true, dmarc: true });
	expect(await mailRecordsOf("other.test", lookup)).toEqual({ spf: false, dkim: false, dmarc: false });
});

test.for(["mail.agency.test", "site.mail.agency.test"])(
	"%s is under the policy of the domain above it",
	async (domain) => {
		expect(await mailRecordsOf(domain, lookup)).toEqual({ spf: false, dkim: false, dmarc: true });
	},
);

test("a top-level domain is not asked for a policy", async () => {
	const asked: string[] = [];
	await mailRecordsOf("mail.other.test", (name) => {
		asked.push(name);
		return lookup(name);
	});
	expect(asked).toEqual([
		"mail.other.test",
		"_domainkey.mail.other.test",
		"_dmarc.mail.other.test",
		"_dmarc.other.test",
	]);
});
