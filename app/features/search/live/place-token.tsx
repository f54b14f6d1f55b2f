import { useTranslation } from "../../../i18n/texts";
import { Icon } from "../../../ui/icon";

/** Chosen place. A form submits its fields as pairs of name and value. */
export type PlaceToken = { key: string; label: string; fields: readonly (readonly [name: string, value: string])[] };

type TokenProps = { token: PlaceToken; isLive: boolean; onRemove: (button: HTMLElement) => void };

/** Without scripts, a checked checkbox; unchecking it removes the place. */
export function Token({ token, isLive, onRemove }: TokenProps) {
	const { t } = useTranslation("common");
	if (!isLive) {
		return token.fields.map(([name, value], index) => (
			<label key={`${name} ${value}`} className="place-token">
				<input type="checkbox" name={name} value={value} defaultChecked />
				{index === 0 ? token.label : value}
			</label>
		));
	}
	return (
		<span className="place-token">
			<span className="min-w-0 truncate">{token.label}</span>
			<button
				type="button"
				aria-label={t("searchField.remove", { name: token.label })}
				onClick={({ currentTarget }) => onRemove(currentTarget)}
			>
				<Icon name="x" className="size-3.5" />
			</button>
			{token.fields.map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
		</span>
	);
}
