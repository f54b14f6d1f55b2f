import { useTranslation } from "react-i18next";
import type { Brand } from "../../../domain/agency/brand";
import { networkFields, networksOf } from "../../../domain/agency/networks";
import { ChangedNotice, versionIn } from "../../../features/desk/changed-notice";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import type { VersionedDraft } from "../../../features/desk/use-draft";
import { BrandField, FieldInLanguages, PartPage } from "./brand-field";

type AgencyFormProps = {
	brand: Brand;
	/** Luxembourg asks for a permit of its own. */
	needsPermit: boolean;
	draft: VersionedDraft;
	faults: Faults | null;
};

/** The agency's name and what the law has it say. */
export function AgencyForm({ brand, needsPermit, draft, faults }: AgencyFormProps) {
	const { t } = useTranslation("desk-manage");
	const { thirdPartyAccount, insurance } = brand;
	const networks = networksOf(brand);
	return (
		<PartPage title={t("brand.agency")}>
			<ChangedNotice faults={faults} />
			<DeskForm intent="save-agency" values={versionIn(draft, faults)} draft={draft}>
				<BrandField name="name" label={t("brand.field.name")} value={brand.name} faults={faults} />
				<BrandField name="legalName" label={t("brand.field.legalName")} value={brand.legalName} faults={faults} />
				<FieldInLanguages
					name="descriptor"
					label={t("brand.field.descriptor")}
					values={brand.descriptor}
					faults={faults}
				/>
				<BrandField name="email" type="email" label={t("brand.field.email")} value={brand.email} faults={faults} />
				<BrandField name="phone" type="tel" label={t("brand.field.phone")} value={brand.phone} faults={faults} />
				<BrandField
					name="phoneInternational"
					type="tel"
					label={t("brand.field.phoneInternational")}
					value={brand.phoneInternational}
					faults={faults}
				/>
				<BrandField
					name="foundingYear"
					label={t("brand.field.foundingYear")}
					value={String(brand.foundingYear || "")}
					inputMode="numeric"
					faults={faults}
				/>
				{networkFields.map((field) => (
					<BrandField
						key={field}
						name={field}
						type="url"
						label={t(`brand.field.${field}`)}
						value={networks[field]}
						faults={faults}
						required={false}
					/>
				))}
				<BrandField
					name="companyNumber"
					label={t("brand.field.companyNumber")}
					value={brand.companyNumber}
					faults={faults}
				/>
				<BrandField name="vatNumber" label={t("brand.field.vatNumber")} value={brand.vatNumber} faults={faults} />
				<BrandField
					name="instituteNumber"
					label={t("brand.field.instituteNumber")}
					value={brand.institute.number}
					faults={faults}
				/>
				<BrandField
					name="luxembourgPermit"
					label={t("brand.field.luxembourgPermit")}
					value={brand.luxembourgPermit}
					faults={faults}
					required={needsPermit}
				/>
				<BrandField name="iban" label={t("brand.field.iban")} value={thirdPartyAccount.iban} faults={faults} />
				<BrandField name="bic" label={t("brand.field.bic")} value={thirdPartyAccount.bic} faults={faults} />
				<FieldInLanguages name="bank" label={t("brand.field.bank")} values={thirdPartyAccount.bank} faults={faults} />
				<BrandField name="policy" label={t("brand.field.policy")} value={insurance.policy} faults={faults} />
				<FieldInLanguages name="insurer" label={t("brand.field.insurer")} values={insurance.insurer} faults={faults} />
				<DeskButton look="main">{t("save")}</DeskButton>
			</DeskForm>
		</PartPage>
	);
}
