import { useTranslation } from "react-i18next";
import type { Office } from "../../../domain/agency/brand";
import { emptyOffice } from "../../../domain/agency/offices";
import { openingDays, WEEKDAYS } from "../../../domain/agency/opening-days";
import { formatZips } from "../../../domain/agency/served-zips";
import { dayOfWeek, formatWeekday } from "../../../domain/formatting/dates";
import { countryIds } from "../../../domain/localities/country";
import { ChangedNotice, useVersion } from "../../../features/desk/changed-notice";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskSection } from "../../../features/desk/desk-page";
import { useFields } from "../../../features/desk/fault-text";
import { DeskSelect } from "../../../features/desk/fields";
import type { VersionedDraft } from "../../../features/desk/use-draft";
import { useLanguage } from "../../../i18n/texts";
import { CheckboxGroup } from "../../../ui/choices";
import { TextArea } from "../../../ui/inputs";
import { BrandField, FieldInLanguages, PartPage } from "./brand-field";

type OfficeFormProps = {
	/** Null for a new office. */
	office: Office | null;
	/** Whether it is the only office, which cannot be removed. */
	isOnly: boolean;
	draft: VersionedDraft;
};

/** Form for one office: address, contact, opening hours and postcodes. */
export function OfficeForm({ office: stored, isOnly, draft }: OfficeFormProps) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const version = useVersion(draft);
	const office = stored ?? emptyOffice;
	return (
		<PartPage title={stored ? office.city[language] : t("brand.addOffice")}>
			<ChangedNotice />
			<DeskForm intent={stored ? "save-office" : "add-office"} values={stored ? version : {}} draft={draft}>
				<OpeningHours hours={office.hours} />
				<h2>{t("brand.office")}</h2>
				<OfficePlace office={office} isNew={stored === null} />
				<BrandField name="phone" type="tel" value={office.phone} />
				<BrandField name="phoneInternational" type="tel" value={office.phoneInternational} />
				<BrandField name="email" type="email" value={office.email} />
				<DeskButton look="main">{t("save")}</DeskButton>
			</DeskForm>
			{stored && !isOnly && <RemoveOffice />}
		</PartPage>
	);
}

/** Opening hours by day; a day without hours is closed. */
function OpeningHours({ hours }: { hours: Office["hours"] }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const days = openingDays(hours);
	return (
		<>
			<h2>{t("brand.hours")}</h2>
			<p className="desk-quiet">{t("brand.hoursText")}</p>
			{WEEKDAYS.map((day, index) => {
				const name = formatWeekday(dayOfWeek(day), language);
				return (
					<div key={day} className="desk-pair">
						<BrandField
							name={`opens.${day}`}
							type="time"
							label={`${name}, ${t("brand.opens")}`}
							value={days[index]?.opens ?? ""}
							required={false}
						/>
						<BrandField
							name={`closes.${day}`}
							type="time"
							label={`${name}, ${t("brand.closes")}`}
							value={days[index]?.closes ?? ""}
							required={false}
						/>
					</div>
				);
			})}
		</>
	);
}

/** Address and postcodes of an office. */
function OfficePlace({ office, isNew }: { office: Office; isNew: boolean }) {
	const { t } = useTranslation("desk-manage");
	const field = useFields();
	return (
		<>
			<FieldInLanguages name="street" values={office.street} />
			<BrandField name="houseNumber" value={office.houseNumber} />
			<BrandField name="crmId" value={office.crmId ?? ""} required={false} />
			<BrandField name="zip" value={office.zip} inputMode="numeric" />
			<FieldInLanguages name="city" values={office.city} />
			<DeskSelect
				label={t("brand.field.country")}
				{...field("countryId", String(office.countryId))}
				options={[
					{ value: String(countryIds.belgium), label: t("brand.belgium") },
					{ value: String(countryIds.luxembourg), label: t("brand.luxembourg") },
				]}
			/>
			<p className="desk-quiet">{t("brand.pointText")}</p>
			<div className="desk-pair">
				{(["latitude", "longitude"] as const).map((name) => (
					<BrandField
						key={name}
						name={name}
						label={t(`brand.field.${name}`)}
						value={isNew ? "" : String(office[name])}
						inputMode="decimal"
						required={false}
					/>
				))}
			</div>
			<TextArea
				label={t("brand.field.zips")}
				hint={t("brand.zipsText")}
				rows={2}
				maxLength={600}
				{...field("zips", formatZips(office.zips))}
			/>
		</>
	);
}

function RemoveOffice() {
	const { t } = useTranslation("desk-manage");
	const field = useFields();
	return (
		<DeskSection title={t("brand.removeOffice")}>
			<p className="desk-quiet">{t("brand.removeOfficeText")}</p>
			<DeskForm intent="remove-office">
				<CheckboxGroup
					look="row"
					name="confirm"
					label={t("brand.removeOffice")}
					choices={[{ value: "yes", label: t("brand.removeOfficeSure") }]}
					defaultValue={[]}
					error={field("confirm").error}
				/>
				<DeskButton look="quiet">{t("brand.removeOffice")}</DeskButton>
			</DeskForm>
		</DeskSection>
	);
}
