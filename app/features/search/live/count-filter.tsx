import { useTranslation } from "../../../i18n/texts";
import { RadioGroup } from "../../../ui/choices";
import { PropertyCount } from "./option";

type CountFilterProps = {
	/** Name of the search parameter. */
	name: string;
	label: string;
	options: readonly { value: number; count: number }[];
	value: number | undefined;
	onValue: (value: number | undefined) => void;
	hideLabel?: boolean;
};

/** Minimum count, with the number of properties for each choice. */
export function CountFilter({ name, label, options, value, onValue, hideLabel = false }: CountFilterProps) {
	const { t } = useTranslation("search");
	return (
		<RadioGroup
			name={name}
			label={label}
			hideLabel={hideLabel}
			look="segments"
			value={value === undefined ? "" : String(value)}
			onChange={(event) => onValue(event.currentTarget.value === "" ? undefined : Number(event.currentTarget.value))}
			choices={[
				{ value: "", label: t("count.any") },
				...options.map((option) => ({
					value: String(option.value),
					label: (
						<>
							{t("count.least", { count: option.value })}
							<PropertyCount count={option.count} className="block font-normal text-sm opacity-75 tabular-nums" />
						</>
					),
				})),
			]}
		/>
	);
}
