import type { PanelData, TypeOption } from "../../../../worker/listings/lists/panel";
import { useTranslation } from "../../../i18n/texts";
import { FilterGroup } from "./filter-group";
import { Option } from "./option";
import type { Choose } from "./use-search";

type TypeFilterProps = { types: PanelData["types"]; chosen: readonly number[]; choose: Choose };

/** Two-level tree of types with the second level folded. Choosing a main type clears its subtypes, and vice versa. */
export function TypeFilter({ types, chosen, choose }: TypeFilterProps) {
	const { t } = useTranslation("search");

	function toggle(type: TypeOption, related: readonly number[]) {
		const rest = chosen.filter((id) => id !== type.id && !related.includes(id));
		const next = chosen.includes(type.id) ? chosen.filter((id) => id !== type.id) : [...rest, type.id];
		choose({ types: next.sort((a, b) => a - b) });
	}

	const option = (type: TypeOption, related: readonly number[], className?: string) => (
		<Option
			name="type"
			value={type.id}
			label={type.label}
			count={type.count}
			checked={chosen.includes(type.id)}
			onChange={() => toggle(type, related)}
			{...(className ? { className } : {})}
		/>
	);

	return (
		<FilterGroup label={t("type.label")}>
			<ul className="tablet:columns-2 tablet:gap-x-10">
				{types.map((type) => (
					<li key={type.id} className="break-inside-avoid pb-3">
						{option(
							type,
							type.children.map((child) => child.id),
							"font-medium",
						)}
						{type.children.length > 0 && (
							<details open={type.children.some((child) => chosen.includes(child.id))} className="pl-8">
								<summary className="min-h-8 cursor-pointer text-quiet text-sm">
									{t("type.kinds", { count: type.children.length })}
								</summary>
								<ul>
									{type.children.map((child) => (
										<li key={child.id}>{option(child, [type.id], "text-sm")}</li>
									))}
								</ul>
							</details>
						)}
					</li>
				))}
			</ul>
		</FilterGroup>
	);
}
