import { useTranslation } from "react-i18next";
import type { StandIn } from "../../../worker/accounts/staff/service";
import { formatDate } from "../../domain/formatting/dates";
import { TextInput } from "../../ui/inputs";
import { DeskButton, DeskForm, IntentButton } from "./desk-form";
import { DeskSection } from "./desk-page";
import { useFields } from "./fault-text";
import { DeskSelect } from "./fields";

type StandInSectionProps = {
	standIn: StandIn | null;
	colleagues: readonly { id: string; name: string }[];
};

/** Form for the colleague who gets a person's emails and inbox between two days. */
export function StandInSection({ standIn, colleagues }: StandInSectionProps) {
	const { t } = useTranslation("desk");
	const field = useFields();
	return (
		<DeskSection id="stand-in" title={t("standIn.title")} intro={t("standIn.text")}>
			{standIn && (
				<>
					<p>
						{t("standIn.now", {
							name: standIn.name,
							from: formatDate(standIn.firstDay),
							to: formatDate(standIn.lastDay),
						})}
					</p>
					<IntentButton intent="end-stand-in" look="quiet">
						{t("standIn.end")}
					</IntentButton>
				</>
			)}
			<DeskForm key={standIn?.id} intent="stand-in">
				<DeskSelect
					label={t("standIn.colleague")}
					options={[
						{ value: "", label: t("standIn.choose") },
						...colleagues.map(({ id, name }) => ({ value: id, label: name })),
					]}
					{...field("standIn", standIn?.id)}
					required
				/>
				<TextInput label={t("standIn.firstDay")} type="date" {...field("firstDay", standIn?.firstDay)} required />
				<TextInput label={t("standIn.lastDay")} type="date" {...field("lastDay", standIn?.lastDay)} required />
				<DeskButton look="main">{t("standIn.save")}</DeskButton>
			</DeskForm>
		</DeskSection>
	);
}
