import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { useActionData } from "react-router";
import type { Faults } from "./desk-action";

/** What is wrong with the form of the page that was sent last; undefined where it was accepted. */
export function useFormErrors(): Faults["errors"] | undefined {
	const answer: Partial<Faults> | null | undefined = useActionData();
	return answer?.errors;
}

/** What one of a page's forms came back with; null where it was another one that did. */
export function faultsOfForm<Fault extends string>(faults: Faults<Fault> | null, intent: string): Faults<Fault> | null {
	return faults?.values.intent === intent ? faults : null;
}

/** What is wrong with a field, in words; undefined where nothing is. */
export function useFaultText(faults: Faults | null): (field: string) => string | undefined {
	const { t } = useTranslation("desk-manage");
	return (field) => {
		const fault = faults?.errors[field];
		return fault && t(`fault.${fault}`);
	};
}

/** The same where a fault is the key of its text. */
export function useKeyedFault(faults: Pick<Faults<ParseKeys<"desk">>, "errors"> | null | undefined) {
	const { t } = useTranslation("desk");
	return (field: string): string | undefined => {
		const fault = faults?.errors[field];
		return fault && t(fault);
	};
}
