import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskViewing } from "../../../../worker/desk/calendar";
import type { DeskOpenDay } from "../../../../worker/desk/open-days";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatTime } from "../../../domain/formatting/dates";
import { dotsAtEnd } from "../../../domain/formatting/dots-at-end";
import { openHouseWord } from "../../../domain/property/open-houses";
import { Mark } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";
import type { OpenTime, TakenSeats, WeekEntry } from "./week-days";

/** Text of a viewing, an open day or an open time, with its link. */
export function EntryLines({ entry }: { entry: WeekEntry }) {
	if (entry.kind === "viewing") return <ViewingLines viewing={entry.viewing} />;
	if (entry.kind === "seats") return <SeatsLine seats={entry.seats} />;
	return entry.kind === "open" ? <OpenLines time={entry.time} /> : <OpenDayLines openDay={entry.openDay} />;
}

function ViewingLines({ viewing }: { viewing: DeskViewing }) {
	const language = useLanguage();
	return (
		<div className="desk-entry" data-state={viewing.state}>
			<Link
				to={deskSectionPath("viewings", language, viewing.id)}
				aria-label={[timesOf(viewing), viewing.person].filter(Boolean).join(", ")}
			>
				{timesOf(viewing)}
			</Link>
			<span aria-hidden="true">{viewing.person}</span>
			<span className="desk-quiet">{dotsAtEnd(viewing.property)}</span>
			<ViewingState viewing={viewing} />
		</div>
	);
}

function OpenLines({ time: { id, start, end, property } }: { time: OpenTime }) {
	const { t } = useTranslation("desk-manage");
	return (
		<div className="desk-entry">
			<a href={`#${cardId("open", id)}`}>{`${start}–${end} ${t("viewings.stillOpen")}`}</a>
			<span className="desk-quiet">{dotsAtEnd(property)}</span>
		</div>
	);
}

function SeatsLine({ seats: { id, taken, capacity } }: { seats: TakenSeats }) {
	const { t } = useTranslation("desk-manage");
	return (
		<div className="desk-entry">
			<a href={`#${cardId("open", id)}`}>{t("viewings.seatsTaken", { taken, capacity })}</a>
		</div>
	);
}

function OpenDayLines({ openDay }: { openDay: DeskOpenDay }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const name = `${timesOf(openDay)} ${openHouseWord[language]}`;
	return (
		<div className="desk-entry">
			{openDay.isByDesk && !openDay.isOver ? (
				<a href={`#${cardId("open-day", openDay.id)}`}>{name}</a>
			) : (
				<span>{name}</span>
			)}
			<span>
				{openDay.takesRegistrations ? t("openDays.registered", { count: openDay.registered }) : t("openDays.free")}
			</span>
			<span className="desk-quiet">{dotsAtEnd(openDay.property)}</span>
		</div>
	);
}

function timesOf({ start, end }: { start: string; end: string }): string {
	return `${formatTime(start)}–${formatTime(end)}`;
}

/** State of a viewing; its outcome once it has begun. */
function ViewingState({ viewing: { id, state, outcome, isPast } }: { viewing: DeskViewing }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	if (outcome) return <Mark tone={outcome === "absent" ? "neutral" : "good"}>{t(`viewings.outcome.${outcome}`)}</Mark>;
	if (state === "confirmed" && isPast) {
		return <Link to={deskSectionPath("viewings", language, id)}>{t("viewings.outcome.title")}</Link>;
	}
	return <Mark tone={state === "confirmed" ? "good" : "neutral"}>{t(`viewings.states.${state}`)}</Mark>;
}

/** Element id of the card for changing open times or an open day; the week links to it. */
export function cardId(kind: Exclude<WeekEntry["kind"], "viewing">, id: string): string {
	return `${kind}-${id}`;
}
