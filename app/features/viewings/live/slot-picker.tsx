import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ShownTime, ShownWeek } from "../../../domain/viewings/weeks";
import { useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { IconButton } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { FieldGroup, useField } from "../../../ui/field";

const facts = { texts: ["common", "appointments"], wake: "touch" } as const;

type SlotPickerProps = {
	weeks: readonly ShownWeek[];
	label: string;
	/** Id of the previously chosen slot. */
	chosen?: string | undefined;
	/** Id of the visitor's current slot, shown but disabled. */
	own?: string;
	error?: string | undefined;
};

/** Slots by day, to choose one; a week is a strip of seven days. Full slots are marked as full. */
export const SlotPicker = live("slot-picker", facts, function SlotPicker(props: SlotPickerProps) {
	const { weeks, label, chosen, own, error } = props;
	const { t } = useTranslation("appointments");
	const { ids } = useField({ hint: true, error });
	const [shown, setShown] = useState(() => firstWeek(weeks, chosen));
	const [pressed, setPressed] = useState<string | null>(null);
	const bar = useRef<HTMLDivElement>(null);
	const week = weeks[shown];
	const isChoice = holding(weeks, ({ id, free }) => free > 0 && id !== own) >= 0;
	const title = (each: ShownWeek) => t("week", { from: each.from, to: each.to });
	const turnTo = (index: number) => {
		setShown(Math.min(Math.max(index, 0), weeks.length - 1));
		setPressed(null);
	};

	// Submitting without a slot focuses one, so a selectable slot must be in view.
	const lead = useEffectEvent((form: HTMLFormElement) => {
		const day = week?.days.find(({ day }) => day === (pressed ?? firstDay(week, chosen)));
		if (day?.times.some(({ free }) => free > 0)) return;
		const open = week?.days.find(({ times }) => times.some(({ free }) => free > 0));
		if (open) return setPressed(open.day);
		turnTo(firstWeek(weeks, form.querySelector<HTMLInputElement>("[name=slotId]:checked")?.value));
	});

	useEffect(() => {
		const form = bar.current?.closest("form");
		const follow = () => form && lead(form);
		form?.addEventListener("submit", follow, true);
		return () => form?.removeEventListener("submit", follow, true);
	}, []);

	return (
		<FieldGroup ids={ids} label={label} hint={t("zone")} error={error} required={isChoice}>
			<div ref={bar} className="needs-script mt-2 flex items-center justify-between gap-x-4">
				<p role="status" className="font-medium text-sm">
					{week && title(week)}
					{week?.days.length === 0 && <span className="sr-only">. {t("noneInWeek")}</span>}
				</p>
				<div className="-mr-3 flex shrink-0">
					<IconButton
						icon="arrow-left"
						label={t("earlier")}
						aria-disabled={shown === 0}
						onClick={() => turnTo(shown - 1)}
					/>
					<IconButton
						icon="arrow-right"
						label={t("later")}
						aria-disabled={shown >= weeks.length - 1}
						onClick={() => turnTo(shown + 1)}
					/>
				</div>
			</div>
			{weeks.map((each, index) => {
				const day = each.days.find(({ day }) => day === pressed)?.day ?? firstDay(each, chosen);
				const isShown = index === shown;
				return (
					<div
						key={each.monday}
						data-shown={isShown || undefined}
						className={classNames("visit-week", isShown && error && "choices-wrong", onlyIf(isShown))}
					>
						<p className="without-script mt-6 mb-3 font-medium">{title(each)}</p>
						<DayStrip week={each} day={day} onPress={setPressed} />
						{each.days.length === 0 && <p className="py-4 text-quiet">{t("noneInWeek")}</p>}
						{each.days.map(({ day: date, inWords, times }) => (
							<fieldset
								key={date}
								data-day={date}
								data-shown={date === day || undefined}
								className={classNames("visit-day", onlyIf(date === day))}
							>
								<legend>
									<span className="sr-only">{inWords}</span>
									<span aria-hidden="true" className="without-script mb-2 block text-quiet">
										{inWords}
									</span>
								</legend>
								<div className="flex flex-wrap gap-2">
									{times.map((time) => (
										<TimeChoice
											key={`${time.id} ${time.free > 0}`}
											{...{ time, own, chosen }}
											describedBy={ids.errorId}
											isWrong={Boolean(error) && isShown && date === day}
										/>
									))}
								</div>
							</fieldset>
						))}
					</div>
				);
			})}
		</FieldGroup>
	);
});

/**
 * Hides a part that is not in view from the first render on; without scripts all parts are shown one below the other.
 */
const onlyIf = (isShown: boolean) => !isShown && "without-script";

type DayStripProps = { week: ShownWeek; day: string | undefined; onPress: (day: string) => void };

/** The seven days of a week; a dot marks days with a free seat. */
function DayStrip({ week, day, onPress }: DayStripProps) {
	const { t } = useTranslation("appointments");
	const days = new Map(week.days.map((each) => [each.day, each]));
	return (
		<ul className="visit-strip needs-script">
			{week.strip.map((each) => {
				const own = days.get(each.day);
				const isFree = own?.times.some(({ free }) => free > 0);
				return (
					<li key={each.day}>
						<button
							type="button"
							disabled={!own}
							aria-pressed={each.day === day}
							data-free={isFree || undefined}
							data-strip-day={each.day}
							onClick={() => onPress(each.day)}
						>
							<span aria-hidden={own && true}>{each.weekday}</span>
							<b aria-hidden={own && true}>{each.number}</b>
							{own && <span className="sr-only">{isFree ? own.inWords : `${own.inWords}, ${t("taken")}`}</span>}
						</button>
					</li>
				);
			})}
		</ul>
	);
}

type TimeChoiceProps = { time: ShownTime; describedBy: string | undefined; isWrong: boolean } & Pick<
	SlotPickerProps,
	"own" | "chosen"
>;

function TimeChoice({ time, own, chosen, describedBy, isWrong }: TimeChoiceProps) {
	const { t } = useTranslation("appointments");
	const isFull = time.free === 0;
	const isOwn = time.id === own;
	const isDisabled = isFull || isOwn;
	const left = isFull ? t("taken") : t("free", { count: time.free });
	return (
		<label className="visit-time">
			<input
				type="radio"
				name="slotId"
				value={time.id}
				required
				disabled={isDisabled}
				aria-invalid={isWrong && !isDisabled}
				aria-describedby={describedBy}
				defaultChecked={time.id === chosen && !isDisabled}
			/>
			<time dateTime={time.start} className="font-medium tabular-nums">
				{time.time}
			</time>
			<span className="text-sm">{isOwn ? t("own") : left}</span>
		</label>
	);
}

/** Returns the index of the week with the chosen slot, or else of the first week with a free seat, or else 0. */
function firstWeek(weeks: readonly ShownWeek[], chosen: string | undefined): number {
	const ofChosen = holding(weeks, ({ id }) => id === chosen);
	return Math.max(0, ofChosen >= 0 ? ofChosen : holding(weeks, ({ free }) => free > 0));
}

/** Returns the day of the chosen slot, or else the first day with a free seat, or else the first day. */
function firstDay({ days }: ShownWeek, chosen: string | undefined): string | undefined {
	const having = (wanted: (time: ShownTime) => boolean) => days.find(({ times }) => times.some(wanted));
	return (having(({ id }) => id === chosen) ?? having(({ free }) => free > 0) ?? days[0])?.day;
}

/** Returns the index of the first week with a matching slot; negative if there is none. */
function holding(weeks: readonly ShownWeek[], wanted: (time: ShownTime) => boolean): number {
	return weeks.findIndex((week) => week.days.some(({ times }) => times.some(wanted)));
}
