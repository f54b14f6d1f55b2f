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
