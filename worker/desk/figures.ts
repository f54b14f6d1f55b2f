import { brusselsDay } from "../../app/domain/formatting/dates";
import {
	type FigureChange,
	type FigureChanges,
	type FigureId,
	figureIds,
	figureNow,
	isDueForCheck,
	type Overrule,
} from "../../app/domain/law/law";
import type { Staff } from "../accounts/staff/staff";
import { readFigures } from "../content/figures";
import { publish } from "../content/publish";
import { valueSchemaOf } from "../content/stored-figures";
import type { DeskBase } from "./dependencies";

export type DeskFigures = {
	/** What the desk has decided, what holds from a later day on included. */
	changes(): Promise<FigureChanges>;
	/** Figures that nobody has looked at for too long, as far as this isolate knows. */
	due(): FigureId[];
	/** Somebody has looked at it today, and it is right. */
	confirm(staff: Staff, id: FigureId): Promise<void>;
	/** Puts a value in place of the bundled one. @returns false where it does not fit the figure */
	overrule(staff: Staff, id: FigureId, overrule: Overrule): Promise<boolean>;
	/** Back to the bundled value. */
	withdraw(staff: Staff, id: FigureId): Promise<void>;
};

export function createDeskFigures(deps: DeskBase): DeskFigures {
	const { personal, audit, now } = deps;
	const today = () => brusselsDay(now() * 1_000);

	async function write(staff: Staff, id: FigureId, overruleOf: (before: FigureChange | undefined) => Overrule | null) {
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
		if (await publish(deps, now())) await deps.dropPages();
	}

	return {
		changes: () => readFigures(personal),
		due: () => figureIds.filter((id) => isDueForCheck(figureNow(id).figure, today())),
		confirm: (staff, id) => write(staff, id, (before) => before?.overrule ?? null),
		async overrule(staff, id, overrule) {
			if (!valueSchemaOf(id)?.safeParse(overrule.value).success) return false;
			await write(staff, id, () => overrule);
			return true;
		},
		withdraw: (staff, id) => write(staff, id, () => null),
	};
}
