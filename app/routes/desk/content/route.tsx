import { desk } from "../../../context";
import { versionOf } from "../../../domain/desk/version";
import { type Language, languages } from "../../../domain/language";
import { pages } from "../../../domain/pages/page-table";
import { type DeskCallArgs, deskAction, itemId } from "../../../features/desk/desk-action";
import { deskHead } from "../../../features/desk/desk-head";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { bundledTexts } from "../../../i18n/resources";
import type { Route } from "./+types/route";
import { TextEditor } from "./text-editor";
import { keyOfText, TextList } from "./text-list";

export const handle = { namespaces: ["desk", "desk-manage"] };

const MAX_QUERY_LENGTH = 200;
const filters = ["changed", "draft", "missing"] as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { id: own } = await requireStaff(context, "content.see");
	const t = textsOf(context, ["desk-manage", "common"]);
	const { content } = context.get(desk);
	if (params.id !== undefined) {
		const found = await content.text(keyOfText(params.id));
		if (!found) throw itemNotFound();
		const draft = { name: `text:${found.text.key}:${own}`, version: await versionOf(found.text) };
		return { head: deskHead(t("content.title")), item: { ...found, draft }, list: null };
	}
	const query = (url.searchParams.get("q") ?? "").slice(0, MAX_QUERY_LENGTH);
	const only = filters.find((filter) => filter === url.searchParams.get("only")) ?? null;
	const isAsked = query.trim() !== "" || only !== null;
	const found = isAsked ? await content.find({ query, namespace: null, only }) : null;
	const narrowed = [
		query,
		only && t(`content.filter.${only}`),
		found && (found.total === 0 ? t("content.none") : t("content.found", { count: found.total })),
	];
	const head = deskHead(t("content.title"), narrowed);
	// Most edited texts, by prefix of their keys.
	const places = [
		{ label: t("content.place.headline"), keys: "home:hero." },
		{ label: t("content.place.home"), keys: "home:" },
		...pagesWithTexts().map(({ key, name }) => ({ label: t(`common:${name}`), keys: `content:${key}.` })),
	];
	const [waiting, drafts] = await Promise.all([content.waiting(), content.drafts()]);
	return { head, item: null, list: { query, only, found, waiting, version: await versionOf(drafts), places } };
}

/** Pages of the menus whose texts are under their own key. */
function pagesWithTexts() {
	const texts = bundledTexts("nl", "content");
	return pages.flatMap(({ key, name }) => (name !== null && key in texts ? [{ key, name }] : []));
}

function typedTexts(form: FormData): Partial<Record<Language, string>> {
	const typed: Partial<Record<Language, string>> = {};
	for (const language of languages) {
		const text = form.get(language);
		if (typeof text === "string") typed[language] = text;
	}
	return typed;
}

function keyOf(args: DeskCallArgs): string {
	return keyOfText(itemId(args));
}

export const action = deskAction("content", {
	async draft(args) {
		const { desk: access, form, staff, doneAnew, faults } = args;
		const found = await access.content.text(keyOf(args));
		const refused = found && (await args.outdated(found.text));
		if (refused) return refused;
		const saved = await access.content.draft(staff, keyOf(args), typedTexts(form));
		if (saved === null) throw itemNotFound();
		if (!saved.ok) return faults(saved.faults);
		if (form.get("step") !== "publish") return doneAnew("drafted");
		await access.content.publish(staff, keyOf(args));
		return doneAnew("published");
	},
	async discard(args) {
		await args.desk.content.discard(args.staff, keyOf(args));
		return args.done("discarded");
	},
	async restore(args) {
		const language = languages.find((each) => each === args.form.get("language"));
		if (!language) throw itemNotFound();
		await args.desk.content.restore(args.staff, keyOf(args), language);
		return args.done("originalRestored");
	},
	async "publish-all"({ desk: access, staff, done, outdated }) {
		const refused = await outdated(await access.content.drafts());
		if (refused) return refused;
		await access.content.publish(staff, null);
		return done("published");
	},
	async "discard-all"({ desk: access, staff, done, outdated }) {
		const refused = await outdated(await access.content.drafts());
		if (refused) return refused;
		await access.content.discard(staff, null);
		return done("discarded");
	},
});

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
	const { item, list } = loaderData;
	if (item) return <TextEditor key={item.text.key} {...item} />;
	return list && <TextList {...list} />;
}
