import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskListingDetail } from "../../../../worker/desk/service";
import type { Crm } from "../../../../worker/site";
import { inboxPath } from "../../../domain/desk/inbox";
import { missingFields } from "../../../domain/desk/listings";
import { deskSectionPath } from "../../../domain/desk/sections";
import { isHeld } from "../../../domain/imports/message";
import { originalPropertyPath } from "../../../domain/pages/listing-paths";
import { IntentButton } from "../../../features/desk/desk-form";
import { DeskAnchor, DeskLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection, Empty } from "../../../features/desk/desk-page";
import { DeskFacts } from "../../../features/desk/desk-table";
import { Mark } from "../../../features/desk/notice";
import { MissingFields, Reason, RecordLink } from "../../../features/desk/reason";
import { heldFigure } from "../../../i18n/import-words";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";
import { isToBeComplete, listingTones } from "./listing-table";

type ListingDetailProps = Extract<Route.ComponentProps["loaderData"], { kind: "one" }>;

/** One property: figures, missing fields, findings and previews before publication. */
export function ListingDetail({ listing, origin, crm, mayPublish, mayInvite }: ListingDetailProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const { id, title, name, state, goal, missing, pageViews, leads, previews } = listing;
	const findings = listing.findings.filter(({ message }) => missingFields(message).length === 0 && !isHeld(message));
	return (
		<DeskPage
			title={title}
			intro={[name, id, t(`listings.goals.${goal}`)].filter(Boolean).join(" · ")}
			tools={<Tools id={id} isListed={state === "listed"} mayInvite={mayInvite} />}
		>
			<p>
				<Mark tone={listingTones[state]}>{t(`listings.states.${state}`)}</Mark> <RecordLink id={id} crm={crm} />
			</p>
			<DeskFacts
				look="desk-figures"
				facts={[
					{ label: t("listings.pageViews"), value: pageViews },
					{
						label: t("listings.leads"),
						value: <Link to={inboxPath(language, { view: "all", property: id })}>{leads}</Link>,
					},
				]}
			/>
			{isToBeComplete(state) && (
				<DeskSection title={t("listings.law")}>
					{missing.length === 0 ? (
						<p>
							<Mark tone="good">{t("listings.complete")}</Mark>
						</p>
					) : (
						<MissingFields fields={missing} crm={crm} />
					)}
				</DeskSection>
			)}
			{listing.held.length > 0 && <Held figures={listing.held} crm={crm} mayPublish={mayPublish} />}
			<Findings findings={findings} crm={crm} />
			{previews && <Previews previews={previews} origin={origin} />}
		</DeskPage>
	);
}

function Tools({ id, isListed, mayInvite }: { id: number; isListed: boolean; mayInvite: boolean }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	return (
		<>
			<DeskLink to={deskSectionPath("listings", language)}>{t("listings.all")}</DeskLink>
			{isListed && (
				<DeskLink to={`${deskSectionPath("viewings", language)}?property=${id}#open`} icon="calendar">
					{t("listings.viewings")}
				</DeskLink>
			)}
			{mayInvite && (
				<DeskLink to={`${deskSectionPath("owners", language)}?property=${id}#invite`} icon="key-round">
					{t("listings.owner")}
				</DeskLink>
			)}
			{isListed && (
				<DeskAnchor
					href={`${originalPropertyPath(id)}?lng=${language}`}
					target="_blank"
					rel="noopener"
					icon="arrow-up-right"
				>
					{t("listings.look")}
				</DeskAnchor>
			)}
		</>
	);
}

/** Findings of the last import about the property. */
function Findings({ findings, crm }: { findings: DeskListingDetail["findings"]; crm: Crm }) {
	const { t } = useTranslation("desk");
	return (
		<DeskSection title={t("listings.findings")} intro={t("listings.findingsText")}>
			{findings.length === 0 ? (
				<Empty title={t("listings.noFindings")} />
			) : (
				<ul className="desk-history">
					{findings.map(({ finding, message }) => (
						<li key={JSON.stringify(message)}>
							<Mark tone={finding === "rejected" ? "wrong" : "warning"}>{t(`listings.finding.${finding}`)}</Mark>
							<Reason message={message} crm={crm} />
						</li>
					))}
				</ul>
			)}
		</DeskSection>
	);
}

/** Signed URLs of its page by language. */
function Previews({ previews, origin }: { previews: NonNullable<DeskListingDetail["previews"]>; origin: string }) {
	const { t } = useTranslation("desk");
	return (
		<DeskSection title={t("listings.previews")} intro={t("listings.previewsText")}>
			<ul className="desk-history">
				{previews.map((preview) => (
					<li key={preview.language} className="desk-preview">
						<a href={preview.path}>{preview.language.toUpperCase()}</a>
						<input
							readOnly
							value={origin + preview.path}
							aria-label={t("listings.address", { language: preview.language.toUpperCase() })}
							className="control"
						/>
					</li>
				))}
			</ul>
		</DeskSection>
	);
}

/** Implausible figures that are held back, each with a button that publishes it anyway. */
function Held({
	figures,
	crm,
	mayPublish,
}: Pick<ListingDetailProps, "crm" | "mayPublish"> & { figures: DeskListingDetail["held"] }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	return (
		<DeskSection title={t("listings.held")} intro={t("listings.heldText")}>
			<ul className="desk-history">
				{figures.map(({ field, value, message }) => (
					<li key={field}>
						<Reason message={message} crm={crm} />
						{mayPublish && (
							<IntentButton intent="publish" values={{ field, value: String(value) }}>
								{t("listings.publishFigure", { figure: isHeld(message) ? heldFigure(message, language) : value })}
							</IntentButton>
						)}
					</li>
				))}
			</ul>
		</DeskSection>
	);
}
