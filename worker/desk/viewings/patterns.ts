import { brusselsDay } from "../../../app/domain/formatting/dates";
import type { Language } from "../../../app/domain/language";
import type { Day } from "../../../app/domain/viewings/calendar";
import type { PatternChange, ViewingOpening } from "../../../app/domain/viewings/pattern";
import { closedDaySubjects } from "../../../app/domain/viewings/pattern";
import type { Staff } from "../../accounts/staff/staff";
import { runGuarded } from "../../platform/guard";
import { randomToken } from "../../platform/links";
import type { Cell, RowOf } from "../../platform/rows";
import type { StoredPattern } from "../../viewings/patterns";
import type { ViewingDependencies } from "../dependencies";
import { isInScope, viewingScope } from "../scope";
import { titles } from "./week";

export type DeskPattern = StoredPattern & {
	property: string;
	/** Member of staff who shows it, suspended or not; null if nobody is assigned. */
	staffName: string | null;
	/** Whether the property is listed and neither sold nor let; otherwise nobody can book. */
	isOffered: boolean;
	closedDays: Day[];
};

const PATTERN_BYTES = 9;

/** Updates the slots and publishes, as every page shows whether viewings can be booked. */
async function reopened(deps: ViewingDependencies): Promise<void> {
	await deps.patterns.openSlots();
	await deps.publish();
}

async function findPattern(deps: ViewingDependencies, staff: Staff, id: string): Promise<StoredPattern | null> {
	const pattern = await deps.patterns.find(id);
	return pattern && isInScope(await viewingScope(deps, staff), pattern) ? pattern : null;
}

/** Active members of staff in scope, who can show properties. */
export async function agents(deps: ViewingDependencies, staff: Staff): Promise<{ id: string; name: string }[]> {
	const scope = await viewingScope(deps, staff);
	const colleagues = await everybody(deps);
	return colleagues
		.filter(({ id, state }) => state !== "suspended" && (scope === null || scope.staff.has(id)))
		.map(({ id, name }) => ({ id, name }));
}

async function everybody({ personal }: ViewingDependencies): Promise<RowOf<"staff", "id" | "name" | "state">[]> {
	const { results } = await personal
		.withSession("first-primary")
		.prepare("SELECT id, name, state FROM staff ORDER BY name")
		.all<RowOf<"staff", "id" | "name" | "state">>();
	return results;
}

/** Patterns that have not ended, with their closed days. */
export async function listPatterns(
	deps: ViewingDependencies,
	staff: Staff,
	language: Language,
): Promise<DeskPattern[]> {
	const today = brusselsDay(deps.now() * 1_000);
	const scope = await viewingScope(deps, staff);
	const patterns = (await deps.patterns.list()).filter((pattern) => isInScope(scope, pattern));
	const ids = patterns.map(({ propertyId }) => propertyId);
	const [titleOf, offered, colleagues] = await Promise.all([
		titles(deps, ids, language),
		offeredOf(deps, ids),
		everybody(deps),
	]);
	const { results } = await deps.personal
		.withSession("first-primary")
		.prepare("SELECT subject, day FROM viewing_closed_days WHERE day >= ? ORDER BY day")
		.bind(today)
		.all<RowOf<"viewing_closed_days", "subject"> & { day: Cell<"viewing_closed_days", "day", Day> }>();
	return patterns.map((pattern) => {
		const subjects = closedDaySubjects(pattern);
		const days = results.filter(({ subject }) => subjects.includes(subject)).map(({ day }) => day);
		const { propertyId, staffId } = pattern;
		const staffName = colleagues.find(({ id }) => id === staffId)?.name ?? null;
		const isOffered = offered.has(propertyId);
		return { ...pattern, property: titleOf(propertyId), staffName, isOffered, closedDays: [...new Set(days)] };
	});
}

async function offeredOf({ listings }: ViewingDependencies, ids: readonly number[]): Promise<ReadonlySet<number>> {
	const { results } = await listings
		.withSession("first-unconstrained")
		.prepare(
			`SELECT id FROM listings WHERE id IN (SELECT value FROM json_each(?)) AND state = 'listed' AND coalesce(ended, 0) = 0`,
		)
		.bind(JSON.stringify(ids))
		.all<RowOf<"listings", "id">>();
	return new Set(results.map(({ id }) => id));
}

/**
 * Opens a pattern for each property and weekday: all, or none (`clash`) if one is taken, as nobody shows two properties
 * at once. `unknown` if a property is not on the site or in scope, or the person is not among `agents`.
 */
export async function openPatterns(
	deps: ViewingDependencies,
	staff: Staff,
	{ propertyIds, weekdays, ...times }: ViewingOpening & { staffId: string | null },
): Promise<"opened" | "clash" | "unknown"> {
	const { personal, audit } = deps;
	const { staffId } = times;
	const shown = new Set((await deps.properties.cards(propertyIds, staff.language)).map(({ id }) => id));
	const scope = await viewingScope(deps, staff);
	const isOpen = (propertyId: number) => shown.has(propertyId) && isInScope(scope, { propertyId, staffId: null });
	if (!propertyIds.every(isOpen)) return "unknown";
	if (staffId !== null && !(await agents(deps, staff)).some(({ id }) => id === staffId)) return "unknown";
	const patterns = propertyIds.flatMap((propertyId) =>
		weekdays.map((weekday) => ({ ...times, propertyId, weekday, id: randomToken(PATTERN_BYTES) })),
	);
	const opening = patterns.flatMap((pattern) => [
		...deps.patterns.put(pattern),
		audit.statement({ staff, action: "viewings.change", subject: `pattern:${pattern.id}`, after: pattern }),
	]);
	if (!(await runGuarded(personal, opening))) return "clash";
	await reopened(deps);
	return "opened";
}

/** Booked viewings keep their time. */
export async function changePattern(
	deps: ViewingDependencies,
	staff: Staff,
	patternId: string,
	change: PatternChange & { staffId: string | null },
): Promise<"changed" | "clash" | "unknown"> {
	const { personal, audit } = deps;
	const before = await findPattern(deps, staff, patternId);
	if (!before) return "unknown";
	const { staffId } = change;
	const isKnown = staffId === null || staffId === before.staffId;
	if (!isKnown && !(await agents(deps, staff)).some(({ id }) => id === staffId)) return "unknown";
	const pattern = { ...before, ...change };
	const isFree = await runGuarded(personal, [
		...deps.patterns.put(pattern),
		audit.statement({ staff, action: "viewings.change", subject: `pattern:${patternId}`, before, after: pattern }),
	]);
	if (!isFree) return "clash";
	await reopened(deps);
	return "changed";
}

/** Ends a pattern and removes its free slots; booked ones stay. @returns false if there is no such pattern */
export async function closePattern(deps: ViewingDependencies, staff: Staff, patternId: string): Promise<boolean> {
	const { personal, audit } = deps;
	const pattern = await findPattern(deps, staff, patternId);
	if (!pattern) return false;
	await personal.batch([
		deps.patterns.end(patternId),
		audit.statement({ staff, action: "viewings.change", subject: `pattern:${patternId}`, before: pattern }),
	]);
	await reopened(deps);
	return true;
}

/** @returns false if there is no such pattern */
export async function closeDay(
	deps: ViewingDependencies,
	staff: Staff,
	patternId: string,
	day: Day,
	isClosed: boolean,
): Promise<boolean> {
	const { personal, audit } = deps;
	const pattern = await findPattern(deps, staff, patternId);
	if (!pattern) return false;
	const subjects = closedDaySubjects(pattern);
	const change = isClosed
		? [
				personal
					.prepare("INSERT OR IGNORE INTO viewing_closed_days (subject, day) VALUES (?, ?)")
					.bind(subjects[0], day),
			]
		: subjects.map((subject) =>
				personal.prepare("DELETE FROM viewing_closed_days WHERE subject = ? AND day = ?").bind(subject, day),
			);
	await personal.batch([
		...change,
		audit.statement({
			staff,
			action: "viewings.change",
			subject: `pattern:${patternId}`,
			before: { day, closed: !isClosed },
			after: { day, closed: isClosed },
		}),
	]);
	await reopened(deps);
	return true;
}
