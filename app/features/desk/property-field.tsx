import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../ui/inputs";

/** Datalist of all property fields of a page. */
const PROPERTY_LIST = "properties";

export function PropertyList({ properties }: { properties: readonly { id: number; title: string }[] }) {
	return (
		<datalist id={PROPERTY_LIST}>
			{properties.map(({ id, title }) => (
				<option key={id} value={id}>
					{title}
				</option>
			))}
		</datalist>
	);
}

type PropertyFieldProps = ComponentProps<typeof TextInput> & {
	/** Additional field: optional and without a hint. */
	isOther?: boolean;
};

/** Property input that suggests the agency's properties, from the page's list. */
export function PropertyField({ isOther = false, ...field }: PropertyFieldProps) {
	const { t } = useTranslation("desk-manage");
	const said = isOther ? {} : { hint: t("viewings.field.propertyHint"), required: true };
	return <TextInput {...said} {...field} list={PROPERTY_LIST} autoComplete="off" />;
}
