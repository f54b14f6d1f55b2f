import { brusselsDay } from "../../app/domain/formatting/dates";
import {
	currentFigure,
	type FigureChange,
	type FigureId,
	type FigureOverride,
	figureIds,
	isDueForCheck,
} from "../../app/domain/law/law";
import type { Staff } from "../accounts/staff/staff";
import { readFigures } from "../content/figures";
import { valueSchemaOf } from "../content/stored-figures";
import type { DeskBase } from "./dependencies";

export function createDeskFigures(deps: DeskBase) {
	const { personal, audit, now } = deps;
	const today = () => brusselsDay(now() * 1_000);

	async function write(
		staff: Staff,
		id: FigureId,
		overruleOf: (before: FigureChange | undefined) => FigureOverride | null,
	) {
		const before = (await readFigures(personal))[id];
		const [checkedOn, overrule] = [today(), overruleOf(before)];
		const { value = null, from = null, reason = null } = overrule ?? {};
		await personal.batch([
			personal
				.prepare(
					"INSERT OR REPLACE INTO law_figures (id, checked_on, value, valid_from, reason) VALUES (?, ?, ?, ?, ?)",
				)
				.bind(id, checkedOn, value === null ? null : JSON.stringify(value), from, reason),
			audit.statement({
				staff,
				action: "figures.change",
				subject: `figure:${id}`,
				before,
				after: { checkedOn, overrule },
			}),
		]);
		await deps.publish();
	}

	return {
		/** The desk's decisions, including values that apply from a later day. */
		changes: () => readFigures(personal),
		/** Ids of figures due for a check, as far as this isolate knows. */
		due: () => figureIds.filter((id) => isDueForCheck(currentFigure(id).figure, today())),
		/** Records that the figure was checked today and is right. */
		confirm: (staff: Staff, id: FigureId) => write(staff, id, (before) => before?.overrule ?? null),
		/** Overrides the bundled value. @returns false if the value does not fit the figure */
		async overrule(staff: Staff, id: FigureId, overrule: FigureOverride) {
			if (!valueSchemaOf(id)?.safeParse(overrule.value).success) return false;
			await write(staff, id, () => overrule);
			return true;
		},
		/** Restores the bundled value. */
		withdraw: (staff: Staff, id: FigureId) => write(staff, id, () => null),
	};
}
