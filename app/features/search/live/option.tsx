import { type ComponentProps, useState } from "react";
import { formatNumber } from "../../../domain/formatting/numbers";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { classNames } from "../../../ui/class-names";

type OptionProps = Omit<ComponentProps<"input">, "type"> & { label: string; count: number };

/**
 * Checkbox with the number of properties that it would leave. At 0 it is disabled unless checked or focused: disabling
 * an element removes its focus.
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

/** Number of properties: visible as a bare number, with its noun for screen readers. */
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
