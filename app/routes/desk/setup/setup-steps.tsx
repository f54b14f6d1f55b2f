import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ImportRun } from "../../../../worker/desk/service";
import type { MailCheck } from "../../../../worker/desk/setup";
import type { FirstPage } from "../../../../worker/import/first-page";
import type { Crm } from "../../../../worker/site";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatNumber } from "../../../domain/formatting/numbers";
import { pagePath } from "../../../domain/pages/paths";
import { IntentButton } from "../../../features/desk/desk-form";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage } from "../../../features/desk/desk-page";
import { Mark, Notice } from "../../../features/desk/notice";
import { Reason } from "../../../features/desk/reason";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";

type SetupStepsProps = Route.ComponentProps["loaderData"] & {
	/** Result of the last check on this page. */
	checked: Route.ComponentProps["actionData"] | null;
};

/** Steps until the site can open, each with what is missing. */
export function SetupSteps(props: SetupStepsProps) {
	const { isClosed, missing, offices, contrast, languages, crm, lastRun, sender, people, checked } = props;
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const ofAgency = missing.fields.filter((name) => name !== "logo");
	const ratio = (value: number) => `${formatNumber(Math.floor(value * 10) / 10, language)} : 1`;
	return (
		<DeskPage title={t("setup.title")} intro={isClosed ? t("setup.intro") : null}>
			{!isClosed && (
				<Notice tone="good">
					<p>{t("setup.open")}</p>
					<p>
						<a href={pagePath("home", language)}>{t("setup.toSite")}</a>
					</p>
				</Notice>
			)}
			<ol className="desk-cards">
				<Step name="agency" isDone={ofAgency.length === 0} isNeeded>
					{ofAgency.length > 0 && <p>{ofAgency.map((name) => t(`brand.field.${name}`)).join(", ")}</p>}
					<p>
						<DeskLink to={deskSectionPath("brand", language, "agency")}>{t("setup.agency.link")}</DeskLink>
					</p>
				</Step>
				<Step name="offices" isDone={offices.length > 0 && missing.offices.length === 0} isNeeded>
					{offices.length > 0 && (
						<ul>
							{offices.map(({ id, city }) => (
								<li key={id}>
									<Link to={deskSectionPath("brand", language, id)}>{city}</Link>
								</li>
							))}
						</ul>
					)}
					<p>
						<DeskLink to={deskSectionPath("brand", language, "new-office")}>{t("brand.addOffice")}</DeskLink>
					</p>
				</Step>
				<Step name="look" isDone={!missing.fields.includes("logo")} isNeeded>
					<p>{t("setup.look.contrast", { light: ratio(contrast.light), dark: ratio(contrast.dark) })}</p>
					<p>
						<DeskLink to={deskSectionPath("brand", language, "look")}>{t("setup.look.link")}</DeskLink>
					</p>
				</Step>
				<Step name="languages" isDone>
					<p>{languages.map((each) => t(`language.${each}`)).join(", ")}</p>
				</Step>
				<Step name="crm" isDone={!missing.listings} isNeeded>
					{lastRun && !checked?.crm && <LastRun run={lastRun} crm={crm} />}
					<div role="status">{checked?.crm && <ReadBack page={checked.crm} crm={crm} />}</div>
					<IntentButton intent="read-crm">{t("setup.crm.read")}</IntentButton>
				</Step>
				<Step name="mail" isDone={sender !== null && !sender.endsWith(".example")}>
					{sender !== null && (
						<>
							<p>{sender}</p>
							<div role="status">{checked?.mail && <Records {...checked.mail} />}</div>
							<IntentButton intent="check-mail">{t("setup.mail.check")}</IntentButton>
						</>
					)}
				</Step>
				<Step name="people" isDone={people > 1}>
					<p>
						<DeskLink to={deskSectionPath("people", language)}>{t("setup.people.link")}</DeskLink>
					</p>
				</Step>
			</ol>
		</DeskPage>
	);
}

type StepName = "agency" | "offices" | "look" | "languages" | "crm" | "mail" | "people";
type StepProps = { name: StepName; isDone: boolean; isNeeded?: boolean; children: ReactNode };

function Step({ name, isDone, isNeeded = false, children }: StepProps) {
	const { t } = useTranslation("desk-manage");
	const state = isDone ? "done" : isNeeded ? "missing" : "advised";
	return (
		<li className="desk-card">
			<h2>{t(`setup.${name}.title`)}</h2>
			<p>
				<Mark tone={isDone ? "good" : isNeeded ? "wrong" : "warning"}>{t(`setup.state.${state}`)}</Mark>
			</p>
			<p className="desk-quiet">{t(`setup.${name}.text`)}</p>
			{children}
		</li>
	);
}

/** Result of the last run; a failed run has read nothing and shows its reason. */
function LastRun({ run, crm }: { run: ImportRun; crm: Crm }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	if (run.state !== "done" && run.message) {
		return (
			<Notice tone="wrong">
				<Reason message={run.message} crm={crm} />
			</Notice>
		);
	}
	return <p>{t("setup.crm.last", { read: formatNumber(run.counts.read, language), system: crm.name ?? "JSON" })}</p>;
}

function ReadBack({ page, crm }: { page: FirstPage; crm: Crm }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	if (!page.ok) {
		return (
			<Notice tone="wrong">{page.why ? <Reason message={page.why} crm={crm} /> : <p>{t("setup.crm.none")}</p>}</Notice>
		);
	}
	return (
		<Notice tone="good">
			<p>
				{t("setup.crm.found", {
					properties: formatNumber(page.properties, language),
					pages: formatNumber(page.pages, language),
				})}
			</p>
			<ul>
				{page.titles.map((title) => (
					<li key={title}>{title}</li>
				))}
			</ul>
		</Notice>
	);
}

function Records({ domain, records }: MailCheck) {
	const { t } = useTranslation("desk-manage");
	if (!records) return <Notice tone="wrong">{t("setup.mail.unreachable", { domain })}</Notice>;
	return (
		<ul>
			{(["spf", "dkim", "dmarc"] as const).map((name) => (
				<li key={name}>
					<Mark tone={records[name] ? "good" : "wrong"}>
						{t(records[name] ? "setup.mail.there" : "setup.mail.absent", { record: name.toUpperCase(), domain })}
					</Mark>
				</li>
			))}
		</ul>
	);
}
