import { useTranslation } from "react-i18next";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { useKeyedFault } from "../../../features/desk/fault-text";
import { DeskInput } from "../../../features/desk/fields";
import { type PersonFault, PersonFields } from "./person-fields";

type InviteFormProps = { offices: Readonly<Record<string, string>>; faults: Faults<PersonFault> | null };

export function InviteForm({ offices, faults }: InviteFormProps) {
	const { t } = useTranslation("desk");
	const error = useKeyedFault(faults);
	return (
		<DeskForm intent="invite">
			<DeskInput
				label={t("field.email")}
				name="email"
				type="email"
				defaultValue={faults?.values.email}
				error={error("email")}
				required
			/>
			<PersonFields person={null} offices={offices} faults={faults} />
			<DeskButton look="main" icon="mail">
				{t("people.sendInvitation")}
			</DeskButton>
		</DeskForm>
	);
}
