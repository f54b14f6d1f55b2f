import { useTranslation } from "react-i18next";
import type { DeskExtra } from "../../../../worker/desk/service";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskChecks } from "../../../features/desk/fields";

/** Which of the features that no field is for pages show. */
export function Extras({ extras }: { extras: readonly DeskExtra[] }) {
	const { t } = useTranslation("imports");
	return (
		<section aria-labelledby="extras-title">
			<h2 id="extras-title">{t("extras.title")}</h2>
			<DeskForm intent="choose">
				<DeskChecks
					label={t("extras.label")}
					hint={t("extras.hint")}
					name="shown"
					options={extras.map(({ key, label, properties }) => ({ value: key, label: `${label} (${properties})` }))}
					chosen={extras.filter(({ isShown }) => isShown).map(({ key }) => key)}
				/>
				<DeskButton>{t("extras.save")}</DeskButton>
			</DeskForm>
		</section>
	);
}
