import { useEffect, useRef, useState } from "react";
import type { TreeLocality, TreeProvince, TreeRegion } from "../../../domain/localities/locality-tree";
import { useTranslation } from "../../../i18n/texts";
import { AccordionItem } from "../../../ui/accordion";

type ChooserTreeProps = {
	tree: readonly TreeRegion[];
	chosen: ReadonlySet<string>;
	onChange: (codes: readonly string[], isChosen: boolean) => void;
};

/** Tree of regions, provinces or cantons, and municipalities; each level can be chosen as a whole. */
export function ChooserTree({ tree, chosen, onChange }: ChooserTreeProps) {
	const { t } = useTranslation("search");
	return (
		<div className="mt-4 border-hairline border-t">
			{tree.map(({ region, provinces }) => {
				const localities = provinces.flatMap((province) => province.localities);
				return (
					<AccordionItem
						key={region}
						title={<Share name={t(`region.${region}`)} localities={localities} chosen={chosen} />}
					>
						<Whole name={t(`region.${region}`)} localities={localities} chosen={chosen} onChange={onChange} />
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

function Province({ province, localities, chosen, onChange }: TreeProvince & Omit<ChooserTreeProps, "tree">) {
	const { t } = useTranslation("search");
	const [isOpen, setOpen] = useState(false);
	const name = t(`province.${province}`);
	return (
		<AccordionItem
			title={<Share name={name} localities={localities} chosen={chosen} />}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			{isOpen && (
				<>
					<Whole name={name} localities={localities} chosen={chosen} onChange={onChange} />
					<ul className="mt-1 pl-4 tablet:columns-2">
						{localities.map((locality) => (
							<li key={locality.code} className="break-inside-avoid">
								<label className="choice">
									<input
										type="checkbox"
										checked={chosen.has(locality.code)}
										onChange={(event) => onChange([locality.code], event.currentTarget.checked)}
									/>
									<span>{locality.name}</span>
								</label>
							</li>
						))}
					</ul>
				</>
			)}
		</AccordionItem>
	);
}

type PartProps = { name: string; localities: readonly TreeLocality[]; chosen: ReadonlySet<string> };

function countOf(localities: readonly TreeLocality[], chosen: ReadonlySet<string>): number {
	return localities.filter((locality) => chosen.has(locality.code)).length;
}

function Share({ name, localities, chosen }: PartProps) {
	const { t } = useTranslation("map");
	const count = countOf(localities, chosen);
	return (
		<span className="flex flex-wrap items-baseline gap-x-3">
			{name}
			{count > 0 && (
				<span className="font-normal text-accent text-sm tabular-nums">
					{t("chooser.share", { chosen: count, total: localities.length })}
				</span>
			)}
		</span>
	);
}

/** Checkbox for all municipalities of a part; indeterminate when only some are chosen. */
function Whole({ name, localities, chosen, onChange }: PartProps & Pick<ChooserTreeProps, "onChange">) {
	const { t } = useTranslation("map");
	const box = useRef<HTMLInputElement>(null);
	const count = countOf(localities, chosen);
	const isPart = count > 0 && count < localities.length;

	useEffect(() => {
		if (box.current) box.current.indeterminate = isPart;
	}, [isPart]);

	return (
		<label className="choice font-medium">
			<input
				ref={box}
				type="checkbox"
				checked={count === localities.length}
				onChange={() =>
					onChange(
						localities.map((locality) => locality.code),
						count < localities.length,
					)
				}
			/>
			<span>{t("chooser.all", { name })}</span>
		</label>
	);
}
