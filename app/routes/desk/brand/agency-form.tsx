import { useTranslation } from "react-i18next";
import type { Brand } from "../../../domain/agency/brand";
import { networkFields, networksOf } from "../../../domain/agency/networks";
import { ChangedNotice, useVersion } from "../../../features/desk/changed-notice";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import type { VersionedDraft } from "../../../features/desk/use-draft";
import { BrandField, FieldInLanguages, PartPage } from "./brand-field";

type AgencyFormProps = {
	brand: Brand;
	/** Luxembourg requires its own permit. */
	needsPermit: boolean;
	draft: VersionedDraft;
};

/** Form for the agency's name, contact details and legally required data. */
export function AgencyForm({ brand, needsPermit, draft }: AgencyFormProps) {
	const { t } = useTranslation("desk-manage");
	const { thirdPartyAccount, insurance } = brand;
	const networks = networksOf(brand);
	return (
		<PartPage title={t("brand.agency")}>
			<ChangedNotice />
			<DeskForm intent="save-agency" values={useVersion(draft)} draft={draft}>
				<BrandField name="name" value={brand.name} />
				<BrandField name="legalName" value={brand.legalName} />
				<FieldInLanguages name="descriptor" values={brand.descriptor} />
				<BrandField name="email" type="email" value={brand.email} />
				<BrandField name="phone" type="tel" value={brand.phone} />
				<BrandField name="phoneInternational" type="tel" value={brand.phoneInternational} />
				<BrandField name="foundingYear" value={String(brand.foundingYear || "")} inputMode="numeric" />
				{networkFields.map((field) => (
					<BrandField key={field} name={field} type="url" value={networks[field]} required={false} />
				))}
				<BrandField name="companyNumber" value={brand.companyNumber} />
				<BrandField name="vatNumber" value={brand.vatNumber} />
				<BrandField name="instituteNumber" value={brand.institute.number} />
				<BrandField name="luxembourgPermit" value={brand.luxembourgPermit} required={needsPermit} />
				<BrandField name="iban" value={thirdPartyAccount.iban} />
				<BrandField name="bic" value={thirdPartyAccount.bic} />
				<FieldInLanguages name="bank" values={thirdPartyAccount.bank} />
				<BrandField name="policy" value={insurance.policy} />
				<FieldInLanguages name="insurer" values={insurance.insurer} />
				<DeskButton look="main">{t("save")}</DeskButton>
			</DeskForm>
		</PartPage>
	);
}
