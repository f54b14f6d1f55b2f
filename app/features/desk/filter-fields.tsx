import { type RefObject, useEffect, useRef } from "react";
import { type DeskOption, Options } from "./fields";

/**
 * A field of an address's form, which shows what the address says, after Back too. It stays the element it was: drawn
 * anew, it would lose the focus of whoever has just chosen.
 */
export function useShown<Field, Value>(
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

export function useShownValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
	return useShown<Field, string>(value, showValue);
}

type SearchFieldProps = {
	label: string;
	words: string;
	/** The key that leads to it, on pages with keys. */
	deskKey?: string;
};

export function SearchField({ label, words, deskKey }: SearchFieldProps) {
	return (
		<input
			ref={useShownValue<HTMLInputElement>(words)}
			type="search"
			name="q"
			defaultValue={words}
			aria-label={label}
			placeholder={label}
			className="desk-control"
			maxLength={200}
			data-desk-key={deskKey}
		/>
	);
}

type FilterSelectProps = {
	name: string;
	label: string;
	value: string;
	/** The words of the first choice, which leaves nothing out. */
	any?: string;
	options: readonly DeskOption[];
};

/** A choice that names itself; its label is heard alone. */
export function FilterSelect({ name, label, value, any, options }: FilterSelectProps) {
	return (
		<select
			ref={useShownValue<HTMLSelectElement>(value)}
			name={name}
			defaultValue={value}
			aria-label={label}
			className="desk-control"
		>
			{any && <option value="">{any}</option>}
			<Options options={options} />
		</select>
	);
}
