import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import * as z from "zod";
import type { PrivacyLine } from "../../../../worker/desk/privacy";
import type { DeskAccess } from "../../../../worker/http/desk-access";
import { desk } from "../../../context";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatDate, formatDateTime } from "../../../domain/formatting/dates";
import type { Kept } from "../../../domain/privacy/erasure";
import { keysOf } from "../../../domain/records";
import { deskAction } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { useFields } from "../../../features/desk/fault-text";
import { Notice } from "../../../features/desk/notice";
import { requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage } from "../../../i18n/texts";
import { Checkbox } from "../../../ui/choices";
import { notInvalidYet } from "../../../ui/field";
import { TextInput } from "../../../ui/inputs";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk", "desk-manage"] };

const emailSchema = z.string().trim().max(200).pipe(z.email());

/** Rows by table. */
type FoundRows = Awaited<ReturnType<DeskAccess["privacy"]["found"]>>;

/** Result of the search for a person's data, or of its erasure. */
type Outcome =
	| { email: string; found: FoundRows; before: PrivacyLine[]; erased: null }
	| { email: string; found: null; erased: { removed: number; kept: Kept[] } };

export async function loader({ context }: Route.LoaderArgs) {
	await requireStaff(context, "privacy.see");
	const t = textsOf(context, "desk-manage");
	return { head: deskHead(t("privacy.title")), log: await context.get(desk).privacy.log(null) };
}

export const action = deskAction("privacy", {
	async find({ desk: access, form, faults }) {
		const email = emailSchema.safeParse(form.get("email"));
		if (!email.success) return faults({ email: "email" });
		const [found, before] = [await access.privacy.found(email.data), await access.privacy.log(email.data)];
		return data({ email: email.data, found, before, erased: null } satisfies Outcome);
	},
	async erase({ desk: access, staff, form, faults }) {
		const email = emailSchema.safeParse(form.get("email"));
		if (!email.success) return faults({ email: "email" });
		if (form.get("sure") !== "yes") return faults({ sure: "confirm" });
		const { count, kept } = await access.privacy.erase(staff, email.data);
		return data({ email: email.data, found: null, erased: { removed: count, kept } } satisfies Outcome);
	},
});

export default function PrivacyRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("desk-manage");
	const outcome: Outcome | null = actionData && "erased" in actionData ? actionData : null;
	const field = useFields();
	const email = field("email", outcome?.email);
	return (
		<DeskPage title={t("privacy.title")} intro={t("privacy.intro")}>
			{outcome?.erased && (
				<Notice tone="good">
					<p>{t("privacy.erased", { count: outcome.erased.removed })}</p>
					{outcome.erased.kept.length > 0 && (
						<>
							<p>{t("privacy.kept")}</p>
							<ul>
								{outcome.erased.kept.map((line) => (
									<li key={JSON.stringify(line)}>
										<KeptLine {...line} />
									</li>
								))}
							</ul>
						</>
					)}
				</Notice>
			)}
			<DeskForm intent="find">
				<TextInput
					label={t("privacy.email")}
					{...email}
					error={email.error ?? field("sure").error}
					type="email"
					autoComplete="off"
					required
				/>
				<DeskButton look="main">{t("find")}</DeskButton>
			</DeskForm>
			{outcome?.found && <Found email={outcome.email} found={outcome.found} />}
			{outcome?.found && outcome.before.length > 0 && (
				<DeskSection title={t("privacy.before", { email: outcome.email })}>
					<Log lines={outcome.before} />
				</DeskSection>
			)}
			<DeskSection title={t("privacy.log")} intro={t("privacy.logText")}>
				<Log lines={loaderData.log} />
			</DeskSection>
		</DeskPage>
	);
}

function KeptLine(line: Kept) {
	const { t } = useTranslation("desk-manage");
	const { what, ...values } = line;
	const dates = {
		...("at" in line ? { at: formatDate(line.at) } : {}),
		...("until" in line ? { until: formatDate(line.until) } : {}),
	};
	return t(`privacy.keptLine.${what}`, { ...values, ...dates });
}

function Found({ email, found }: { email: string; found: FoundRows }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const tables = keysOf(found);
	if (tables.length === 0) return <Notice tone="good">{t("privacy.nothing", { email })}</Notice>;
	return (
		<DeskSection title={t("privacy.found", { email })}>
			<DeskTable
				caption={t("privacy.found", { email })}
				rows={tables}
				rowKey={(table) => table}
				columns={[
					{ title: t("privacy.table"), rowHeader: true, cell: (table) => t(`privacy.kinds.${table}`) },
					{ title: t("privacy.rows"), numeric: true, cell: (table) => found[table] },
				]}
			/>
			<form method="post" action="/api/desk/privacy/export" className="desk-inline">
				<input type="hidden" name="email" value={email} />
				<DeskButton>{t("privacy.export")}</DeskButton>
			</form>
			<Form {...notInvalidYet} method="post" action={deskSectionPath("privacy", language)} className="desk-form">
				<input type="hidden" name="intent" value="erase" />
				<input type="hidden" name="email" value={email} />
				<p className="desk-quiet">{t("privacy.eraseText")}</p>
				<Checkbox name="sure" value="yes" label={t("privacy.sure", { email })} required />
				<DeskButton look="danger">{t("privacy.erase")}</DeskButton>
			</Form>
		</DeskSection>
	);
}

function Log({ lines }: { lines: readonly PrivacyLine[] }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	return (
		<DeskTable
			caption={t("privacy.log")}
			empty={t("privacy.logNone")}
			rows={lines.map((line, index) => ({ ...line, index }))}
			rowKey={({ index }) => index}
			columns={[
				{ title: t("privacy.when"), rowHeader: true, cell: ({ at }) => formatDateTime(at, language) },
				{ title: t("privacy.who"), cell: ({ staffName }) => staffName },
				{ title: t("privacy.action"), cell: ({ what }) => t(`privacy.what.${what}`) },
				{ title: t("privacy.code"), cell: ({ person }) => <code>{person}</code> },
			]}
		/>
	);
}
