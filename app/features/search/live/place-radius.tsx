import { useTranslation } from "../../../i18n/texts";

/** In km. */
const RADII = [5, 10, 20] as const;

export type PlaceRadiusProps = { name?: string; value: number; onValue: (kilometres: number) => void };

/** How far around the chosen places is searched as well, in km; 0 for none. */
export function PlaceRadius({ name, value, onValue }: PlaceRadiusProps) {
	const { t } = useTranslation("common");
	return (
		<select
			name={name}
			aria-label={t("searchField.radius")}
			value={value === 0 ? "" : value}
			onChange={(event) => onValue(Number(event.currentTarget.value))}
			className="place-box-radius"
		>
			<option value="">{t("searchField.noRadius")}</option>
			{radiiWith(value).map((kilometres) => (
				<option key={kilometres} value={kilometres}>
					{t("searchField.kilometres", { count: kilometres })}
				</option>
			))}
		</select>
	);
}

function radiiWith(chosen: number): number[] {
	return [...new Set([...RADII, chosen])].filter((kilometres) => kilometres > 0).sort((a, b) => a - b);
}
