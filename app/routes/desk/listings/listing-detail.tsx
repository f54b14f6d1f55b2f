import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskListingDetail } from "../../../../worker/desk/service";
import { missingFields } from "../../../domain/desk/listings";
import { deskSectionPath } from "../../../domain/desk/sections";
import { originalPropertyPath } from "../../../domain/pages/listing-paths";
import { DeskPage, DeskSection, Empty } from "../../../features/desk/desk-page";
import { Mark } from "../../../features/desk/notice";
import { MissingFields, Reason } from "../../../features/desk/reason";
import { useLanguage } from "../../../features/layout/site-data";
import { Icon } from "../../../ui/icon";
import { isToBeComplete, listingTones } from "./listing-tones";

/** One property: how it does, what it lacks, and how to look at it before everybody can. */
export function ListingDetail({ listing, origin }: { listing: DeskListingDetail; origin: string }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const { id, title, city, state, goal, missing, pageViews, leads, previews } = listing;
	const findings = listing.findings.filter(({ reason }) => missingFields(reason).length === 0);
	const all = deskSectionPath("listings", language);
	return (
		<DeskPage
			title={title}
			intro={[city, id, t(`listings.goals.${goal}`)].filter(Boolean).join(" · ")}
			tools={
				<>
					<Link to={all} className="desk-button desk-button-plain">
						{t("listings.all")}
					</Link>
					{state === "listed" && (
						<Link
							to={`${deskSectionPath("viewings", language)}?property=${id}#open`}
							className="desk-button desk-button-plain"
						>
							<Icon name="calendar" className="desk-icon" />
							{t("listings.viewings")}
						</Link>
					)}
					{state === "listed" && (
						<a
							href={`${originalPropertyPath(id)}?lng=${language}`}
							className="desk-button desk-button-plain"
							target="_blank"
							rel="noopener"
						>
							<Icon name="arrow-up-right" className="desk-icon" />
							{t("listings.look")}
						</a>
					)}
				</>
			}
		>
			<p>
				<Mark tone={listingTones[state]}>{t(`listings.states.${state}`)}</Mark>
			</p>
			<dl className="desk-figures">
				<div>
					<dt>{t("listings.pageViews")}</dt>
					<dd>{pageViews}</dd>
				</div>
				<div>
					<dt>{t("listings.leads")}</dt>
					<dd>
						<Link to={`${deskSectionPath("inbox", language)}?state=all&property=${id}`}>{leads}</Link>
					</dd>
				</div>
			</dl>
			{isToBeComplete(state) && (
				<DeskSection title={t("listings.law")}>
					{missing.length === 0 ? (
						<p>
							<Mark tone="good">{t("listings.complete")}</Mark>
						</p>
					) : (
						<MissingFields fields={missing} />
					)}
				</DeskSection>
			)}
			<DeskSection title={t("listings.findings")} intro={t("listings.findingsText")}>
				{findings.length === 0 ? (
					<Empty title={t("listings.noFindings")} />
				) : (
					<ul className="desk-history">
						{findings.map(({ finding, reason }) => (
							<li key={reason}>
								<Mark tone={finding === "rejected" ? "wrong" : "warning"}>{t(`listings.finding.${finding}`)}</Mark>
								<Reason reason={reason} />
							</li>
						))}
					</ul>
				)}
			</DeskSection>
			{previews && (
				<DeskSection title={t("listings.previews")} intro={t("listings.previewsText")}>
					<ul className="desk-history">
						{previews.map((preview) => (
							<li key={preview.language} className="desk-preview">
								<a href={preview.path}>{preview.language.toUpperCase()}</a>
								<input
									readOnly
									value={origin + preview.path}
									aria-label={t("listings.address", { language: preview.language.toUpperCase() })}
									className="desk-control"
								/>
							</li>
						))}
					</ul>
				</DeskSection>
			)}
		</DeskPage>
	);
}
