import { useEffect, useRef, useState } from "react";
import type { Language } from "../../../domain/language";
import type { TreeRegion } from "../../../domain/localities/locality-tree";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/choices";
import { fetchJson, RETRIES } from "../../../ui/fetch-json";
import { FieldGroup, useField } from "../../../ui/field";
import { TextInput } from "../../../ui/inputs";
import { useHydrated } from "../../../ui/live/use-hydrated";
import { ChooserMap } from "./chooser-map";
import { type Chip, ChooserSearch } from "./chooser-search";
import { ChooserTree } from "./chooser-tree";

type RegionChooserProps = {
	/** Codes of the municipalities chosen initially. */
	zones?: readonly string[];
	/** Postcodes chosen initially. */
	zips?: readonly string[];
	/** Previously drawn area as an encoded polyline. */
	polygon?: string | null;
	/** Names of the initially chosen municipalities by code, used until the tree loads and without scripts. */
	names?: Readonly<Record<string, string>>;
	error?: string | undefined;
	required?: boolean;
};

/** Number of postcode inputs without scripts. */
const PLAIN_FIELDS = 6;

/**
 * Chooses municipalities by name, in the tree or on the map, together with an area drawn on the map. It is submitted as
 * hidden fields `zones` and `polygon`, and `zips` for postcodes chosen earlier. Without scripts all of them are plain
 * fields. The page must list the namespaces `map` and `search` in its handle.
 */
export function RegionChooser(props: RegionChooserProps) {
	const isLive = useHydrated();
	const place = useRef<HTMLDivElement>(null);
	return (
		<div ref={place}>
			{isLive ? <LiveChooser {...props} entered={() => enteredIn(place.current)} /> : <PlainChooser {...props} />}
		</div>
	);
}

/** Reads the plain fields when hydration replaces them; null if there are none. */
function enteredIn(place: HTMLElement | null): Chosen | null {
	const fields = [...(place?.querySelectorAll<HTMLInputElement>("input[name]") ?? [])];
	if (fields.length === 0) return null;
	const named = (name: string) =>
		fields
			.filter((field) => field.name === name && (field.type !== "checkbox" || field.checked))
			.map(({ value }) => value.trim())
			.filter((value) => value !== "");
	return { zones: new Set(named("zones")), zips: [...new Set(named("zips"))], polygon: named("polygon")[0] ?? null };
}

function PlainChooser({ zones = [], zips = [], polygon, names = {}, error, required }: RegionChooserProps) {
	const { t } = useTranslation("map");
	const { ids } = useField({ hint: true, error });
	return (
		<FieldGroup ids={ids} label={t("chooser.plain")} hint={t("chooser.plainHint")} error={error} required={required}>
			<div className="grid grid-cols-3 gap-3 tablet:grid-cols-6">
				{Array.from({ length: Math.max(PLAIN_FIELDS, zips.length) }, (_, index) => (
					<TextInput
						key={`zip-${String(index)}`}
						name="zips"
						label={t("chooser.plainField", { number: index + 1 })}
						hideLabel
						inputMode="numeric"
						defaultValue={zips[index]}
					/>
				))}
			</div>
			<div className="mt-3 tablet:columns-2">
				{zones.map((code) => (
					<Checkbox key={code} name="zones" value={code} label={names[code] ?? code} defaultChecked />
				))}
				{polygon && <Checkbox name="polygon" value={polygon} label={t("chooser.area")} defaultChecked />}
			</div>
		</FieldGroup>
	);
}

type Chosen = { zones: ReadonlySet<string>; zips: readonly string[]; polygon: string | null };

type LiveChooserProps = RegionChooserProps & { entered: () => Chosen | null };

function LiveChooser({
	zones = [],
	zips = [],
	polygon = null,
	names = {},
	error,
	required,
	entered,
}: LiveChooserProps) {
	const { t } = useTranslation("map");
	const language = useLanguage();
	const tree = useLocalityTree(language);
	const [chosen, setChosen] = useState<Chosen>(() => entered() ?? { zones: new Set(zones), zips, polygon });
	const fields = useRef<HTMLDivElement>(null);
	const { ids } = useField({ hint: true, error });
	const all = tree?.flatMap(({ provinces }) => provinces.flatMap((province) => province.localities)) ?? [];

	const [asFirst] = useState(chosen);
	useEffect(() => {
		// Changed hidden fields fire no input event, which the draft listens for.
		if (chosen !== asFirst) fields.current?.dispatchEvent(new Event("input", { bubbles: true }));
	}, [chosen, asFirst]);

	function change(codes: readonly string[], isChosen: boolean) {
		const next = new Set(chosen.zones);
		for (const code of codes) {
			if (isChosen) next.add(code);
			else next.delete(code);
		}
		setChosen({ ...chosen, zones: next });
	}

	const codes = [...chosen.zones];
	const found = all.filter(({ code }) => chosen.zones.has(code));
	/** A chosen postcode counts as the municipalities that have it. */
	const count = tree
		? all.filter(({ code, zips: own }) => chosen.zones.has(code) || own.some((zip) => chosen.zips.includes(zip))).length
		: codes.length + chosen.zips.length;
	const localities = tree ? found : codes.flatMap((code) => (names[code] ? [{ code, name: names[code] }] : []));
	const chips: Chip[] = [
		...(chosen.polygon === null
			? []
			: [{ key: "polygon", name: t("chooser.area"), remove: () => setChosen({ ...chosen, polygon: null }) }]),
		...chosen.zips.map((zip) => ({
			key: zip,
			name: zip,
			remove: () => setChosen({ ...chosen, zips: chosen.zips.filter((each) => each !== zip) }),
		})),
		...localities.map(({ code, name }) => ({ key: code, name, remove: () => change([code], false) })),
	];
	return (
		<FieldGroup ids={ids} label={t("chooser.label")} hint={t("chooser.hint")} error={error} required={required}>
			<div ref={fields} hidden>
				{codes.map((code) => (
					<input key={code} type="hidden" name="zones" value={code} />
				))}
				{chosen.zips.map((zip) => (
					<input key={zip} type="hidden" name="zips" value={zip} />
				))}
				{chosen.polygon !== null && <input type="hidden" name="polygon" value={chosen.polygon} />}
			</div>
			<ChooserSearch
				all={all}
				chosen={chosen.zones}
				onChange={(next) => setChosen({ ...chosen, zones: next })}
				chips={chips}
			/>
			<ChosenCount
				count={count}
				isSaid={chosen !== asFirst}
				onClear={chips.length > 0 ? () => setChosen({ zones: new Set(), zips: [], polygon: null }) : null}
			/>
			<ChooserMap
				codes={codes}
				polygon={chosen.polygon}
				onLocalities={(pressed) =>
					change(
						pressed,
						pressed.some((code) => !chosen.zones.has(code)),
					)
				}
				onPolygon={(polygon) => setChosen({ ...chosen, polygon })}
			/>
			{tree && <ChooserTree tree={tree} chosen={chosen.zones} onChange={change} />}
		</FieldGroup>
	);
}

type ChosenCountProps = { count: number; isSaid: boolean; onClear: (() => void) | null };

/**
 * Number of chosen places, with the button that clears them. The button disappears when pressed, so the count takes the
 * focus.
 */
function ChosenCount({ count, isSaid, onClear }: ChosenCountProps) {
	const { t } = useTranslation("map");
	const number = useRef<HTMLParagraphElement>(null);

	function clear() {
		number.current?.focus({ preventScroll: true });
		onClear?.();
	}

	return (
		<div className="mt-3 flex flex-wrap items-center gap-x-4 text-sm">
			{/* The initial choice is not announced. */}
			<p ref={number} role="status" aria-live={isSaid ? "polite" : "off"} tabIndex={-1} className="text-quiet">
				{t("chooser.chosen", { count })}
			</p>
			{onClear && (
				<Button variant="quiet" size="small" onClick={clear}>
					{t("chooser.clear")}
				</Button>
			)}
		</div>
	);
}

/** Loads the tree of municipalities; null until loaded. */
function useLocalityTree(language: Language): TreeRegion[] | null {
	const [tree, setTree] = useState<TreeRegion[] | null>(null);

	useEffect(() => {
		const stop = new AbortController();
		async function ask() {
			const found = await fetchJson<{ regions: TreeRegion[] }>(
				`/api/place-tree?lang=${language}`,
				stop.signal,
				RETRIES,
			);
			if (found && !stop.signal.aborted) setTree(found.regions);
		}
		void ask();
		return () => stop.abort();
	}, [language]);

	return tree;
}
