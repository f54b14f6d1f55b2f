import { data } from "react-router";
import type { DeskPattern } from "../../../../worker/desk/viewings/service";
import { desk, visitor } from "../../../context";
import { deskSectionPath } from "../../../domain/desk/sections";
import { versionOf } from "../../../domain/desk/version";
import { brusselsDay, formatDate, formatTime } from "../../../domain/formatting/dates";
import { idOf } from "../../../domain/pages/address";
import { addDays, mondayOf } from "../../../domain/viewings/calendar";
import { handBookingSchema } from "../../../domain/viewings/hand-booking";
import { openDaySchema } from "../../../domain/viewings/open-day";
import { isViewingOutcome, MAX_REASON_LENGTH } from "../../../domain/viewings/outcome";
import { minutesOf, openingSchema, patternChangeSchema } from "../../../domain/viewings/pattern";
import { deskAction, faultsOf, fieldsOf, itemId } from "../../../features/desk/desk-action";
import { deskHead } from "../../../features/desk/desk-head";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import type { Route } from "./+types/route";
import { ViewingChange } from "./viewing-change";
import { ViewingWeek } from "./viewing-week";
import { drawWeek } from "./week-days";

export const handle = { namespaces: ["desk", "desk-manage"] };

const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const DAYS_TO_SUNDAY = 6;

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const staff = await requireStaff(context, "viewings.see");
	const { language } = context.get(visitor);
	const t = textsOf(context, "desk-manage");
	const { viewings } = context.get(desk);
	if (params.id !== undefined) {
		const found = await viewings.viewing(staff, params.id, language);
		if (!found) throw itemNotFound();
		const before = found.slots.find(({ id }) => id === url.searchParams.get("from")) ?? null;
		return { head: deskHead(found.viewing.person || found.viewing.property), item: { ...found, before }, week: null };
	}
	const now = new Date();
	const today = brusselsDay(now);
	const asked = url.searchParams.get("week") ?? "";
	const isDay = dayShape.test(asked) && !Number.isNaN(Date.parse(asked));
	const monday = mondayOf(isDay ? asked : today);
	const sunday = addDays(monday, DAYS_TO_SUNDAY);
	const chosen = idOf(url.searchParams.get("property") ?? "");
	const [list, patterns, agents, properties, hasCalendar, openDays, weekOpenDays, booking] = await Promise.all([
		viewings.between(staff, monday, sunday, language),
		viewings.patterns(staff, language),
		viewings.agents(staff),
		context.get(desk).properties.names(staff, language),
		viewings.hasCalendar(staff),
		context.get(desk).openDays.list(staff, language),
		context.get(desk).openDays.between(staff, monday, sunday, language),
		context.get(desk).handBookings.draft(staff, { propertyId: chosen, item: url.searchParams.get("item") }, language),
	]);
	const over = minutesOf(formatTime(now.toISOString()));
	const drawn = drawWeek({ monday, sunday, today, over, viewings: list, openDays: weekOpenDays, patterns });
	return {
		head: deskHead(t("viewings.title"), [t("viewings.week", { from: formatDate(monday), to: formatDate(sunday) })]),
		item: null,
		week: {
			monday,
			today,
			drawn,
			// False for open times alone.
			hasViewings: list.length > 0,
			patterns: await Promise.all(
				patterns.map(async (pattern) => ({ ...pattern, version: await versionOf(ownOf(pattern)) })),
			),
			openDays,
			agents,
			properties,
			chosen,
			booking,
			hasCalendar,
			own: staff.id,
		},
	};
}

/** Fields that the pattern's form changes, for its version. */
function ownOf(pattern: DeskPattern): DeskPattern {
	return { ...pattern, property: "", staffName: null, isOffered: false, closedDays: [] };
}

/** Reason for a change, as the visitor reads it; null if empty. */
function reasonOf(form: FormData): { reason: string | null; isLong: boolean } {
	const reason = String(form.get("reason") ?? "").trim();
	return { reason: reason || null, isLong: reason.length > MAX_REASON_LENGTH };
}

export const action = deskAction("viewings", {
	async open({ desk: access, staff, form, done, faults }) {
		const propertyIds = form.getAll("propertyIds").filter((id) => id !== "");
		const parsed = openingSchema.safeParse({ ...fieldsOf(form), propertyIds, weekdays: form.getAll("weekdays") });
		if (!parsed.success) return faults(faultsOf(parsed.error));
		const staffId = String(form.get("staffId") ?? "");
		const agents = await access.viewings.agents(staff);
		const shownBy = agents.some(({ id }) => id === staffId) ? staffId : null;
		const opened = await access.viewings.open(staff, { ...parsed.data, staffId: shownBy });
		if (opened === "opened") return done("opened");
		return faults(opened === "clash" ? { starts: "clash" } : { propertyIds: "property" });
	},
	async change({ desk: access, staff, form, language, done, faults, outdated }) {
		const parsed = patternChangeSchema.safeParse(fieldsOf(form));
		if (!parsed.success) return faults(faultsOf(parsed.error));
		const id = String(form.get("pattern") ?? "");
		const pattern = (await access.viewings.patterns(staff, language)).find((each) => each.id === id);
		if (!pattern) throw itemNotFound();
		const refused = await outdated(ownOf(pattern));
		if (refused) return refused;
		const staffId = String(form.get("staffId") ?? "") || null;
		const changed = await access.viewings.change(staff, id, { ...parsed.data, staffId });
		if (changed === "unknown") throw itemNotFound();
		return changed === "clash" ? faults({ starts: "clash" }) : done("saved");
	},
	async close({ desk: access, staff, form, done }) {
		if (!(await access.viewings.close(staff, String(form.get("pattern") ?? "")))) throw itemNotFound();
		return done("closed");
	},
	async "close-day"({ desk: access, staff, form, done, faults }) {
		const day = String(form.get("day") ?? "");
		const pattern = String(form.get("pattern") ?? "");
		if (!dayShape.test(day) || Number.isNaN(Date.parse(day))) return faults({ [`day.${pattern}`]: "day" });
		if (!(await access.viewings.closeDay(staff, pattern, day, true))) throw itemNotFound();
		return done("closed");
	},
	async "open-day"({ desk: access, staff, form, done }) {
		const [pattern, day] = [String(form.get("pattern") ?? ""), String(form.get("day") ?? "")];
		if (!(await access.viewings.closeDay(staff, pattern, day, false))) throw itemNotFound();
		return done("opened");
	},
	async "open-house"({ desk: access, staff, form, done, faults }) {
		const parsed = openDaySchema.safeParse(fieldsOf(form));
		if (!parsed.success) return faults(faultsOf(parsed.error));
		if (!(await access.openDays.open(staff, parsed.data))) return faults({ houseProperty: "property" });
		return done("houseOpened");
	},
	async "call-off-house"({ desk: access, staff, form, done }) {
		if (!(await access.openDays.callOff(staff, String(form.get("house") ?? "")))) throw itemNotFound();
		return done("houseCalledOff");
	},
	async book({ desk: access, staff, form, language, done, faults }) {
		const parsed = handBookingSchema.safeParse(fieldsOf(form));
		if (!parsed.success) return faults(faultsOf(parsed.error));
		const booked = await access.handBookings.book(staff, parsed.data);
		if (booked === "full") return faults({ slot: "full" });
		if (booked === "unknown") return faults({ slot: "property" });
		return done("booked", deskSectionPath("viewings", language, booked.id));
	},
	async move(args) {
		const field = (name: string) => String(args.form.get(name) ?? "").trim();
		const { reason, isLong } = reasonOf(args.form);
		if (isLong) return args.faults({ reason: "long" });
		const result = await args.desk.viewings.move(args.staff, itemId(args), field("slot"), reason);
		if (result === null) throw itemNotFound();
		if (result !== "moved" && result !== "cancelled") return args.faults({ slot: result });
		const path = deskSectionPath("viewings", args.language, itemId(args));
		return args.done(result, `${path}?${new URLSearchParams({ from: field("from") })}`);
	},
	async "call-off"(args) {
		const { reason, isLong } = reasonOf(args.form);
		if (isLong) return args.faults({ reason: "long" });
		const result = await args.desk.viewings.callOff(args.staff, itemId(args), reason);
		if (result === null) throw itemNotFound();
		return result === "moved" || result === "cancelled" ? args.done(result) : args.faults({ cancel: result });
	},
	async restore(args) {
		const result = await args.desk.viewings.restore(args.staff, itemId(args));
		if (result === null) throw itemNotFound();
		return result === "restored" ? args.done("takesPlace") : args.faults({ cancel: result });
	},
	async outcome(args) {
		const said = args.form.get("outcome");
		const outcome = isViewingOutcome(said) ? said : null;
		if (!(await args.desk.viewings.setOutcome(args.staff, itemId(args), outcome))) throw itemNotFound();
		return args.done("outcome");
	},
	"new-calendar": async ({ desk: access, staff }) => data({ calendar: await access.viewings.newCalendar(staff) }),
	async "remove-calendar"({ desk: access, staff, done }) {
		await access.viewings.removeCalendar(staff);
		return done("calendarRemoved");
	},
});

export default function ViewingsRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { item, week } = loaderData;
	const calendar = actionData && "calendar" in actionData ? actionData.calendar : null;
	if (item) return <ViewingChange key={item.viewing.id} {...item} />;
	return week && <ViewingWeek {...week} calendar={calendar} />;
}
