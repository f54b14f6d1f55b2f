import { useState } from "react";
import type { ShownTime, ShownWeek } from "../../../domain/viewings/weeks";
import { useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { Button } from "../../../ui/button";
import { FieldGroup, useField } from "../../../ui/field";

const facts = { texts: ["common", "appointments"], wake: "touch" } as const;

type SlotPickerProps = {
	weeks: readonly ShownWeek[];
	label: string;
	/** The time that was chosen before. */
	chosen?: string | undefined;
	/** The visitor's current slot: shown, but disabled. */
	own?: string;
	error?: string | undefined;
	/** Props from the hydrated form for the radio buttons. */
	control?: object;
};

/** Slots by week, to choose one. Full ones are shown as full. */
export const SlotPicker = live("slot-picker", facts, function SlotPicker(props: SlotPickerProps) {
	const { weeks, label, chosen, own, error, control } = props;
	const { t } = useTranslation("appointments");
	const { ids } = useField({ hint: true, error });
	const [shown, setShown] = useState(() => firstWeek(weeks, chosen));
	const week = weeks[shown];
	const isChoice = holding(weeks, ({ id, free }) => free > 0 && id !== own) >= 0;
	const title = (each: ShownWeek) => t("week", { from: each.from, to: each.to });
	return (
		<FieldGroup ids={ids} label={label} hint={t("zone")} error={error} required={isChoice}>
			<div className="needs-script mt-4 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<p aria-live="polite" className="font-medium tabular-nums">
					{week && title(week)}
				</p>
				<div className="flex gap-2">
					<Button
						variant="secondary"
						size="small"
						icon="arrow-left"
						aria-disabled={shown === 0}
						onClick={() => setShown(Math.max(shown - 1, 0))}
					>
						{t("earlier")}
					</Button>
					<Button
						variant="secondary"
						size="small"
						icon="arrow-right"
						aria-disabled={shown >= weeks.length - 1}
						onClick={() => setShown(Math.min(shown + 1, weeks.length - 1))}
					>
						{t("later")}
					</Button>
				</div>
			</div>
			{weeks.map((each, index) => (
				<div
					key={each.monday}
					data-shown={index === shown || undefined}
					className={index === shown && error ? "visit-week choices-wrong" : "visit-week"}
				>
					<p className="visit-week-title mt-6 mb-3 font-medium tabular-nums">{title(each)}</p>
					{each.days.length === 0 && <p className="border-hairline border-t py-4 text-quiet">{t("noneInWeek")}</p>}
					{each.days.map(({ day, weekday, date, times }) => (
						<fieldset key={day} className="visit-day">
							<legend className="sr-only">{`${weekday} ${date}`}</legend>
							<p aria-hidden="true">
								<span className="block">{weekday.charAt(0).toUpperCase() + weekday.slice(1)}</span>
								<span className="block text-quiet text-sm tabular-nums">{date}</span>
							</p>
							<div className="flex flex-wrap gap-2">
								{times.map((time) => (
									<TimeChoice
										key={`${time.id} ${time.free > 0}`}
										{...{ time, own, chosen, control }}
										describedBy={ids.errorId}
										isWrong={Boolean(error) && index === shown}
									/>
								))}
							</div>
						</fieldset>
					))}
				</div>
			))}
		</FieldGroup>
	);
});

type TimeChoiceProps = { time: ShownTime; describedBy: string | undefined; isWrong: boolean } & Pick<
	SlotPickerProps,
	"own" | "chosen" | "control"
>;

function TimeChoice({ time, own, chosen, control, describedBy, isWrong }: TimeChoiceProps) {
	const { t } = useTranslation("appointments");
	const isFull = time.free === 0;
	const isOwn = time.id === own;
	const isDisabled = isFull || isOwn;
	const left = isFull ? t("taken") : t("free", { count: time.free });
	return (
		<label className="visit-time">
			<input
				{...control}
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

/** The week of the chosen slot, else the first with a free seat, else the first. */
function firstWeek(weeks: readonly ShownWeek[], chosen: string | undefined): number {
	const ofChosen = holding(weeks, ({ id }) => id === chosen);
	return Math.max(0, ofChosen >= 0 ? ofChosen : holding(weeks, ({ free }) => free > 0));
}

/** The index of the first week with such a slot; negative where there is none. */
function holding(weeks: readonly ShownWeek[], wanted: (time: ShownTime) => boolean): number {
	return weeks.findIndex((week) => week.days.some(({ times }) => times.some(wanted)));
}
