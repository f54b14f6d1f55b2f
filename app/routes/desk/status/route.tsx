import { useTranslation } from "react-i18next";
import type { SiteStatus } from "../../../../worker/desk/service";
import { desk } from "../../../context";
import type { AlertSubject } from "../../../domain/desk/alert-subject";
import { isChore } from "../../../domain/desk/chores";
import { inboxPath } from "../../../domain/desk/inbox";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatDateTime } from "../../../domain/formatting/dates";
import type { RunMessage } from "../../../domain/imports/message";
import { deskAction } from "../../../features/desk/desk-action";
import { IntentButton } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { DeskFacts, DeskTable } from "../../../features/desk/desk-table";
import { Mark, Notice } from "../../../features/desk/notice";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { alertText } from "../../../i18n/alert-text";
import { fieldNameIn, importSentence } from "../../../i18n/import-words";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk", "desk-manage", "fields", "imports", "monitoring", "search"] };

export async function loader({ context }: Route.LoaderArgs) {
	await requireStaff(context, "status.see");
	const t = textsOf(context, "desk");
	const mail = textsOf(context, "mail");
	const status = await context.get(desk).status.now();
	const elsewhere = status.outbox.elsewhere.map(({ kind, form, ...failure }) => ({
		...failure,
		toCrm: kind === "lead",
		name: mail(`lead.form.${form}`, { defaultValue: form }),
	}));
	return { head: deskHead(t("section.status")), status, elsewhere };
}

export const action = deskAction("status", {
	async note({ staff, desk: access, form, done }) {
		const chore = form.get("chore");
		if (!isChore(chore)) throw itemNotFound();
		await access.status.note(staff, chore);
		return done("choreNoted");
	},
	async "send-again"({ staff, desk: access, form, done }) {
		if (!(await access.status.sendAgain(staff, String(form.get("failure"))))) throw itemNotFound();
		return done("sentAgain");
	},
});

export default function DeskStatusRoute({ loaderData: { status, elsewhere } }: Route.ComponentProps) {
	const { t } = useTranslation("desk");
	return (
		<DeskPage title={t("section.status")} intro={t("status.intro")}>
			<Overall late={status.late} />
			<DeskSection title={t("status.work")}>
				<Work {...status} />
			</DeskSection>
			{elsewhere.length > 0 && (
				<DeskSection title={t("status.elsewhere.title")} intro={t("status.elsewhere.intro")}>
					<Elsewhere failures={elsewhere} />
				</DeskSection>
			)}
			<DeskSection title={t("status.canary.title")} intro={t("status.canary.intro")}>
				<Canaries {...status.canary} />
			</DeskSection>
			<DeskSection title={t("status.chores.title")} intro={t("status.chores.intro")}>
				<Chores chores={status.chores} />
			</DeskSection>
			<DeskSection title={t("status.reports.title")} intro={t("status.reports.intro")}>
				<Reports reports={status.reports} />
			</DeskSection>
		</DeskPage>
	);
}

function Overall({ late: subjects }: Pick<SiteStatus, "late">) {
	const { t } = useTranslation(["desk", "common"]);
	const { t: late } = useTranslation("monitoring");
	const { t: told } = useTranslation("imports");
	const language = useLanguage();
	if (subjects.length === 0) return <Notice tone="good">{t("status.well")}</Notice>;
	const inWords = (reason: RunMessage) => importSentence(reason, { t: told, language, fieldName: fieldNameIn(told) });
	const dealtWith: Partial<Record<AlertSubject, { to: string; label: string }>> = {
		import: { to: deskSectionPath("imports", language), label: t("section.imports") },
		"failed-emails": {
			to: inboxPath(language, { view: "failed" }),
			label: t("section.inbox") + t("common:word.colon") + t("inbox.view.failed"),
		},
	};
	return subjects.map(({ subject, since, reason }) => (
		<Notice key={subject} tone="wrong">
			<p>{alertText({ subject, since, reason: reason && inWords(reason) }, { t: late, language })}</p>
			{dealtWith[subject] && (
				<p>
					<DeskLink to={dealtWith[subject].to}>{dealtWith[subject].label}</DeskLink>
				</p>
			)}
		</Notice>
	));
}

function Work({ lastImport, outbox }: SiteStatus) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const at = (moment: string) => formatDateTime(new Date(moment), language);
	return (
		<DeskFacts
			facts={[
				{ label: t("status.lastImport"), value: lastImport === null ? t("status.never") : at(lastImport) },
				{
					label: t("status.waiting"),
					value:
						outbox.since === null ? "0" : t("status.waitingSince", { count: outbox.waiting, moment: at(outbox.since) }),
				},
				{ label: t("status.failed"), value: outbox.failed },
			]}
		/>
	);
}

function Elsewhere({ failures }: { failures: Route.ComponentProps["loaderData"]["elsewhere"] }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	return (
		<DeskTable
			caption={t("status.elsewhere.title")}
			empty=""
			rows={failures}
			rowKey={({ id }) => id}
			columns={[
				{
					title: t("status.elsewhere.what"),
					rowHeader: true,
					cell: ({ name, toCrm }) => (toCrm ? `${name} (${t("inbox.toCrm")})` : name),
				},
				{ title: t("status.elsewhere.at"), cell: ({ createdAt }) => formatDateTime(new Date(createdAt), language) },
				{ title: t("status.elsewhere.reason"), cell: ({ fault }) => <code>{fault}</code> },
				{
					title: t("inbox.sendAgain"),
					cell: ({ id, name }) => (
						<IntentButton intent="send-again" values={{ failure: id }} look="quiet" of={name}>
							{t("inbox.sendAgain")}
						</IntentButton>
					),
				},
			]}
		/>
	);
}

function Canaries({ runs, nextAt }: SiteStatus["canary"]) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const at = (moment: string) => formatDateTime(new Date(moment), language);
	return (
		<DeskTable
			caption={t("status.canary.title")}
			empty={nextAt === null ? t("status.canary.none") : t("status.canary.next", { moment: at(nextAt) })}
			rows={runs}
			rowKey={({ sentAt }) => sentAt}
			columns={[
				{ title: t("status.canary.sent"), rowHeader: true, cell: ({ sentAt }) => at(sentAt) },
				{
					title: t("status.canary.arrived"),
					cell: ({ arrivedAt, fault }) =>
						arrivedAt !== null ? (
							<>
								<Mark tone="good">{t("status.canary.yes")}</Mark> {at(arrivedAt)}
							</>
						) : fault === null ? (
							<Mark tone="neutral">{t("status.canary.underway")}</Mark>
						) : (
							<>
								<Mark tone="wrong">{t("status.canary.lost")}</Mark> <code>{fault}</code>
							</>
						),
				},
			]}
		/>
	);
}

function Chores({ chores }: Pick<SiteStatus, "chores">) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	return (
		<DeskFacts
			facts={(["backup", "restore"] as const).map((chore) => {
				const last = chores[chore];
				const label = t(`status.chores.${chore}`);
				return {
					label,
					value: (
						<>
							{last === null
								? t("status.never")
								: t("status.chores.by", { moment: formatDateTime(new Date(last.at), language), name: last.by })}
							<IntentButton intent="note" values={{ chore }} look="quiet" of={label}>
								{t("status.chores.now")}
							</IntentButton>
						</>
					),
				};
			})}
		/>
	);
}

function Reports({ reports }: Pick<SiteStatus, "reports">) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	return (
		<DeskTable
			caption={t("status.reports.title")}
			empty={t("status.reports.none")}
			rows={reports}
			rowKey={({ kind, what, page }) => `${kind} ${what} ${page}`}
			columns={[
				{
					title: t("status.reports.what"),
					rowHeader: true,
					cell: ({ kind, what }) => (
						<>
							{kind}
							<code className="desk-line desk-quiet">{what}</code>
						</>
					),
				},
				{ title: t("status.reports.page"), cell: ({ page }) => page },
				{ title: t("status.reports.count"), numeric: true, cell: ({ count }) => count },
				{ title: t("status.reports.last"), cell: ({ lastAt }) => formatDateTime(new Date(lastAt), language) },
			]}
		/>
	);
}
