import { useLocation } from "react-router";
import { unitAddress } from "../../domain/property/project/unit-rows";
import { useTranslation } from "../../i18n/texts";
import { Anchor } from "../../ui/link";
import type { ShownUnit } from "./load-unit";
import type { Floor } from "./unit-filter";
import { floorName, roomsName, statusName } from "./unit-names";
import { UnitPanel, unitLinkAttributes } from "./unit-panel";

type UnitPickerProps = { floors: readonly Floor[]; shown: ShownUnit };

/** The building from top to bottom; each unit is a link that shows it alongside. */
export function UnitPicker({ floors, shown }: UnitPickerProps) {
	const { t } = useTranslation("project");
	const { pathname } = useLocation();
	return (
		<div className="unit-picker print-hidden">
			<ol aria-label={t("units.building")} className="building">
				{floors.map(({ floor, units }) => (
					<li key={floor}>
						<span className="building-floor">{floorName(floor, t)}</span>
						<ul>
							{units.map(({ unit, status, bedrooms }) => {
								const words = [bedrooms === null ? "" : roomsName(bedrooms, t), statusName(status, t)];
								return (
									<li key={unit}>
										<Anchor
											to={unitAddress(pathname, unit)}
											rel="nofollow"
											{...unitLinkAttributes}
											aria-current={unit === shown.row.unit ? "true" : undefined}
											className="building-unit"
											data-status={status}
										>
											{unit}
											<span className="text-sm max-desktop:sr-only">
												<span className="sr-only">, </span>
												{words.filter(Boolean).join(" · ")}
											</span>
										</Anchor>
									</li>
								);
							})}
						</ul>
					</li>
				))}
			</ol>
			<UnitPanel shown={shown} />
		</div>
	);
}
