import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import type { MissedAddress } from "../../../../worker/desk/redirects";
import type { UnclearWord } from "../../../../worker/search/unclear";
import { desk } from "../../../context";
import { comparableAddress, type Redirect, type RedirectFault } from "../../../domain/redirects";
import { deskAction } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskAnchor } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { useFields } from "../../../features/desk/fault-text";
import { SearchField } from "../../../features/desk/filter-fields";
import { Notice } from "../../../features/desk/notice";
import { requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { TextInput } from "../../../ui/inputs";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk", "desk-manage"] };

const SHOWN = 200;
const MAX_WORDS_LENGTH = 200;
const MAX_LIST = 4 * 1024 * 1024;
const UNPROCESSABLE = 422;

export async function loader({ context, url }: Route.LoaderArgs) {
	const { id: own } = await requireStaff(context, "redirects.see");
	const t = textsOf(context, "desk-manage");
	const { redirects } = context.get(desk);
	const words = (url.searchParams.get("q") ?? "").trim().slice(0, MAX_WORDS_LENGTH);
	const [{ redirects: found, total }, missed, unclear] = await Promise.all([
		redirects.list(SHOWN + 1, words),
		redirects.missed(),
		redirects.unclear(),
	]);
	const from = url.searchParams.get("from") ?? "";
	const list = { words, redirects: found.slice(0, SHOWN), isMore: found.length > SHOWN };
	return { head: deskHead(t("redirects.title"), [words]), list, total, missed, unclear, from, own };
}

export const action = deskAction("redirects", {
	async replace({ desk: access, staff, form, done, faults }) {
		const file = form.get("file");
		if (!(file instanceof File) || file.size === 0 || file.size > MAX_LIST) return faults({ file: "file" });
		const found = await access.redirects.replace(staff, await file.text());
		if (found.length === 0) return done("redirects");
		return data({ errors: {}, values: {}, lines: found }, { status: UNPROCESSABLE });
	},
	async put({ desk: access, staff, form, isAnswered, done, faults }) {
		const [from, to] = [String(form.get("from") ?? "").trim(), String(form.get("to") ?? "").trim()];
		if (await isAnswered(comparableAddress(from))) return faults({ from: "redirectAnswered" });
		const fault = await access.redirects.put(staff, from, to);
		return fault === null ? done("redirect") : faults({ from: fault });
	},
	async remove({ desk: access, staff, form, done }) {
		await access.redirects.remove(staff, String(form.get("address") ?? ""));
		return done("removed");
	},
});

export default function RedirectsRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { list, total, missed, unclear, from, own } = loaderData;
	const { t } = useTranslation("desk-manage");
	const field = useFields();
	return (
		<DeskPage
			title={t("redirects.title")}
			intro={t("redirects.intro")}
			tools={
				<DeskAnchor href="/api/desk/redirects.csv" download>
					{t("redirects.download")}
				</DeskAnchor>
			}
		>
			{actionData && "lines" in actionData && <ListFaults faults={actionData.lines} />}
			<DeskSection title={t("redirects.one")}>
				<DeskForm intent="put" draft={{ name: `redirect:${own}`, version: 0, start: from }}>
					<TextInput label={t("redirects.address")} {...field("from", from)} maxLength={500} required />
					<TextInput label={t("redirects.target")} hint={t("redirects.targetHint")} {...field("to")} maxLength={500} />
					<DeskButton look="main">{t("save")}</DeskButton>
				</DeskForm>
			</DeskSection>
			<DeskSection title={t("redirects.missed")}>
				<Missed rows={missed} />
			</DeskSection>
			<DeskSection title={t("redirects.unclear")} intro={t("redirects.unclearText")}>
				<Unclear rows={unclear} />
			</DeskSection>
			<DeskSection title={t("redirects.current", { count: total })}>{total > 0 && <Current {...list} />}</DeskSection>
			<DeskSection title={t("redirects.list")} intro={t("redirects.listText")}>
				<DeskForm intent="replace" files>
					<TextInput
						label={t("redirects.file")}
						{...field("file")}
						type="file"
						accept=".csv,text/csv,text/plain"
						required
					/>
					<DeskButton>{t("brand.upload")}</DeskButton>
				</DeskForm>
			</DeskSection>
		</DeskPage>
	);
}

function ListFaults({ faults }: { faults: readonly RedirectFault[] }) {
	const { t } = useTranslation("desk-manage");
	return (
		<Notice tone="wrong">
			<ul>
				{faults.map(({ line, reason }) => (
					<li key={`${line} ${reason}`}>
						{t("redirects.fault.line", { line, reason: t(`redirects.reason.${reason}`) })}
					</li>
				))}
			</ul>
		</Notice>
	);
}

function Missed({ rows }: { rows: readonly MissedAddress[] }) {
	const { t } = useTranslation("desk-manage");
	return (
		<DeskTable
			caption={t("redirects.missed")}
			empty={t("redirects.missedNone")}
			rows={rows}
			rowKey={({ address }) => address}
			columns={[
				{
					title: t("redirects.address"),
					rowHeader: true,
					cell: ({ address }) => <a href={`?from=${encodeURIComponent(address)}`}>{address}</a>,
				},
				{ title: t("redirects.times"), numeric: true, cell: ({ n }) => n },
			]}
		/>
	);
}

function Unclear({ rows }: { rows: readonly UnclearWord[] }) {
	const { t } = useTranslation("desk-manage");
	return (
		<DeskTable
			caption={t("redirects.unclear")}
			empty={t("redirects.unclearNone")}
			rows={rows}
			rowKey={({ word, language }) => `${word} ${language}`}
			columns={[
				{ title: t("redirects.word"), rowHeader: true, cell: ({ word }) => word },
				{ title: t("redirects.language"), cell: ({ language }) => language },
				{ title: t("redirects.times"), numeric: true, cell: ({ n }) => n },
			]}
		/>
	);
}

type CurrentProps = { words: string; redirects: readonly Redirect[]; isMore: boolean };

function Current({ words, redirects, isMore }: CurrentProps) {
	const { t } = useTranslation("desk-manage");
	return (
		<>
			<Form className="desk-search" preventScrollReset>
				<SearchField label={t("redirects.search")} words={words} />
				<DeskButton>{t("find")}</DeskButton>
			</Form>
			<DeskTable
				caption={t("redirects.title")}
				empty={t("redirects.none")}
				rows={redirects}
				rowKey={({ address }) => address}
				columns={[
					{ title: t("redirects.address"), rowHeader: true, cell: ({ address }) => address },
					{ title: t("redirects.target"), cell: ({ target }) => target ?? t("redirects.gone") },
					{
						title: t("remove"),
						cell: ({ address }) => (
							<IntentButton intent="remove" values={{ address }} look="quiet" label={`${t("remove")} ${address}`}>
								{t("remove")}
							</IntentButton>
						),
					},
				]}
			/>
			{isMore && <p className="desk-quiet">{t("redirects.more", { limit: redirects.length })}</p>}
		</>
	);
}
