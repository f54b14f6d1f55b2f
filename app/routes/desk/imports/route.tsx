import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import type { DeskExtra, ImportRun } from "../../../../worker/desk/service";
import type { Crm } from "../../../../worker/site";
import { desk, listings, site, visitor } from "../../../context";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatDateTime } from "../../../domain/formatting/dates";
import { idOf } from "../../../domain/pages/address";
import { deskAction, itemId } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskPage, DeskSection, useDone } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { Mark } from "../../../features/desk/notice";
import { Reason } from "../../../features/desk/reason";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage } from "../../../i18n/texts";
import { CheckboxGroup } from "../../../ui/choices";
import type { Route } from "./+types/route";
import { RunDetail, runTones } from "./run-detail";

export const handle = { namespaces: ["desk", "fields", "imports", "search"] };

const RUNS = 50;
/** Number of titles loaded for a run's refused withdrawals; the others are shown by id. */
const MAX_TITLES = 1_000;

export async function loader({ context, params }: Route.LoaderArgs) {
	await requireStaff(context, "imports.see");
	const { language } = context.get(visitor);
	const { imports, extras } = context.get(desk);
	const { crm } = context.get(site);
	const t = textsOf(context, "desk");
	if (params.id === undefined) {
		return {
			head: deskHead(t("section.imports")),
			kind: "list" as const,
			runs: await imports.runs(RUNS),
			extras: await extras.list(language),
			crm,
		};
	}
	const id = idOf(params.id);
	const run = id === null ? null : await imports.run(id);
	if (!run) throw itemNotFound();
	const refused = run.refused?.ids.slice(0, MAX_TITLES) ?? [];
	const names = await context.get(listings).agencyNames(refused, language);
	const titles = Object.fromEntries([...names].map(([id, { long }]) => [id, long]));
	return { head: deskHead(t("imports.run", { id: run.id })), kind: "one" as const, run, titles, crm };
}

export const action = deskAction("imports", {
	async run({ staff, desk: access, done }) {
		await access.imports.start(staff);
		return done("importAsked");
	},
	async accept(args) {
		const run = idOf(itemId(args));
		const seen = Number(args.form.get("seen"));
		if (run === null || !(await args.desk.imports.accept(args.staff, run, seen))) throw itemNotFound();
		return args.done("withdrawalsAccepted");
	},
	async takeNews(args) {
		const run = idOf(itemId(args));
		if (run === null || !(await args.desk.imports.takeNews(args.staff, run))) throw itemNotFound();
		return args.done("newsTaken");
	},
	async choose({ staff, desk: access, form, done }) {
		const keys = (name: string) => form.getAll(name).map(String);
		await access.extras.choose(staff, { offered: keys("offered"), shown: keys("shown") });
		return done("saved");
	},
});

export default function DeskImportsRoute({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation("desk");
	const runs = loaderData.kind === "list" ? loaderData.runs : [loaderData.run];
	useProgress(runs);
	if (loaderData.kind === "one") return <RunDetail {...loaderData} />;
	return (
		<DeskPage
			title={t("section.imports")}
			intro={t("imports.intro")}
			tools={
				<IntentButton intent="run" look="main" icon="download">
					{t("imports.now")}
				</IntentButton>
			}
		>
			<RunTable runs={loaderData.runs} crm={loaderData.crm} />
			{loaderData.extras.length > 0 && <Extras extras={loaderData.extras} />}
		</DeskPage>
	);
}

const EVERY_MS = 4_000;

/** Polls while a run is in progress or was just requested. */
function useProgress(runs: readonly Pick<ImportRun, "state">[]): void {
	const { revalidate } = useRevalidator();
	const isAsked = useDone() === "importAsked";
	const isRunning = isAsked || runs.some(({ state }) => state === "staging" || state === "planned");
	useEffect(() => {
		if (!isRunning) return;
		const timer = setInterval(() => void (document.visibilityState === "visible" && revalidate()), EVERY_MS);
		return () => clearInterval(timer);
	}, [isRunning, revalidate]);
}

function RunTable({ runs, crm }: { runs: readonly ImportRun[]; crm: Crm }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	return (
		<DeskTable
			caption={t("section.imports")}
			rows={runs}
			rowKey={({ id }) => id}
			empty={t("imports.none")}
			columns={[
				{
					title: t("imports.at"),
					rowHeader: true,
					cell: ({ id, startedAt, seconds }) => (
						<>
							<Link to={deskSectionPath("imports", language, id)}>{formatDateTime(new Date(startedAt), language)}</Link>
							<span className="desk-quiet desk-line">
								{seconds === null ? t("imports.running") : t("imports.seconds", { count: seconds })}
							</span>
						</>
					),
				},
				{
					title: t("imports.state"),
					cell: ({ state, waits, message }) => (
						<>
							<Mark tone={runTones[state]}>{t(`imports.states.${state}`)}</Mark>
							{waits && <Mark tone="warning">{t("imports.waits")}</Mark>}
							{message && (
								<span className="desk-quiet desk-line">
									<Reason message={message} crm={crm} />
								</span>
							)}
						</>
					),
				},
				{ title: t("imports.count.read"), numeric: true, cell: ({ counts }) => counts.read },
				...(["created", "changed", "withdrawn"] as const).map((count) => ({
					title: t(`imports.count.${count}`),
					numeric: true,
					cell: ({ counts, isTaken }: ImportRun) => (isTaken ? counts[count] : "–"),
				})),
				{ title: t("imports.count.rejected"), numeric: true, cell: ({ counts }) => counts.rejected },
				{ title: t("imports.remarks"), numeric: true, cell: ({ remarks }) => remarks },
			]}
		/>
	);
}

/** Choice of the extras (features without a feed field) that pages show. */
function Extras({ extras }: { extras: readonly DeskExtra[] }) {
	const { t } = useTranslation("imports");
	return (
		<DeskSection title={t("extras.title")}>
			<DeskForm intent="choose">
				{extras.map(({ key }) => (
					<input key={key} type="hidden" name="offered" value={key} />
				))}
				<CheckboxGroup
					look="row"
					label={t("extras.label")}
					hint={t("extras.hint")}
					name="shown"
					choices={extras.map(({ key, label, properties }) => ({ value: key, label: `${label} (${properties})` }))}
					defaultValue={extras.filter(({ isShown }) => isShown).map(({ key }) => key)}
				/>
				<DeskButton>{t("extras.save")}</DeskButton>
			</DeskForm>
		</DeskSection>
	);
}
