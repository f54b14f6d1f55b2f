import { useTranslation } from "react-i18next";
import type { Office } from "../../../domain/agency/brand";
import { openingDays, WEEKDAYS } from "../../../domain/agency/opening-days";
import { formatWeekday } from "../../../domain/formatting/dates";
import { addDays } from "../../../domain/viewings/calendar";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { useLanguage } from "../../../features/layout/site-data";
import { BrandField, FieldInLanguages } from "./brand-field";
import { PartPage } from "./part-page";

/** Names of days need a date. */
const A_SUNDAY = "2023-12-31";

/** One office: where it is, how it is reached and when it is open. */
export function OfficeForm({ office, faults }: { office: Office; faults: Faults | null }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const days = openingDays(office.hours);
	return (
		<PartPage title={office.city[language]}>
			<DeskForm intent="save-office">
				<h2>{t("brand.hours")}</h2>
				<p className="desk-quiet">{t("brand.hoursText")}</p>
				{WEEKDAYS.map((day, index) => {
					const name = formatWeekday(addDays(A_SUNDAY, day), language);
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
				<h2>{t("brand.office")}</h2>
				<FieldInLanguages name="street" label={t("brand.field.street")} values={office.street} faults={faults} />
				<BrandField
					name="houseNumber"
					label={t("brand.field.houseNumber")}
					value={office.houseNumber}
					faults={faults}
				/>
				<BrandField name="zip" label={t("brand.field.zip")} value={office.zip} faults={faults} inputMode="numeric" />
				<FieldInLanguages name="city" label={t("brand.field.city")} values={office.city} faults={faults} />
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
		</PartPage>
	);
}
