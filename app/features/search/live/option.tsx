import { type ComponentProps, useState } from "react";
import { formatNumber } from "../../../domain/formatting/numbers";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { classNames } from "../../../ui/class-names";

type OptionProps = Omit<ComponentProps<"input">, "type"> & { label: string; count: number };

/**
 * A choice with the number of properties that it would leave; one that leaves none can only be taken back. While it has
 * the focus it stays as it is: a box that is disabled loses it.
 */
export function Option({ label, count, className, ...input }: OptionProps) {
	const [hasFocus, setFocus] = useState(false);
	return (
		<label className={classNames("choice", className)}>
			<input
				{...input}
				type="checkbox"
				disabled={count === 0 && !input.checked && !hasFocus}
				onFocus={() => setFocus(true)}
				onBlur={() => setFocus(false)}
			/>
			<span className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
				<span className="min-w-0">{label}</span>
				<PropertyCount count={count} className="text-quiet text-sm tabular-nums" />
			</span>
		</label>
	);
}

/** How many properties a choice would leave: a bare number to see, heard with what it counts. */
export function PropertyCount({ count, className }: { count: number; className: string }) {
	const { t } = useTranslation("common");
	const language = useLanguage();
	return (
		<>
			<span aria-hidden="true" className={className}>
				{formatNumber(count, language)}
			</span>
			<span className="sr-only">, {t("searchField.listings", { count })}</span>
		</>
	);
}
