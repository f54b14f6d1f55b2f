import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Brand } from "../../../domain/agency/brand";
import type { DemoValues } from "../../../domain/agency/demo-values";
import { namedOffices } from "../../../domain/agency/offices";
import { deskSectionPath } from "../../../domain/desk/sections";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { Notice } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";

/** Overview of the brand's parts, each with a page of its own. */
export function BrandOverview({ brand, demo }: { brand: Brand; demo: DemoValues }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const offices = namedOffices(brand.offices);
	const rows = [
		{ id: "agency", title: t("brand.agency"), text: brand.legalName },
		{ id: "look", title: t("brand.look"), text: brand.name },
		{ id: "team", title: t("brand.team"), text: String(brand.team.length) },
		...offices.map((office) => ({ id: office.id, title: office.city[language], text: t("brand.office") })),
	];
	const placeholders = [
		...demo.fields.map((field) => t(`brand.field.${field}`)),
		...offices.filter(({ id }) => demo.offices.includes(id)).map(({ city }) => city[language]),
	];
	return (
		<DeskPage title={t("brand.title")} intro={t("brand.intro")}>
			{placeholders.length > 0 && (
				<Notice tone="warning">
					<p>{t("brand.placeholders")}</p>
					<p className="desk-quiet">{placeholders.join(", ")}</p>
				</Notice>
			)}
			<DeskTable
				caption={t("brand.title")}
				rows={rows}
				rowKey={({ id }) => id}
				columns={[
					{
						title: t("brand.part"),
						rowHeader: true,
						cell: ({ id, title }) => <Link to={deskSectionPath("brand", language, id)}>{title}</Link>,
					},
					{ title: t("brand.current"), cell: ({ text }) => text },
				]}
			/>
			<p>
				<DeskLink to={deskSectionPath("brand", language, "new-office")}>{t("brand.addOffice")}</DeskLink>
			</p>
		</DeskPage>
	);
}
