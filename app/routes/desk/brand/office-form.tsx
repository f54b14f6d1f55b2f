import { useTranslation } from "react-i18next";
import type { Office } from "../../../domain/agency/brand";
import { emptyOffice } from "../../../domain/agency/offices";
import { openingDays, WEEKDAYS } from "../../../domain/agency/opening-days";
import { writeZips } from "../../../domain/agency/served-zips";
import { dayOfWeek, formatWeekday } from "../../../domain/formatting/dates";
import { countryIds } from "../../../domain/localities/country";
import { ChangedNotice, versionIn } from "../../../features/desk/changed-notice";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskSection } from "../../../features/desk/desk-page";
import { useFields } from "../../../features/desk/fault-text";
import { DeskChecks, DeskSelect, DeskTextArea } from "../../../features/desk/fields";
import type { VersionedDraft } from "../../../features/desk/use-draft";
import { useLanguage } from "../../../i18n/texts";
import { BrandField, FieldInLanguages, PartPage } from "./brand-field";

type OfficeFormProps = {
	/** Null for one that does not exist yet. */
	office: Office | null;
	/** An agency has one office at least. */
	isOnly: boolean;
	draft: VersionedDraft;
	faults: Faults | null;
};

/** One office: where it is, how it is reached, when it is open, and which postcodes are its own. */
export function OfficeForm({ office: stored, isOnly, draft, faults }: OfficeFormProps) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const office = stored ?? emptyOffice;
	return (
		<PartPage title={stored ? office.city[language] : t("brand.addOffice")}>
			<ChangedNotice faults={faults} />
			<DeskForm
				intent={stored ? "save-office" : "add-office"}
				values={stored ? versionIn(draft, faults) : {}}
				draft={draft}
			>
				<OpeningHours hours={office.hours} faults={faults} />
				<h2>{t("brand.office")}</h2>
				<OfficePlace office={office} isNew={stored === null} faults={faults} />
				<BrandField name="phone" type="tel" label={t("brand.field.phone")} value={office.phone} faults={faults} />
				<BrandField
					name="phoneInternational"
					type="tel"
					label={t("brand.field.phoneInternational")}
					value={office.phoneInternational}
					faults={faults}
				/>
				<BrandField name="email" type="email" label={t("brand.field.email")} value={office.email} faults={faults} />
				<DeskButton look="main">{t("save")}</DeskButton>
			</DeskForm>
			{stored && !isOnly && <RemoveOffice faults={faults} />}
		</PartPage>
	);
}

/** When it is open, day by day; a day without hours is closed. */
function OpeningHours({ hours, faults }: { hours: Office["hours"]; faults: Faults | null }) {
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
							faults={faults}
							required={false}
						/>
						<BrandField
							name={`closes.${day}`}
							type="time"
							label={`${name}, ${t("brand.closes")}`}
							value={days[index]?.closes ?? ""}
							faults={faults}
							required={false}
						/>
					</div>
				);
			})}
		</>
	);
}

/** Where it is, and the postcodes that are its own. */
function OfficePlace({ office, isNew, faults }: { office: Office; isNew: boolean; faults: Faults | null }) {
	const { t } = useTranslation("desk-manage");
	const field = useFields(faults);
	return (
		<>
			<FieldInLanguages name="street" label={t("brand.field.street")} values={office.street} faults={faults} />
			<BrandField name="houseNumber" label={t("brand.field.houseNumber")} value={office.houseNumber} faults={faults} />
			<BrandField
				name="crmId"
				label={t("brand.field.crmId")}
				value={office.crmId ?? ""}
				faults={faults}
				required={false}
			/>
			<BrandField name="zip" label={t("brand.field.zip")} value={office.zip} faults={faults} inputMode="numeric" />
			<FieldInLanguages name="city" label={t("brand.field.city")} values={office.city} faults={faults} />
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
						faults={faults}
						inputMode="decimal"
						required={false}
					/>
				))}
			</div>
			<DeskTextArea
				label={t("brand.field.zips")}
				hint={t("brand.zipsText")}
				rows={2}
				maxLength={600}
				{...field("zips", writeZips(office.zips))}
			/>
		</>
	);
}

function RemoveOffice({ faults }: { faults: Faults | null }) {
	const { t } = useTranslation("desk-manage");
	const field = useFields(faults);
	return (
		<DeskSection title={t("brand.removeOffice")}>
			<p className="desk-quiet">{t("brand.removeOfficeText")}</p>
			<DeskForm intent="remove-office">
				<DeskChecks
					name="confirm"
					label={t("brand.removeOffice")}
					options={[{ value: "yes", label: t("brand.removeOfficeSure") }]}
					chosen={[]}
					error={field("confirm").error}
				/>
				<DeskButton look="quiet">{t("brand.removeOffice")}</DeskButton>
			</DeskForm>
		</DeskSection>
	);
}
