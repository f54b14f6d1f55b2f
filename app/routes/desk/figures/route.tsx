import { desk, visitor } from "../../../context";
import { may } from "../../../domain/desk/actions";
import type { FieldFault } from "../../../domain/desk/answers";
import { brusselsDay } from "../../../domain/formatting/dates";
import { currentFigure, type FigureId, isFigureId } from "../../../domain/law/law";
import { type DeskCallArgs, deskAction, itemId } from "../../../features/desk/desk-action";
import { deskHead } from "../../../features/desk/desk-head";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { figureGroups, figureRow, figureValues } from "../../../features/law/figure-rows";
import { textsOf } from "../../../features/layout/page-loader";
import type { Route } from "./+types/route";
import { FigureEditor } from "./figure-editor";
import { FigureList, figureOfAddress } from "./figure-list";
import { typedValue, writtenValue } from "./typed-value";

export const handle = { namespaces: ["desk", "desk-manage", "law"] };

const MAX_REASON_LENGTH = 500;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export async function loader({ context, params }: Route.LoaderArgs) {
	const staff = await requireStaff(context, "figures.see");
	const mayChange = may(staff.role, "figures.change");
	const { language } = context.get(visitor);
	const { figures } = context.get(desk);
	const t = textsOf(context, "law");
	const head = deskHead(textsOf(context, "desk-manage")("figures.title"));
	if (params.id === undefined) {
		return { head, item: null, list: { groups: figureGroups(language, t), due: figures.due(), mayChange } };
	}
	const id = figureOfAddress(params.id);
	if (id === null) throw itemNotFound();
	const now = currentFigure(id);
	const { overrule = null } = (await figures.changes())[id] ?? {};
	const value = overrule && figureValues({ ...now.figure, value: overrule.value } as typeof now.figure, language, t);
	return {
		head,
		item: {
			row: figureRow(now, language, t),
			// Null for a figure that cannot be overridden.
			written: writtenValue(now.figure),
			isScale: now.figure.unit === "scale",
			overrule: overrule && { values: value ?? [], from: overrule.from, reason: overrule.reason },
			today: brusselsDay(Date.now()),
			mayChange,
		},
		list: null,
	};
}

function idOf(args: DeskCallArgs): FigureId {
	const id = figureOfAddress(itemId(args));
	if (id === null) throw itemNotFound();
	return id;
}

export const action = deskAction("figures", {
	async confirm({ desk: access, staff, form, done }) {
		const id = String(form.get("id") ?? "");
		if (!isFigureId(id)) throw itemNotFound();
		await access.figures.confirm(staff, id);
		return done("confirmed");
	},
	async overrule(args) {
		const { desk: access, staff, form, done, faults } = args;
		const id = idOf(args);
		const [from, reason] = [String(form.get("from") ?? ""), String(form.get("reason") ?? "").trim()];
		const value = typedValue(String(form.get("value") ?? "").replaceAll("\r", ""), currentFigure(id).figure);
		const wrong: Record<string, FieldFault> = {
			...(value === null ? { value: "figure" } : {}),
			...(DAY.test(from) && !Number.isNaN(Date.parse(from)) ? {} : { from: "day" }),
			...(reason === "" ? { reason: "required" } : reason.length > MAX_REASON_LENGTH ? { reason: "long" } : {}),
		};
		if (value === null || Object.keys(wrong).length > 0) return faults(wrong);
		return (await access.figures.overrule(staff, id, { value, from, reason }))
			? done("savedOnSite")
			: faults({ value: "figure" });
	},
	async withdraw(args) {
		await args.desk.figures.withdraw(args.staff, idOf(args));
		return args.done("originalRestored");
	},
});

export default function FiguresRoute({ loaderData }: Route.ComponentProps) {
	const { item, list } = loaderData;
	if (item) return <FigureEditor {...item} />;
	return <FigureList {...list} />;
}
