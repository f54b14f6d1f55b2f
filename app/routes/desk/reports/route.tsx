import { useTranslation } from "react-i18next";
import type { ReportPreview } from "../../../../worker/accounts/reports/reports";
import { desk } from "../../../context";
import type { DoneKey } from "../../../domain/desk/answers";
import { formatDate } from "../../../domain/formatting/dates";
import { listText } from "../../../domain/formatting/list-text";
import { idOf } from "../../../domain/pages/address";
import { addDays } from "../../../domain/viewings/calendar";
import { deskAction } from "../../../features/desk/desk-action";
import { IntentButton } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskPage, DeskSection, Empty } from "../../../features/desk/desk-page";
import { DeskFacts } from "../../../features/desk/desk-table";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk", "desk-manage"] };

export async function loader({ context }: Route.LoaderArgs) {
	const staff = await requireStaff(context, "owners.see");
	const t = textsOf(context, "desk-manage");
	return { head: deskHead(t("reports.title")), ...(await context.get(desk).reports.list(staff)) };
}

/** 0 if somebody else has already sent them. */
function answerFor(sent: number): DoneKey {
	if (sent === 0) return "reportedNone";
	return sent === 1 ? "reported" : "reportedAll";
}

export const action = deskAction("reports", {
	async send({ desk: access, staff, form, done }) {
		const owner = idOf(form.get("owner"));
		if (owner === null) throw itemNotFound();
		return done(answerFor(await access.reports.send(staff, owner)));
	},
	async "send-all"({ desk: access, staff, done }) {
		return done(answerFor(await access.reports.send(staff, null)));
	},
});

export default function ReportsRoute({ loaderData }: Route.ComponentProps) {
	const { week, waiting, more, sent } = loaderData;
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	return (
		<DeskPage
			title={t("reports.title")}
			intro={t("reports.intro", { from: formatDate(week), to: formatDate(addDays(week, 6)) })}
			tools={
				waiting.length > 0 && (
					<IntentButton intent="send-all" look="main" icon="mail">
						{t("reports.sendAll", { count: waiting.length })}
					</IntentButton>
				)
			}
		>
			{waiting.length === 0 && <Empty title={t("reports.empty")} />}
			{more > 0 && <p className="desk-quiet">{t("reports.more", { count: more })}</p>}
			<ul className="desk-cards">
				{waiting.map((report) => (
					<li key={report.id} className="desk-card">
						<Preview report={report} />
					</li>
				))}
			</ul>
			{sent.length > 0 && (
				<DeskSection title={t("reports.sent")}>
					<p>{listText(sent, language)}</p>
				</DeskSection>
			)}
		</DeskPage>
	);
}

/** The email as its owner reads it, in their language. */
function Preview({ report }: { report: ReportPreview }) {
	const { t } = useTranslation("desk-manage");
	const { id, name, email, language, subject, properties } = report;
	return (
		<>
			<h2>{name}</h2>
			<p className="desk-quiet">{`${email} · ${t(`language.${language}`)}`}</p>
			<div lang={language}>
				<p>{subject}</p>
				{properties.map((property) => (
					<section key={property.id} className="desk-section">
						<h3>{property.title}</h3>
						<DeskFacts facts={property.lines} />
					</section>
				))}
			</div>
			<IntentButton intent="send" values={{ owner: String(id) }} of={name}>
				{t("reports.send")}
			</IntentButton>
		</>
	);
}
