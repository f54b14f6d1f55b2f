import type { Language } from "../../../domain/language";
import type { ShownWeek } from "../../../domain/viewings/weeks";
import { Disclosure } from "../../../features/forms/disclosure";
import { SlotPicker } from "../../../features/viewings/live/slot-picker";
import { useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import { Button } from "../../../ui/button";
import { notInvalidYet } from "../../../ui/field";

type ChangeFormProps = {
	/** Token of the email's link. */
	token: string;
	language: Language;
};

type MoveFormProps = ChangeFormProps & {
	/** Empty if no other time is free. */
	weeks: readonly ShownWeek[];
	/** Id of the current slot. */
	own: string;
	/** Error of the last choice. */
	error: string | null;
};

export function MoveForm({ token, language, weeks, own, error }: MoveFormProps) {
	const { t } = useTranslation("appointments");
	return (
		<section aria-labelledby="move-title" className="mt-12">
			<h2 id="move-title" className="text-2xl">
				{t("mine.move.title")}
			</h2>
			{weeks.length === 0 ? (
				<p className="mt-4 text-quiet">{t("mine.move.none")}</p>
			) : (
				<form
					method="post"
					action="/api/appointments/move"
					noValidate
					{...notInvalidYet}
					className="mt-6 grid max-w-form gap-6"
				>
					<ChangeFields token={token} language={language} />
					<Island of={SlotPicker} props={{ label: t("pick"), weeks, own, ...(error !== null && { error }) }} />
					<div>
						<Button type="submit">{t("mine.move.button")}</Button>
					</div>
				</form>
			)}
		</section>
	);
}

/** Folded, to prevent cancelling by accident. */
export function CancelForm({ token, language }: ChangeFormProps) {
	const { t } = useTranslation("appointments");
	return (
		<section aria-labelledby="cancel-title" className="mt-12 max-w-form border-hairline border-t pt-8">
			<h2 id="cancel-title" className="text-2xl">
				{t("mine.cancel.title")}
			</h2>
			<Disclosure className="mt-4" title={t("mine.cancel.open")}>
				<p className="text-quiet">{t("mine.cancel.text")}</p>
				<form method="post" action="/api/appointments/cancel" className="mt-6">
					<ChangeFields token={token} language={language} />
					<Button type="submit" variant="secondary">
						{t("mine.cancel.button")}
					</Button>
				</form>
			</Disclosure>
		</section>
	);
}

function ChangeFields({ token, language }: ChangeFormProps) {
	return (
		<>
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="lang" value={language} />
		</>
	);
}
