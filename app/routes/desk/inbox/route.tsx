import { useTranslation } from "react-i18next";
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import * as z from "zod";
import { agency, desk, listings, visitor } from "../../../context";
import { officeNames } from "../../../domain/agency/offices";
import { may } from "../../../domain/desk/actions";
import { templateNamed } from "../../../domain/desk/answer-templates";
import { inboxPath, inboxSearch, inboxStages, isInboxState, lostReasons } from "../../../domain/desk/inbox";
import { inboxForms } from "../../../domain/desk/inbox-forms";
import { inboxQuery } from "../../../domain/desk/inbox-query";
import { brusselsDay } from "../../../domain/formatting/dates";
import { type DeskCallArgs, deskAction, type Fault, itemId } from "../../../features/desk/desk-action";
import { deskHead } from "../../../features/desk/desk-head";
import { CsvLink } from "../../../features/desk/desk-link";
import { DeskPage } from "../../../features/desk/desk-page";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { Shortcuts } from "../../../features/desk/shortcuts";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";
import { answerText } from "./answer-text";
import { InboxFilters } from "./inbox-filters";
import { InboxList } from "./inbox-list";
import { ItemPane } from "./item-pane";
import { propertiesOf, titlesOf } from "./titles";
import { useNews } from "./use-news";

export const handle = { namespaces: ["desk"] };

const PAGE = 50;
const MAX_TEXT_LENGTH = 5_000;
const SEE_OTHER = 303;
/** Query parameter with the answer's template. */
const TEMPLATE = "template";

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const staff = await requireStaff(context, "inbox.see");
	const { language } = context.get(visitor);
	const { inbox } = context.get(desk);
	const query = inboxQuery(url.searchParams);
	const [found, agents, asked, colleagues, news, item] = await Promise.all([
		inbox.list(staff, query, PAGE + 1),
		inbox.agents(staff),
		inbox.properties(staff),
		inbox.colleagues(),
		inbox.news(staff),
		params.id === undefined ? null : inbox.item(staff, params.id, language),
	]);
	if (params.id !== undefined && !item) throw itemNotFound();
	const rows = found.slice(0, PAGE);
	const last = rows.at(-1);
	const t = textsOf(context, "desk");
	const ids = [...new Set([...(query.property === null ? [] : [query.property]), ...asked])];
	const titles = await titlesOf(
		context.get(listings),
		[...propertiesOf([...rows, ...(item ? [item] : [])]), ...ids],
		language,
	);
	const narrowed = [
		query.words,
		t(`inbox.view.${query.view}`),
		found.length > PAGE ? t("inbox.moreThan", { count: PAGE }) : t("inbox.count", { count: found.length }),
	];
	const template = item && templateNamed(item.form, url.searchParams.get(TEMPLATE));
	return {
		head: item ? deskHead(item.person.name || t("section.inbox")) : deskHead(t("section.inbox"), narrowed),
		query,
		mayExport: may(staff.role, "inbox.export"),
		forms: inboxForms,
		rows,
		next: found.length > PAGE && last ? { latest: last.latest, id: last.id } : null,
		titles,
		properties: ids.map((id) => ({ id, title: titles[id]?.title ?? t("inbox.property", { id }) })),
		agents,
		colleagues,
		item,
		template: item && template && { name: template, text: await answerText(context, template, item) },
		mark: news.mark,
		offices: officeNames(context.get(agency).offices, language),
		own: staff.id,
	};
}

/** A day in the future; '' for none. */
const reminderSchema = z.union([
	z.literal("").transform(() => null),
	z.iso.date().refine((day) => day > brusselsDay(new Date())),
]);

/** URL of the item with its list, without the answer's template. */
function itemAddress(args: DeskCallArgs): string {
	return inboxPath(args.language, inboxQuery(new URL(args.request.url).searchParams), itemId(args));
}

/** URL of the next item, as named by the form, or of the list. */
function nextAddress(args: DeskCallArgs): string {
	const next = String(args.form.get("next") ?? "") || undefined;
	return inboxPath(args.language, inboxQuery(new URL(args.request.url).searchParams), next);
}

/** Number of messages on the page that the form came from; without the field, no conflict is checked. */
function seenMessageCount(form: FormData): number | undefined {
	return form.has("written") ? Number(form.get("written")) : undefined;
}

function textOf({ form }: DeskCallArgs): { text: string; fault: Fault | null } {
	const text = String(form.get("text") ?? "").trim();
	return { text, fault: text === "" ? "inbox.needsText" : text.length > MAX_TEXT_LENGTH ? "inbox.tooLong" : null };
}

/** Also revalidates after a refused answer, to show what was written meanwhile. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return formMethod === "POST" || defaultShouldRevalidate;
}

export const action = deskAction("inbox", {
	async state(args) {
		const { form, staff, desk: access, done } = args;
		const state = form.get("state");
		if (!isInboxState(state)) throw itemNotFound();
		const handled = await access.inbox.setState(staff, itemId(args), state, seenMessageCount(form));
		if (handled === "missing") throw itemNotFound();
		if (handled === "conflict") return args.faults({ state: "inbox.readFirst" });
		return form.has("next") ? done("saved", nextAddress(args)) : done("saved");
	},
	async stage(args) {
		const { form, staff, desk: access, done, faults } = args;
		const stage = inboxStages.find((each) => each === form.get("stage"));
		const reason = lostReasons.find((each) => each === form.get("reason")) ?? null;
		if (stage === "lost" && reason === null) return faults({ reason: "inbox.needsReason" });
		if (!stage || !(await access.inbox.setStage(staff, itemId(args), stage, reason))) throw itemNotFound();
		return done("saved");
	},
	async remind(args) {
		const { form, staff, desk: access, done, faults } = args;
		const day = reminderSchema.safeParse(form.get("day") ?? "");
		if (!day.success) return faults({ day: "inbox.needsDay" });
		const handled = await access.inbox.remind(staff, itemId(args), day.data, seenMessageCount(form));
		if (handled === "missing") throw itemNotFound();
		if (handled === "conflict") return faults({ day: "inbox.readFirst" });
		return done("saved");
	},
	async assign(args) {
		const to = args.form.get("to");
		const isDone = await args.desk.inbox.assign(
			args.staff,
			itemId(args),
			typeof to === "string" && to !== "" ? to : null,
		);
		if (!isDone) throw itemNotFound();
		return args.done("saved");
	},
	async seen(args) {
		if (!(await args.desk.inbox.see(args.staff, itemId(args)))) throw itemNotFound();
		return redirect(itemAddress(args), SEE_OTHER);
	},
	async note(args) {
		const { text, fault } = textOf(args);
		if (fault) return args.faults({ text: fault });
		if (!(await args.desk.inbox.note(args.staff, itemId(args), text))) throw itemNotFound();
		return args.done("noted");
	},
	async reply(args) {
		const { form, staff, desk: access, faults } = args;
		const { text, fault } = textOf(args);
		if (fault) return faults({ text: fault });
		const given = form.getAll("files").filter((file) => file instanceof File);
		const files = await Promise.all(
			given
				.filter(({ size }) => size > 0)
				.map(async (file) => ({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) })),
		);
		const close = form.get("close") === "1";
		const copyTo = String(form.get("copy") ?? "") || null;
		const written = seenMessageCount(form);
		const replied = await access.inbox.reply(staff, itemId(args), { text, close, copyTo, files, written });
		if (!replied.ok && replied.reason === "missing") throw itemNotFound();
		if (!replied.ok)
			return faults(replied.reason === "files" ? { files: "inbox.filesRefused" } : { text: "inbox.wentOn" });
		return args.doneAnew("replied", close && form.has("next") ? nextAddress(args) : itemAddress(args));
	},
	async "send-again"(args) {
		const message = String(args.form.get("message") ?? "");
		if (!(await args.desk.inbox.sendAgain(args.staff, itemId(args), message))) throw itemNotFound();
		return args.done("sentAgain");
	},
});

export default function InboxRoute({ loaderData }: Route.ComponentProps) {
	const { query, rows, titles, item, mark } = loaderData;
	const { t } = useTranslation("desk");
	const language = useLanguage();
	useNews(mark);
	const at = item ? rows.findIndex(({ id }) => id === item.id) : -1;
	const pathOf = (place: number) => {
		const row = rows[place];
		return row ? inboxPath(language, query, row.id) : null;
	};
	const csv = new URLSearchParams(inboxSearch({ ...query, after: null }));
	csv.set("lang", language);
	return (
		<DeskPage
			title={t("section.inbox")}
			full
			tools={
				<>
					<Shortcuts
						next={pathOf(at + 1)}
						previous={at > 0 ? pathOf(at - 1) : null}
						keys={[
							["j", t("inbox.key.next")],
							["k", t("inbox.key.previous")],
							["Enter", t("inbox.key.open")],
							["/", t("inbox.key.search")],
							["r", t("inbox.key.reply")],
							["n", t("inbox.key.note")],
							["a", t("inbox.key.assign")],
							["e", t("inbox.key.close")],
							["?", t("inbox.key.help")],
						]}
					/>
					{loaderData.mayExport && <CsvLink href={`/api/desk/inbox.csv?${csv}`} />}
				</>
			}
		>
			<div className={item ? "desk-panes desk-panes-open" : "desk-panes"}>
				<section className="desk-pane-list" aria-label={t("inbox.list")}>
					<InboxFilters {...loaderData} />
					<InboxList {...loaderData} selected={item?.id ?? null} />
				</section>
				<section className="desk-pane-item" aria-label={t("inbox.item")}>
					{item ? (
						<ItemPane
							key={item.id}
							{...loaderData}
							item={item}
							title={titles[item.propertyId ?? 0] ?? null}
							back={inboxPath(language, query)}
							next={rows[at + 1]?.id ?? ""}
						/>
					) : (
						<p className="desk-quiet desk-choose">{rows.length > 0 ? t("inbox.choose") : ""}</p>
					)}
				</section>
			</div>
		</DeskPage>
	);
}
