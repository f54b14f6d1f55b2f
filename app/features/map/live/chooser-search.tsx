import { useEffect, useState } from "react";
import { localitiesWithin, type TreeLocality } from "../../../domain/localities/locality-tree";
import type { LocalitySuggestion } from "../../../domain/locality-suggestion";
import { useTranslation } from "../../../i18n/texts";
import { PlaceBox } from "../../search/live/place-box";

/** Chosen place with its remove action. */
export type Chip = { key: string; name: string; remove: () => void };

type ChooserSearchProps = {
	/** Empty until loaded. */
	all: readonly TreeLocality[];
	chosen: ReadonlySet<string>;
	onChange: (chosen: ReadonlySet<string>) => void;
	chips: readonly Chip[];
};

const CHIPS_SHOWN = 12;

/** Last named place, and the municipalities that its radius added. */
type Named = { meant: readonly TreeLocality[]; added: readonly string[] };

/** Chooses municipalities by name and radius: the keyboard alternative to drawing a circle on the map. */
export function ChooserSearch({ all, chosen, onChange, chips }: ChooserSearchProps) {
	const { t } = useTranslation("search");
	const { t: tMap } = useTranslation("map");
	const [radius, setRadius] = useState<number>(0);
	const [named, setNamed] = useState<Named | null>(null);
	/**
	 * Places chosen before the municipalities load. Their postcodes are submitted until they resolve to municipalities.
	 */
	const [early, setEarly] = useState<readonly LocalitySuggestion[]>([]);

	useEffect(() => {
		if (all.length === 0 || early.length === 0) return;
		setEarly([]);
		const meant = early.flatMap((option) => localitiesWithin(all, meantIn(all, option), radius));
		onChange(new Set([...chosen, ...meant.map(({ code }) => code)]));
	}, [all, early, chosen, radius, onChange]);

	function choose(meant: readonly TreeLocality[], kilometres: number, before: ReadonlySet<string>) {
		if (meant.length === 0) return false;
		const codes = localitiesWithin(all, meant, kilometres).map(({ code }) => code);
		setNamed({ meant, added: codes.filter((code) => !before.has(code)) });
		onChange(new Set([...before, ...codes]));
		return true;
	}

	function changeRadius(kilometres: number) {
		setRadius(kilometres);
		if (!named) return;
		const others = [...chosen].filter((code) => !named.added.includes(code));
		choose(named.meant, kilometres, new Set(others));
	}

	const shown: readonly Chip[] = [
		...early.map((option) => ({
			key: `early-${option.name}`,
			name: option.name,
			remove: () => setEarly(early.filter((other) => other !== option)),
		})),
		...chips,
	];
	const more = shown.length - CHIPS_SHOWN;
	return (
		<>
			<PlaceBox
				label={t("place.input")}
				tokens={shown.slice(0, CHIPS_SHOWN).map(({ key, name }) => ({ key, label: name, fields: [] }))}
				onRemove={(key) => shown.find((chip) => chip.key === key)?.remove()}
				onChoose={(option, kilometres = radius) => {
					setRadius(kilometres);
					if (all.length > 0) return choose(meantIn(all, option), kilometres, chosen);
					setEarly([...early.filter(({ name }) => name !== option.name), option]);
					return true;
				}}
				radius={{ value: radius, onValue: changeRadius }}
				counting={() => ""}
			/>
			{[...new Set(early.flatMap(({ zips }) => zips))].map((zip) => (
				<input key={zip} type="hidden" name="zips" value={zip} />
			))}
			{more > 0 && <p className="mt-1 text-quiet text-sm">{tMap("chooser.others", { count: more })}</p>}
		</>
	);
}

function meantIn(all: readonly TreeLocality[], option: LocalitySuggestion): TreeLocality[] {
	return all.filter((locality) => isMeant(locality, option));
}

/** Matches a postcode to its municipality, and a province or region to all of its municipalities. */
function isMeant(locality: TreeLocality, { kind, name, zips }: LocalitySuggestion): boolean {
	if (kind === "municipality") return locality.name === name;
	if (kind === "postcode") return zips.every((zip) => locality.zips.includes(zip));
	return locality.zips.every((zip) => zips.includes(zip));
}
