import { useTranslation } from "react-i18next";
import { useActionData } from "react-router";
import { type FieldFault, fieldFaults } from "../../domain/desk/answers";
import type { Fault, Faults } from "./desk-action";

/** What one of a page's forms sends along, which tells it from the others. */
export type Sent = Readonly<Record<string, string>>;

/**
 * What the form of the page that was sent last came back with; null where it was accepted.
 * @param sent null too where another form than this one came back
 */
export function useFaults(sent: Sent = {}): Faults | null {
	const answer: Partial<Faults> | null | undefined = useActionData();
	if (!answer?.errors) return null;
	const { errors, values = {} } = answer;
	return Object.entries(sent).every(([name, value]) => values[name]?.[0] === value) ? { errors, values } : null;
}

/** Of each field its name, what was typed or what it usually begins with, and what is wrong with it, in words. */
export function useFields(sent?: Sent) {
	const faults = useFaults(sent);
	const { t } = useTranslation("desk");
	return <Usual extends string | undefined = undefined>(name: string, usual?: Usual) => {
		const fault = faults?.errors[name];
		return {
			name,
			defaultValue: faults?.values[name]?.[0] ?? (usual as Usual),
			error: fault && (isCode(fault) ? t(`desk-manage:fault.${fault}`) : t(fault)),
		};
	};
}

function isCode(fault: Fault): fault is FieldFault {
	return fieldFaults.some((code) => code === fault);
}
