import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskListing } from "../../../../worker/desk/service";
import { inboxPath } from "../../../domain/desk/inbox";
import { deskSectionPath } from "../../../domain/desk/sections";
import { DeskTable } from "../../../features/desk/desk-table";
import { Mark } from "../../../features/desk/notice";
import { PropertyName } from "../../../features/desk/property-name";
import { useLanguage } from "../../../i18n/texts";

export function ListingTable({ rows }: { rows: readonly DeskListing[] }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	return (
		<DeskTable
			caption={t("section.listings")}
			rows={rows}
			rowKey={({ id }) => id}
			empty={t("listings.none")}
			columns={[
				{
					title: t("listings.property"),
					rowHeader: true,
					cell: ({ id, title, name }) => (
						<>
							<Link to={deskSectionPath("listings", language, id)}>{title}</Link>
							<PropertyName name={name} id={id} isQuiet />
						</>
					),
				},
				{ title: t("listings.goal"), cell: ({ goal }) => t(`listings.goals.${goal}`) },
				{
					title: t("listings.state"),
					cell: ({ state }) => <Mark tone={listingTones[state]}>{t(`listings.states.${state}`)}</Mark>,
				},
				{
					title: t("listings.law"),
					cell: ({ missing, state }) =>
						missing.length > 0 ? (
							<Mark tone="warning">{t("listings.lacks", { count: missing.length })}</Mark>
						) : (
							isToBeComplete(state) && <Mark tone="good">{t("listings.complete")}</Mark>
						),
				},
				{ title: t("listings.pageViews"), numeric: true, cell: ({ pageViews }) => pageViews },
				{
					title: t("listings.leads"),
					numeric: true,
					cell: ({ id, leads }) =>
						leads > 0 ? <Link to={inboxPath(language, { view: "all", property: id })}>{leads}</Link> : leads,
				},
			]}
		/>
	);
}

/** Tone of each state's mark. */
export const listingTones = {
	listed: "good",
	draft: "new",
	unpublished: "neutral",
	ended: "neutral",
	withdrawn: "neutral",
} as const satisfies Record<DeskListing["state"], string>;

/** Whether the legally required fields must be complete: the property is, or will be, on the site. */
export function isToBeComplete(state: DeskListing["state"]): boolean {
	return state === "listed" || state === "draft" || state === "unpublished";
}
