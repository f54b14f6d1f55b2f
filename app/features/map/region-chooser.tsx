import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlaceOption } from "../../domain/place-search";
import type { TreePlace } from "../../domain/place-tree";
import { Button } from "../../ui/button";
import { FieldGroup, useField } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { TextInput } from "../../ui/inputs";
import { useHydrated } from "../../ui/use-hydrated";
import { useLanguage } from "../frame/site-data";
import { PlaceCombobox } from "../search/place-combobox";
import "../search/search.css";
import { ChooserMap } from "./chooser-map";
import { ChooserTree } from "./chooser-tree";
import { usePlaceTree } from "./use-place-tree";

export type ChosenRegion = {
	/** Codes of municipalities. */
	zones: string[];
	/** Every postcode in them. */
	zips: string[];
};

type RegionChooserProps = {
	/** Codes of municipalities chosen at first. */
	defaultValue?: readonly string[];
	/** Postcodes typed at first, where the form came back without a script. */
	defaultZips?: readonly string[];
	onChange?: (chosen: ChosenRegion) => void;
	error?: string | undefined;
	required?: boolean;
	/** Of the hidden fields that a form sends. */
	name?: string;
};

const CHIPS_SHOWN = 12;
/** Postcodes that can be typed where no script runs. */
const PLAIN_FIELDS = 6;

/**
 * Chooses municipalities: by name, from the tree, by pressing them on the map or drawing around many, all of it one
 * choice. A form sends it as hidden fields `zones`. Without a script there are text fields `zips`.
 * The page names the namespaces `map` and `search` in its handle.
 */
export function RegionChooser({
	defaultValue = [],
	defaultZips = [],
	onChange,
	error,
	required,
	name = "zones",
}: RegionChooserProps) {
	const { t } = useTranslation("map");
	const { t: say } = useTranslation("search");
	const hydrated = useHydrated();
	const language = useLanguage();
	const tree = usePlaceTree(language);
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(defaultValue));
	const { ids } = useField({ hint: true, error });
	const all = tree?.flatMap(({ provinces }) => provinces.flatMap((province) => province.places)) ?? [];
	const places = all.filter((place) => chosen.has(place.code));

	function choose(next: ReadonlySet<string>) {
		setChosen(next);
		const zips = all.filter((place) => next.has(place.code)).flatMap((place) => place.zips);
		onChange?.({ zones: [...next], zips: [...new Set(zips)].sort() });
	}

	function change(codes: readonly string[], isChosen: boolean) {
		const next = new Set(chosen);
		for (const code of codes) {
			if (isChosen) next.add(code);
			else next.delete(code);
		}
		choose(next);
	}

	function addOption(option: PlaceOption) {
		const found = all.find((place) => isMeant(place, option));
		if (found) change([found.code], true);
	}

	if (!hydrated) {
		return (
			<FieldGroup ids={ids} label={t("chooser.plain")} hint={t("chooser.plainHint")} error={error} required={required}>
				<div className="grid grid-cols-3 gap-3 tablet:grid-cols-6">
					{Array.from({ length: PLAIN_FIELDS }, (_, index) => (
						<TextInput
							key={`zip-${String(index)}`}
							name="zips"
							label={t("chooser.plainField", { number: index + 1 })}
							hideLabel
							inputMode="numeric"
							defaultValue={defaultZips[index]}
						/>
					))}
				</div>
			</FieldGroup>
		);
	}
	return (
		<FieldGroup ids={ids} label={t("chooser.label")} hint={t("chooser.hint")} error={error} required={required}>
			{[...chosen].map((code) => (
				<input key={code} type="hidden" name={name} value={code} />
			))}
			<PlaceCombobox label={say("place.input")} onChoose={addOption} />
			<p role="status" className="mt-3 text-quiet text-sm">
				{t("chooser.chosen", { count: chosen.size })}
			</p>
			<ChosenList places={places} onRemove={(code) => change([code], false)} onClear={() => choose(new Set())} />
			<ChooserMap
				codes={[...chosen]}
				onPlaces={(codes, how) => change(codes, how === "add" || codes.some((code) => !chosen.has(code)))}
			/>
			{tree && <ChooserTree tree={tree} chosen={chosen} onChange={change} />}
		</FieldGroup>
	);
}

/** A postcode stands for the municipality that it lies in. */
function isMeant(place: TreePlace, option: PlaceOption): boolean {
	if (option.city !== null) return place.name === option.label;
	return (
		option.zips.every((zip) => place.zips.includes(zip)) && (option.zips.length === 1 || place.name === option.label)
	);
}

type ChosenListProps = { places: readonly TreePlace[]; onRemove: (code: string) => void; onClear: () => void };

function ChosenList({ places, onRemove, onClear }: ChosenListProps) {
	const { t } = useTranslation("map");
	if (places.length === 0) return null;
	const more = places.length - CHIPS_SHOWN;
	return (
		<ul className="mt-2 flex flex-wrap items-center gap-2">
			{places.slice(0, CHIPS_SHOWN).map((place) => (
				<li key={place.code}>
					<button
						type="button"
						aria-label={t("chooser.remove", { place: place.name })}
						onClick={() => onRemove(place.code)}
						className="inline-flex min-h-9 items-center gap-2 rounded-control border border-hairline bg-surface px-3 text-sm hover:border-ink"
					>
						{place.name}
						<Icon name="x" className="size-3.5" />
					</button>
				</li>
			))}
			{more > 0 && <li className="text-quiet text-sm">{t("chooser.others", { count: more })}</li>}
			<li>
				<Button variant="quiet" size="small" onClick={onClear}>
					{t("chooser.clear")}
				</Button>
			</li>
		</ul>
	);
}
