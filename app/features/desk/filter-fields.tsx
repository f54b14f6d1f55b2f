import { type RefObject, useEffect, useRef } from "react";
import { Select } from "../../ui/inputs";

/**
 * Field of a GET form that shows the URL's value, also after Back. The element persists: a new one would lose the focus
 * of the last choice.
 */
export function useSyncedField<Field, Value>(
	value: Value,
	show: (field: Field, value: Value) => void,
): RefObject<Field | null> {
	const field = useRef<Field>(null);
	const shown = useRef(value);
	useEffect(() => {
		if (shown.current === value) return;
		shown.current = value;
		if (field.current) show(field.current, value);
	}, [value, show]);
	return field;
}

function showValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
	field.value = value;
}

export function useSyncedValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
	return useSyncedField<Field, string>(value, showValue);
}

type SearchFieldProps = {
	label: string;
	words: string;
	/** Key that focuses it, on pages with `Shortcuts`. */
	deskKey?: string;
};

export function SearchField({ label, words, deskKey }: SearchFieldProps) {
	return (
		<input
			ref={useSyncedValue<HTMLInputElement>(words)}
			type="search"
			name="q"
			defaultValue={words}
			aria-label={label}
			placeholder={label}
			className="control"
			maxLength={200}
			data-desk-key={deskKey}
		/>
	);
}

type FilterSelectProps = {
	name: string;
	label: string;
	value: string;
	/** Text of the first option, which filters nothing. */
	any?: string;
	options: readonly { value: string; label: string }[];
};

/** Select whose label is for screen readers only. */
export function FilterSelect({ name, label, value, any, options }: FilterSelectProps) {
	return (
		<Select
			ref={useSyncedValue<HTMLSelectElement>(value)}
			name={name}
			defaultValue={value}
			label={label}
			hideLabel
			placeholder={any}
			options={options}
		/>
	);
}
