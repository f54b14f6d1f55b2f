import { useLocation } from "react-router";
import { isConstructionStatus } from "../../domain/property/construction-status";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Button } from "../../ui/button";
import { Select, TextInput } from "../../ui/inputs";
import { Anchor, TextLink } from "../../ui/link";
import { floorName } from "./floor-name";
import type { Floor, UnitFilter } from "./unit-filter";

type UnitPickerProps = { floors: readonly Floor[]; filter: UnitFilter; hasRooms: boolean };

const ROOMS = [1, 2, 3, 4];

/** The building from top to bottom, each unit a link, and a form that filters the list of them. */
export function UnitPicker({ floors, filter, hasRooms }: UnitPickerProps) {
	const { t } = useTranslation("project");
	const { pathname } = useLocation();
	const isFiltered = Object.values(filter).some((value) => value !== null);
	return (
		<div className="print-hidden">
			{floors.length > 0 && (
				<ol aria-label={t("units.building")} className="building">
					{floors.map(({ floor, units }) => (
						<li key={floor}>
							<Anchor
								to={`${pathname}?floor=${encodeURIComponent(floor)}#units`}
								rel="nofollow"
								{...control("swap", "")}
								aria-current={filter.floor === floor ? "true" : undefined}
								className="building-floor"
							>
								{floorName(floor, t)}
							</Anchor>
							<ul>
								{units.map(({ unit, path, status }) => {
									const words = isConstructionStatus(status) ? t(`units.statuses.${status}`) : status;
									const text = (
										<>
											{unit}
											{words && <span className="sr-only">, {words}</span>}
										</>
									);
									return (
										<li key={unit}>
											{path ? (
												<Anchor to={path} className="building-unit" data-status={status}>
													{text}
												</Anchor>
											) : (
												<span className="building-unit" data-status={status}>
													{text}
												</span>
											)}
										</li>
									);
								})}
							</ul>
						</li>
					))}
				</ol>
			)}
			<form method="get" action={`${pathname}#units`} className="building-filter" {...control("swap", "")}>
				{filter.floor !== null && <input type="hidden" name="floor" value={filter.floor} />}
				{hasRooms && (
					<Select
						name="minBedrooms"
						label={t("units.bedrooms")}
						defaultValue={String(filter.minBedrooms ?? "")}
						options={[
							{ value: "", label: t("units.any") },
							...ROOMS.map((rooms) => ({ value: String(rooms), label: t("units.from", { rooms }) })),
						]}
					/>
				)}
				<TextInput
					name="maxPrice"
					label={t("units.maxPrice")}
					before="€"
					type="number"
					inputMode="numeric"
					min={0}
					step={1}
					defaultValue={filter.maxPrice ?? ""}
				/>
				<Button type="submit" variant="secondary">
					{t("list.submit")}
				</Button>
				{isFiltered && (
					<TextLink to={`${pathname}#units`} {...control("swap", "")}>
						{t("units.all")}
					</TextLink>
				)}
			</form>
		</div>
	);
}
