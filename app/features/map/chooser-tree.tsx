import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TreePlace, TreeProvince, TreeRegion } from "../../domain/place-tree";
import { AccordionItem } from "../../ui/accordion";

type ChooserTreeProps = {
	tree: readonly TreeRegion[];
	chosen: ReadonlySet<string>;
	onChange: (codes: readonly string[], isChosen: boolean) => void;
};

/** Regions, provinces or cantons, municipalities: each level can be chosen whole. */
export function ChooserTree({ tree, chosen, onChange }: ChooserTreeProps) {
	const { t } = useTranslation("search");
	return (
		<div className="mt-4 border-hairline border-t">
			{tree.map(({ region, provinces }) => {
				const places = provinces.flatMap((province) => province.places);
				return (
					<AccordionItem key={region} title={<Share name={t(`region.${region}`)} places={places} chosen={chosen} />}>
						<Whole name={t(`region.${region}`)} places={places} chosen={chosen} onChange={onChange} />
						<div className="mt-2 pl-4">
							{provinces.map((province) => (
								<Province key={province.province} {...province} chosen={chosen} onChange={onChange} />
							))}
						</div>
					</AccordionItem>
				);
			})}
		</div>
	);
}

function Province({ province, places, chosen, onChange }: TreeProvince & Omit<ChooserTreeProps, "tree">) {
	const { t } = useTranslation("search");
	const [isOpen, setOpen] = useState(false);
	const name = t(`province.${province}`);
	return (
		<AccordionItem
			title={<Share name={name} places={places} chosen={chosen} />}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			{isOpen && (
				<>
					<Whole name={name} places={places} chosen={chosen} onChange={onChange} />
					<ul className="mt-1 pl-4 tablet:columns-2">
						{places.map((place) => (
							<li key={place.code} className="break-inside-avoid">
								<label className="choice">
									<input
										type="checkbox"
										checked={chosen.has(place.code)}
										onChange={(event) => onChange([place.code], event.currentTarget.checked)}
									/>
									<span>{place.name}</span>
								</label>
							</li>
						))}
					</ul>
				</>
			)}
		</AccordionItem>
	);
}

type PartProps = { name: string; places: readonly TreePlace[]; chosen: ReadonlySet<string> };

function countOf(places: readonly TreePlace[], chosen: ReadonlySet<string>): number {
	return places.filter((place) => chosen.has(place.code)).length;
}

function Share({ name, places, chosen }: PartProps) {
	const { t } = useTranslation("map");
	const count = countOf(places, chosen);
	return (
		<span className="flex flex-wrap items-baseline gap-x-3">
			{name}
			{count > 0 && (
				<span className="font-normal text-accent text-sm tabular-nums">
					{t("chooser.share", { chosen: count, total: places.length })}
				</span>
			)}
		</span>
	);
}

/** One box for all of a part; between none and all it says so. */
function Whole({ name, places, chosen, onChange }: PartProps & Pick<ChooserTreeProps, "onChange">) {
	const { t } = useTranslation("map");
	const box = useRef<HTMLInputElement>(null);
	const count = countOf(places, chosen);
	const isPart = count > 0 && count < places.length;

	useEffect(() => {
		if (box.current) box.current.indeterminate = isPart;
	}, [isPart]);

	return (
		<label className="choice font-medium">
			<input
				ref={box}
				type="checkbox"
				checked={count === places.length}
				onChange={() =>
					onChange(
						places.map((place) => place.code),
						count < places.length,
					)
				}
			/>
			<span>{t("chooser.all", { name })}</span>
		</label>
	);
}
