import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { LocalitySuggestion } from "../../domain/locality-suggestion";
import { Field, type FieldText, useField } from "../../ui/field";
import { useHydrated } from "../../ui/use-hydrated";
import { useLanguage } from "../layout/site-data";
import { comboboxProps, SuggestionList } from "../search/suggestion-list";
import { useLocalityOptions } from "../search/use-locality-options";

type LocalityInputProps = FieldText & {
	/** Ends in `city`; the postcode beside it has the same name with `zip`. */
	name: string;
	autoComplete?: string | undefined;
	defaultValue?: string | undefined;
};

const ZIP = /^\d{4}$/;

/** The municipality of an address: offered while it is typed, with its postcode, and filled in for a postcode. */
export function LocalityInput({ name, autoComplete, defaultValue, ...props }: LocalityInputProps) {
	const { label, hint, error, required, hideLabel, ...control } = props;
	const { ids, aria } = useField({ hint, error });
	const hydrated = useHydrated();
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	const [zip, setZip] = useState("");
	const [active, setActive] = useState(0);
	const language = useLanguage();
	const found = useLocalityOptions(typed, language);
	const ofZip = useLocalityOptions(zip, language);
	const options = found?.filter(({ kind }) => kind === "municipality" || kind === "postcode") ?? [];
	const open = options.length > 0;

	useEffect(() => {
		const field = zipFieldOf(input.current);
		const follow = () => setZip(field && ZIP.test(field.value) ? field.value : "");
		field?.addEventListener("input", follow);
		return () => field?.removeEventListener("input", follow);
	}, []);

	useEffect(() => {
		const place = ofZip?.find(({ kind }) => kind === "postcode");
		if (place && input.current?.value === "") write(input.current, townOf(place));
	}, [ofZip]);

	function choose(option: LocalitySuggestion) {
		const [first] = option.zips;
		write(input.current, townOf(option));
		const field = zipFieldOf(input.current);
		if (first && field && !option.zips.includes(field.value)) write(field, first);
		setTyped("");
	}

	function press(event: KeyboardEvent) {
		if (!open) return;
		const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
		const option = options[active];
		if (step !== 0) setActive((active + step + options.length) % options.length);
		else if (event.key === "Enter" && option) choose(option);
		else if (event.key === "Escape") setTyped("");
		else return;
		event.preventDefault();
	}

	return (
		<Field ids={ids} {...{ label, hint, error, required, hideLabel }} className="search-field">
			<input
				{...control}
				{...aria}
				ref={input}
				type="text"
				id={ids.id}
				name={name}
				defaultValue={defaultValue}
				required={required}
				autoComplete={autoComplete}
				className="control"
				{...(hydrated && comboboxProps(ids.id, open, active))}
				onInput={(event) => {
					setTyped(event.currentTarget === document.activeElement ? event.currentTarget.value : "");
					setActive(0);
				}}
				onKeyDown={press}
				onBlur={() => setTyped("")}
			/>
			{hydrated && (
				<SuggestionList
					fieldId={ids.id}
					label={String(label)}
					options={options}
					active={active}
					onActive={setActive}
					onChoose={choose}
					onKeyDown={press}
				/>
			)}
		</Field>
	);
}

/** A postcode is offered with the name of its part or municipality behind it. */
function townOf({ kind, name, zips }: LocalitySuggestion): string {
	return kind === "postcode" ? name.replace(`${zips[0] ?? ""} `, "") : name;
}

function zipFieldOf(city: HTMLInputElement | null): HTMLInputElement | null {
	const field = city?.form?.elements.namedItem(city.name.replace(/city$/, "zip"));
	return field instanceof HTMLInputElement ? field : null;
}

/** With the event that drafts and checks listen for. */
function write(field: HTMLInputElement | null, value: string): void {
	if (!field) return;
	field.value = value;
	field.dispatchEvent(new Event("input", { bubbles: true }));
	field.dispatchEvent(new Event("change", { bubbles: true }));
}
