import { useTranslation } from "react-i18next";
import { useActionData } from "react-router";
import { type FieldFault, fieldFaults } from "../../domain/desk/answers";
import { isOneOf } from "../../domain/records";
import type { Fault, Faults } from "./desk-action";

/** Values that a form sends along, which identify it among the forms of a page. */
export type Sent = Readonly<Record<string, string>>;

/**
 * Errors and typed values of the form that was sent last; null when it was accepted.
 * @param sent identifies a form: null is returned when another form was rejected
 */
export function useFaults(sent: Sent = {}): Faults | null {
	const answer: Partial<Faults> | null | undefined = useActionData();
	if (!answer?.errors) return null;
	const { errors, values = {} } = answer;
	return Object.entries(sent).every(([name, value]) => values[name]?.[0] === value) ? { errors, values } : null;
}

/** Props of each field: its name, its typed or default value, and its error message. */
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
	return isOneOf(fieldFaults, fault);
}
