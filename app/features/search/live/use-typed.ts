import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

/** Debounce in milliseconds before typed text is applied. */
const PAUSE_MS = 700;

type Typed<Value> = {
	value: Value | undefined;
	/** Parses text; null if invalid. */
	read: (text: string) => Value | undefined | null;
	write: (value: Value | undefined) => string;
	onValue: (value: Value | undefined) => void;
};

/**
 * Returns the attributes of a text field that applies its text after a pause, on Enter or on blur, and whether the text
 * was invalid.
 */
export function useTyped<Value>({ value, read, write, onValue }: Typed<Value>) {
	const [text, setText] = useState(write(value));
	const [known, setKnown] = useState(value);
	const [isInvalid, setInvalid] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

	// The search changed elsewhere. Keep the text if it still stands for the same value.
	if (known !== value) {
		setKnown(value);
		if (read(text) !== value) {
			setText(write(value));
			setInvalid(false);
		}
	}

	useEffect(() => () => clearTimeout(timer.current), []);

	function apply(typed: string) {
		clearTimeout(timer.current);
		const next = read(typed);
		setInvalid(next === null);
		if (next !== null && next !== value) onValue(next);
	}

	const field = {
		value: text,
		autoComplete: "off",
		onChange(event: ChangeEvent<HTMLInputElement>) {
			const typed = event.currentTarget.value;
			setText(typed);
			setInvalid(false);
			clearTimeout(timer.current);
			timer.current = setTimeout(() => apply(typed), PAUSE_MS);
		},
		onBlur() {
			apply(text);
			const next = read(text);
			if (next !== null) setText(write(next));
		},
		onKeyDown(event: KeyboardEvent) {
			if (event.key !== "Enter") return;
			event.preventDefault();
			apply(text);
		},
	};
	return { isInvalid, field };
}
