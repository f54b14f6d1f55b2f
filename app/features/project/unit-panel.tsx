import { useLocation } from "react-router";
import { isAvailableUnit, unitAddress } from "../../domain/property/project/unit-rows";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { ButtonLink } from "../../ui/button";
import { DefinitionList } from "../../ui/definition-list";
import { Icon } from "../../ui/icon";
import { Anchor, TextLink } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { Money } from "../listing/money";
import { pictureOf } from "../media/photo";
import type { ShownUnit } from "./load-unit";
import { floorName, statusName } from "./unit-names";

const TITLE_ID = "unit-title";

/** Control of links that swap the unit beside the building; its title receives the focus. */
export const unitLinkAttributes = control("swap", TITLE_ID);

/** Panel of a unit: plan or picture, price, compared facts, viewing, and links to the previous and next units. */
export function UnitPanel({ shown }: { shown: ShownUnit }) {
	const { t } = useTranslation("project");
	const { pathname } = useLocation();
	const { row, previous, next, picture, facts, booking } = shown;
	const { unit, floor, status, requirement, priceText, path, plan } = row;
	if (unit === null) return null;
	return (
		<section aria-labelledby={TITLE_ID} className="unit-panel" {...control("unit", "")}>
			<header className="flex items-center justify-between gap-4">
				<h3 id={TITLE_ID} tabIndex={-1} className="text-2xl">
					{`${t("units.unit")} ${unit}`}
				</h3>
				<nav aria-label={t("units.others")} className="flex">
					{previous !== null && (
						<Anchor
							to={unitAddress(pathname, previous)}
							rel="prev nofollow"
							{...unitLinkAttributes}
							className="unit-turn"
						>
							<Icon name="arrow-left" label={t("units.previous", { unit: previous })} />
						</Anchor>
					)}
					{next !== null && (
						<Anchor to={unitAddress(pathname, next)} rel="next nofollow" {...unitLinkAttributes} className="unit-turn">
							<Icon name="arrow-right" label={t("units.next", { unit: next })} />
						</Anchor>
					)}
				</nav>
			</header>
			<p className="text-quiet">{[floor && floorName(floor, t), statusName(status, t)].filter(Boolean).join(" · ")}</p>
			{picture && (
				<Picture
					picture={pictureOf(picture)}
					sizes="(width < 961px) 100vw, 560px"
					className="mt-4 aspect-4/3 tablet:aspect-16/10"
				/>
			)}
			{priceText && (
				<p className="mt-4 font-medium text-2xl tabular-nums">
					<Money>{priceText}</Money>
				</p>
			)}
			{facts.length === 0 && requirement && <p className="mt-2">{requirement}</p>}
			{facts.length > 0 && (
				<DefinitionList className="mt-2" items={facts.map(({ label, text }) => ({ term: label, value: text }))} />
			)}
			<p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
				{booking && <ButtonLink to={booking}>{t("units.visit")}</ButtonLink>}
				{isAvailableUnit(status) && (
					<TextLink to={unitAddress(pathname, unit, "contact-construction")} rel="nofollow" className="unit-link">
						{t("units.ask")}
					</TextLink>
				)}
				{path && (
					<TextLink to={path} className="unit-link">
						{t("units.page")}
					</TextLink>
				)}
				{plan && (
					<TextLink to={plan} newWindow className="unit-link" aria-label={t("units.planOf", { unit })}>
						{t("units.plan")}
					</TextLink>
				)}
			</p>
		</section>
	);
}
