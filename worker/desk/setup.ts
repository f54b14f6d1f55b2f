import * as z from "zod";
import type { LookupTexts, MailRecords } from "../../app/domain/agency/mail-domain";
import { mailRecordsOf } from "../../app/domain/agency/mail-domain";
import type { Staff } from "../accounts/staff/staff";
import type { ImportControl } from "../import/control";
import type { Audit } from "./audit";

/** `records` is null if the DNS did not answer. */
export type MailCheck = { domain: string; records: MailRecords | null };

type SetupDependencies = {
	audit: Audit;
	imports: Pick<ImportControl, "readFirstPage">;
	senderAddress(): string | null;
};

/** Checks of the CRM and of email before a site opens. */
export function createDeskSetup({ audit, imports, senderAddress }: SetupDependencies) {
	return {
		/** Sender address of emails; null if none is configured. */
		sender: senderAddress,
		async readCrm(staff: Staff) {
			await audit.record({ staff, action: "imports.run", subject: "first-page" });
			return imports.readFirstPage();
		},
		async checkMail(): Promise<MailCheck> {
			const domain = (senderAddress() ?? "").split("@").at(-1) ?? "";
			const records = await mailRecordsOf(domain, lookupTexts).catch(() => null);
			return { domain, records };
		},
	};
}

const TXT = 16;
/** DNS response codes of RFC 1035. */
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;
const TIMEOUT_MS = 5_000;

const answerSchema = z.object({
	Status: z.int(),
	Answer: z.array(z.object({ type: z.int(), data: z.string() })).optional(),
});

/** Queries DNS over HTTPS, the only way that a Worker has. @throws if it does not answer */
export const lookupTexts: LookupTexts = async (name) => {
	const answer = await fetch(`https://cloudflare-dns.com/dns-query?type=TXT&name=${encodeURIComponent(name)}`, {
		headers: { accept: "application/dns-json" },
		redirect: "manual",
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	const { Status, Answer = [] } = answerSchema.parse(await answer.json());
	if (Status !== NO_ERROR && Status !== NO_SUCH_NAME) throw new Error(`the DNS answers ${Status} for ${name}`);
	const texts = Answer.filter(({ type }) => type === TXT).map(({ data }) => data.replaceAll(/^"|"$|"\s+"/g, ""));
	return { exists: Status !== NO_SUCH_NAME, texts };
};
