import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localitiesWithin, type TreeLocality } from "../../domain/localities/locality-tree";
import type { LocalitySuggestion } from "../../domain/locality-suggestion";
import { Select } from "../../ui/inputs";
import { LocalityCombobox } from "../search/locality-combobox";

type ChooserSearchProps = {
	all: readonly TreeLocality[];
	chosen: ReadonlySet<string>;
	onChange: (chosen: ReadonlySet<string>) => void;
};

/** In km. */
const RADII = [0, 5, 10, 20] as const;

/** What was named last, and which municipalities the radius around it has added. */
type Named = { meant: readonly TreeLocality[]; added: readonly string[] };

/** Chooses municipalities by name, with those around them: what a circle on the map does, without a pointer. */
export function ChooserSearch({ all, chosen, onChange }: ChooserSearchProps) {
	const { t } = useTranslation("search");
	const [radius, setRadius] = useState<number>(0);
	const [named, setNamed] = useState<Named | null>(null);

	function choose(meant: readonly TreeLocality[], kilometres: number, before: ReadonlySet<string>) {
		if (meant.length === 0) return;
		const codes = localitiesWithin(all, meant, kilometres).map(({ code }) => code);
		setNamed({ meant, added: codes.filter((code) => !before.has(code)) });
		onChange(new Set([...before, ...codes]));
	}

	function changeRadius(kilometres: number) {
		setRadius(kilometres);
		if (!named) return;
		const others = [...chosen].filter((code) => !named.added.includes(code));
		choose(named.meant, kilometres, new Set(others));
	}

	return (
		<div className="grid items-end gap-3 tablet:grid-cols-[1fr_11rem]">
			<LocalityCombobox
				label={t("place.input")}
				onChoose={(option) =>
					choose(
						all.filter((locality) => isMeant(locality, option)),
						radius,
						chosen,
					)
				}
			/>
			<Select
				label={t("place.radius")}
				value={String(radius)}
				onChange={(event) => changeRadius(Number(event.currentTarget.value))}
				options={RADII.map((kilometres) => ({
					value: String(kilometres),
					label: kilometres === 0 ? t("place.noRadius") : t("place.kilometres", { count: kilometres }),
				}))}
			/>
		</div>
	);
}

/** A postcode selects its municipality, a province or region all of its municipalities. */
function isMeant(locality: TreeLocality, { kind, name, zips }: LocalitySuggestion): boolean {
	if (kind === "municipality") return locality.name === name;
	if (kind === "postcode") return zips.every((zip) => locality.zips.includes(zip));
	return locality.zips.every((zip) => zips.includes(zip));
}
