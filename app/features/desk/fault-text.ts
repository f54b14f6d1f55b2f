import { useTranslation } from "react-i18next";
import type { Faults } from "./desk-action";

/** What is wrong with a field, in words; undefined where nothing is. */
export function useFaultText(faults: Faults | null): (field: string) => string | undefined {
	const { t } = useTranslation("desk-manage");
	return (field) => {
		const fault = faults?.errors[field];
		return fault && t(`fault.${fault}`);
	};
}
