import { useState } from "react";
import { localitiesWithin, type TreeLocality } from "../../../domain/localities/locality-tree";
import type { LocalitySuggestion } from "../../../domain/locality-suggestion";
import { useTranslation } from "../../../i18n/texts";
import { PlaceBox } from "../../search/live/place-box";

/** What is chosen. */
export type Chip = { key: string; name: string; remove: () => void };

type ChooserSearchProps = {
	all: readonly TreeLocality[];
	chosen: ReadonlySet<string>;
	onChange: (chosen: ReadonlySet<string>) => void;
	chips: readonly Chip[];
};

const CHIPS_SHOWN = 12;

/** What was named last, and which municipalities the radius around it has added. */
type Named = { meant: readonly TreeLocality[]; added: readonly string[] };

/** Chooses municipalities by name, with those around them: what a circle on the map does, without a pointer. */
export function ChooserSearch({ all, chosen, onChange, chips }: ChooserSearchProps) {
	const { t } = useTranslation("search");
	const { t: tMap } = useTranslation("map");
	const [radius, setRadius] = useState<number>(0);
	const [named, setNamed] = useState<Named | null>(null);

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

	const more = chips.length - CHIPS_SHOWN;
	return (
		<>
			<PlaceBox
				label={t("place.input")}
				tokens={chips.slice(0, CHIPS_SHOWN).map(({ key, name }) => ({ key, label: name, fields: [] }))}
				onRemove={(key) => chips.find((chip) => chip.key === key)?.remove()}
				onChoose={(option, kilometres = radius) => {
					setRadius(kilometres);
					return choose(
						all.filter((locality) => isMeant(locality, option)),
						kilometres,
						chosen,
					);
				}}
				radius={{ value: radius, onValue: changeRadius }}
				counting={() => ""}
			/>
			{more > 0 && <p className="mt-1 text-quiet text-sm">{tMap("chooser.others", { count: more })}</p>}
		</>
	);
}

/** A postcode selects its municipality, a province or region all of its municipalities. */
function isMeant(locality: TreeLocality, { kind, name, zips }: LocalitySuggestion): boolean {
	if (kind === "municipality") return locality.name === name;
	if (kind === "postcode") return zips.every((zip) => locality.zips.includes(zip));
	return locality.zips.every((zip) => zips.includes(zip));
}
