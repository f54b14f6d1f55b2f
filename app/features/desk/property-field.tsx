import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { DeskInput } from "./fields";

/** Offered by every field of the page that takes a property. */
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

type PropertyFieldProps = ComponentProps<typeof DeskInput> & {
	/** One among several, which says less. */
	isOther?: boolean;
};

/** Takes a property, of which the page's list offers those of the agency. */
export function PropertyField({ isOther = false, ...field }: PropertyFieldProps) {
	const { t } = useTranslation("desk-manage");
	const said = isOther ? {} : { hint: t("viewings.field.propertyHint"), required: true };
	return <DeskInput {...said} {...field} list={PROPERTY_LIST} autoComplete="off" />;
}
