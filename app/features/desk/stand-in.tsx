import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import type { StandIn } from "../../../worker/accounts/staff/service";
import { formatDate } from "../../domain/formatting/dates";
import type { Faults } from "./desk-action";
import { DeskButton, DeskForm } from "./desk-form";
import { DeskSection } from "./desk-page";
import { useKeyedFault } from "./fault-text";
import { DeskInput, DeskSelect } from "./fields";

type StandInSectionProps = {
	standIn: StandIn | null;
	colleagues: readonly { id: string; name: string }[];
	faults: Faults<ParseKeys<"desk">> | null;
};

/** Who gets somebody's emails and inbox between two days. */
export function StandInSection({ standIn, colleagues, faults }: StandInSectionProps) {
	const { t } = useTranslation("desk");
	const error = useKeyedFault(faults);
	const field = (name: "standIn" | "firstDay" | "lastDay", usual: string | undefined) => ({
		name,
		defaultValue: faults?.values[name] ?? usual,
		error: error(name),
		required: true,
	});
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
					<DeskForm intent="end-stand-in" inline>
						<DeskButton look="quiet">{t("standIn.end")}</DeskButton>
					</DeskForm>
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
				/>
				<DeskInput label={t("standIn.firstDay")} type="date" {...field("firstDay", standIn?.firstDay)} />
				<DeskInput label={t("standIn.lastDay")} type="date" {...field("lastDay", standIn?.lastDay)} />
				<DeskButton look="main">{t("standIn.save")}</DeskButton>
			</DeskForm>
		</DeskSection>
	);
}
