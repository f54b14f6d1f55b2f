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
	return faults?.values.intent?.[0] === intent ? faults : null;
}

/** Of each field its name, what was typed or what it usually begins with, and what is wrong with it, in words. */
export function useFields(faults: Faults | null) {
	const { t } = useTranslation("desk-manage");
	return fieldsOf(faults, (fault) => t(`fault.${fault}`));
}

type KeyedFaults = Pick<Faults<ParseKeys<"desk">>, "errors"> & Partial<Pick<Faults, "values">>;

/** The same where a fault is the key of its text. */
export function useKeyedFields(faults: KeyedFaults | null | undefined) {
	const { t } = useTranslation("desk");
	return fieldsOf(faults, (fault) => t(fault));
}

function fieldsOf<Fault extends string>(
	faults: (Pick<Faults<Fault>, "errors"> & Partial<Pick<Faults, "values">>) | null | undefined,
	textOf: (fault: Fault) => string,
) {
	return <Usual extends string | undefined = undefined>(name: string, usual?: Usual) => {
		const fault = faults?.errors[name];
		return {
			name,
			defaultValue: faults?.values?.[name]?.[0] ?? (usual as Usual),
			error: fault && textOf(fault),
		};
	};
}
