import { useTranslation } from "react-i18next";
import type { PlanFloor } from "../../domain/property/floor-plan";
import { FloorPlanDrawing } from "./floor-plan-drawing";

/** A region that scrolls must be reachable with the keyboard. */
const REACHABLE = 0;

/** A plan wider than this, in its own units, takes the whole column. */
const WIDE = 11;

/** A sketch of each floor, with an explanation. */
export function FloorPlans({ floors }: { floors: readonly PlanFloor[] }) {
	const { t } = useTranslation("property");
	function nameOf({ level }: PlanFloor): string {
		if (level === null) return t("plan.single");
		return level === 0 ? t("plan.ground") : t("plan.upper", { level });
	}
	return (
		<div className="plans">
			{floors.map((floor) => (
				<figure key={floor.level ?? "single"} data-wide={floor.width > WIDE || undefined}>
					{floors.length > 1 && <figcaption className="mb-3 font-medium">{nameOf(floor)}</figcaption>}
					<section aria-label={nameOf(floor)} tabIndex={REACHABLE} className="max-tablet:bleed overflow-x-auto">
						<FloorPlanDrawing floor={floor} name={nameOf(floor)} />
					</section>
				</figure>
			))}
			<p className="col-span-full max-w-measure text-sm text-quiet">{t("plan.note")}</p>
		</div>
	);
}
