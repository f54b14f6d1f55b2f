import { useTranslation } from "react-i18next";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatDate } from "../../../domain/formatting/dates";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { useFields } from "../../../features/desk/fault-text";
import { useLanguage } from "../../../i18n/texts";
import { TextArea, TextInput } from "../../../ui/inputs";
import type { Route } from "./+types/route";

type FigureEditorProps = NonNullable<Route.ComponentProps["loaderData"]["item"]>;

/** Editor of one legal figure: its value, the confirmation of a check, and the agency's override. */
export function FigureEditor({ row, written, isScale, overrule, today, mayChange }: FigureEditorProps) {
	const { t } = useTranslation(["desk-manage", "law", "common"]);
	const language = useLanguage();
	const field = useFields();
	const value = {
		label: t("figures.value"),
		...field("value", written ?? ""),
		required: true,
	};
	return (
		<DeskPage
			title={row.name}
			intro={`${row.region} · ${row.values.join(" · ")}`}
			tools={<DeskLink to={deskSectionPath("figures", language)}>{t("back")}</DeskLink>}
		>
			<DeskSection title={t("figures.checked")}>
				<p>{`${t("law:column.since")}${t("common:word.colon")}${row.since}`}</p>
				<p>
					{t("law:column.source")}:{" "}
					{row.source.page === null ? row.source.name : <a href={row.source.page}>{row.source.name}</a>}
				</p>
				<p>{`${t("law:column.checked")}${t("common:word.colon")}${row.checkedOn} (${row.check})`}</p>
				{mayChange && (
					<DeskForm intent="confirm" values={{ id: row.id }}>
						<DeskButton>{t("figures.confirm")}</DeskButton>
					</DeskForm>
				)}
			</DeskSection>
			{overrule && (
				<DeskSection title={t("figures.overruled")}>
					<p>{overrule.values.join(" · ")}</p>
					<p>{t("figures.from", { date: formatDate(overrule.from) })}</p>
					<p>{overrule.reason}</p>
					{mayChange && (
						<DeskForm intent="withdraw">
							<DeskButton look="danger">{t("figures.withdraw")}</DeskButton>
						</DeskForm>
					)}
				</DeskSection>
			)}
			{mayChange && written !== null && (
				<DeskSection title={t("figures.overrule")} intro={t("figures.overruleText")}>
					<DeskForm intent="overrule">
						{isScale ? (
							<TextArea {...value} hint={t("figures.scaleHint")} rows={9} maxLength={1_000} />
						) : (
							<TextInput {...value} inputMode="decimal" maxLength={20} />
						)}
						<TextInput label={t("figures.fromLabel")} type="date" {...field("from", today)} required />
						<TextArea
							label={t("figures.reason")}
							hint={t("figures.reasonHint")}
							{...field("reason")}
							maxLength={500}
							required
						/>
						<DeskButton look="main">{t("figures.save")}</DeskButton>
					</DeskForm>
				</DeskSection>
			)}
		</DeskPage>
	);
}
