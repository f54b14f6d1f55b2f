import type { ReactNode } from "react";
import { daysOf } from "../../../domain/forms/days";
import { useTranslation } from "../../../i18n/texts";
import { Checkbox, type Choice } from "../../../ui/choices";
import { FileInput, TextArea, TextInput } from "../../../ui/inputs";
import { Money } from "../../listing/money";
import type { FormField } from "../form-fields";
import { ChoiceField } from "./choice-field";
import { LocalityInput, StreetInput } from "./suggested-input";

export type FieldValue = string | string[] | undefined;

type EnquiryFieldProps = {
	field: FormField;
	/** Initial value: the rejected submission's, or one that the page already knows. */
	value: FieldValue;
	error: string | undefined;
	/** Choices from the page, for lists that the agency maintains. */
	choices: readonly Choice[] | undefined;
};

const controlTypes = { text: "text", email: "email", tel: "tel", url: "url", number: "text", date: "date" } as const;

/** Renders a field by its kind. */
export function EnquiryField({ field, value, error, choices }: EnquiryFieldProps): ReactNode {
	const { t } = useTranslation("forms");
	const { name, kind, required, autoComplete, inputMode } = field;
	const words = field.words ?? name.split(".").at(-1) ?? name;
	const label = t(`label.${words}`);
	const text = {
		label,
		error,
		required,
		...(field.hint ? { hint: t(`hint.${words}`) } : {}),
	};
	const one = Array.isArray(value) ? value[0] : value;
	const days = daysOf(field.days ?? "any");
	const common = { name, autoComplete };
	switch (kind) {
		case "long":
			return <TextArea {...text} {...common} defaultValue={one} rows={5} />;
		case "flag":
			return (
				<Checkbox
					name={name}
					label={label}
					hint={text.hint}
					error={error}
					value="true"
					defaultChecked={one === "true" || one === "on"}
				/>
			);
		case "radio":
		case "boxes":
		case "select":
		case "country":
			return <ChoiceField field={{ ...field, kind }} {...{ words, value, choices, text }} />;
		case "locality":
			return <LocalityInput {...text} name={name} autoComplete={autoComplete} defaultValue={one} />;
		case "street":
			return <StreetInput {...text} name={name} autoComplete={autoComplete} defaultValue={one} />;
		case "file":
			return <FileInput {...text} name={name} accept={field.accept} />;
		case "region":
		case "slot":
		case "ages":
			return null;
		default:
			return (
				<TextInput
					{...text}
					{...common}
					error={error && <Money>{error}</Money>}
					type={controlTypes[kind]}
					inputMode={inputMode}
					{...(kind === "date" && { min: days.first, max: days.last })}
					defaultValue={one}
				/>
			);
	}
}
