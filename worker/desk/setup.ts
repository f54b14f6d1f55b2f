import type { MailRecords } from "../../app/domain/agency/mail-domain";
import { mailRecordsOf } from "../../app/domain/agency/mail-domain";
import type { Staff } from "../accounts/staff/staff";
import type { ImportControl } from "../import/control";
import type { FirstPage } from "../import/first-page";
import { lookupTexts } from "../platform/dns";
import type { Audit } from "./audit";

/** `records` are null where the DNS did not answer. */
export type MailCheck = { domain: string; records: MailRecords | null };

/** What has to be seen to work before a site opens. */
export type DeskSetup = {
	/** The address that emails are sent from; null where no setting names one. */
	sender(): string | null;
	readCrm(staff: Staff): Promise<FirstPage>;
	checkMail(): Promise<MailCheck>;
};

export type SetupDependencies = {
	audit: Audit;
	imports: Pick<ImportControl, "readFirstPage">;
	senderAddress(): string | null;
};

export function createDeskSetup({ audit, imports, senderAddress }: SetupDependencies): DeskSetup {
	return {
		sender: senderAddress,
		async readCrm(staff) {
			await audit.record({ staff, action: "imports.run", subject: "first-page" });
			return imports.readFirstPage();
		},
		async checkMail() {
			const domain = (senderAddress() ?? "").split("@").at(-1) ?? "";
			const records = await mailRecordsOf(domain, lookupTexts).catch(() => null);
			return { domain, records };
		},
	};
}
