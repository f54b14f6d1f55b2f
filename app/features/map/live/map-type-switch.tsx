import { type MapType, mapTypes } from "../../../domain/map/messages";
import { useTranslation } from "../../../i18n/texts";
import { RadioGroup } from "../../../ui/choices";

type MapTypeSwitchProps = { value: MapType; onValue: (value: MapType) => void };

export function MapTypeSwitch({ value, onValue }: MapTypeSwitchProps) {
	const { t } = useTranslation("map");
	return (
		<RadioGroup
			name="map-type"
			label={t("type.label")}
			hideLabel
			look="segments"
			value={value}
			onChange={({ currentTarget }) => {
				const type = mapTypes.find((each) => each === currentTarget.value);
				if (type) onValue(type);
			}}
			choices={mapTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
			className="text-sm"
		/>
	);
}
