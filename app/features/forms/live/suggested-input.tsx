import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { countryIds } from "../../../domain/localities/country";
import type { LocalitySuggestion, StreetSuggestion } from "../../../domain/locality-suggestion";
import { useLanguage } from "../../../i18n/texts";
import { Field, type FieldText, useField } from "../../../ui/field";
import { useHydrated } from "../../../ui/live/use-hydrated";
import { comboboxProps, SuggestionList } from "../../search/live/suggestion-list";
import { useLocalityOptions, useStreetOptions } from "../../search/live/use-locality-options";

export type AddressInputProps = FieldText & {
	/** The last part names the part of the address; its other fields share the prefix. */
	name: string;
	autoComplete?: string | undefined;
	defaultValue?: string | undefined;
};

const ZIP = /^\d{4}$/;

type Suggestion<Kind extends string> = Omit<LocalitySuggestion, "kind"> & { kind: Kind };

type SuggestedInputProps<Kind extends string> = AddressInputProps & {
	input: RefObject<HTMLInputElement | null>;
	options: readonly Suggestion<Kind>[];
	/** Option that Enter chooses before any arrow key; null keeps the typed text. */
	first: 0 | null;
	/** Called with the typed text; empty to stop suggesting. */
	onTyped: (text: string) => void;
	onChoose: (option: Suggestion<Kind>) => void;
};

/** Text field with suggestions; free text is accepted too. */
export function SuggestedInput<Kind extends string>(props: SuggestedInputProps<Kind>) {
	const { label, hint, error, required, hideLabel, input, options, first, onTyped, onChoose, ...control } = props;
	const { ids, aria } = useField({ hint, error });
	const hydrated = useHydrated();
	const [active, setActive] = useState<number | null>(first);
	const open = options.length > 0;

	function choose(option: Suggestion<Kind>) {
		onChoose(option);
		onTyped("");
	}

	function press(event: KeyboardEvent) {
		if (!open) return;
		const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
		const option = active === null ? undefined : options[active];
		if (step !== 0) setActive(((active ?? (step > 0 ? -1 : 0)) + step + options.length) % options.length);
		else if (event.key === "Enter" && option) choose(option);
		else if (event.key === "Escape") onTyped("");
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
				required={required}
				className="control"
				{...(hydrated && comboboxProps(ids.id, open, active))}
				onInput={(event) => {
					onTyped(event.currentTarget === document.activeElement ? event.currentTarget.value : "");
					setActive(first);
				}}
				onKeyDown={press}
				onBlur={() => onTyped("")}
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

/** Returns another field of the same address. */
function partBeside(field: HTMLInputElement | null, part: "zip" | "countryId"): Element | null {
	const beside = field?.form?.elements.namedItem(field.name.replace(/[^.]+$/, part));
	return beside instanceof Element ? beside : null;
}

function zipFieldBeside(field: HTMLInputElement | null): HTMLInputElement | null {
	const beside = partBeside(field, "zip");
	return beside instanceof HTMLInputElement ? beside : null;
}

function isInLuxembourg(field: HTMLInputElement | null): boolean {
	const beside = partBeside(field, "countryId");
	return beside instanceof HTMLSelectElement && beside.value === String(countryIds.luxembourg);
}

/** Returns the postcode of the address once it is complete; otherwise empty. */
function zipBeside(field: HTMLInputElement | null): string {
	const zip = zipFieldBeside(field)?.value ?? "";
	return ZIP.test(zip) ? zip : "";
}

/** Sets a value and fires the events that drafts and validation listen for. */
function write(field: HTMLInputElement | null, value: string): void {
	if (!field) return;
	field.value = value;
	field.dispatchEvent(new Event("input", { bubbles: true }));
	field.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Municipality of an address: suggested while typing, together with its postcode, and filled in for a Belgian postcode.
 */
export function LocalityInput(props: AddressInputProps) {
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	const [zip, setZip] = useState("");
	/** Value that the postcode filled in. */
	const filled = useRef("");
	const language = useLanguage();
	const found = useLocalityOptions(typed, language);
	const ofZip = useLocalityOptions(zip, language);
	const options = found?.filter(({ kind }) => kind === "municipality" || kind === "postcode") ?? [];

	useEffect(() => {
		const parts = [partBeside(input.current, "zip"), partBeside(input.current, "countryId")];
		// Suggested postcodes are Belgian, and Luxembourg uses the same numbers.
		const follow = () => setZip(isInLuxembourg(input.current) ? "" : zipBeside(input.current));
		for (const part of parts) part?.addEventListener("input", follow);
		return () => {
			for (const part of parts) part?.removeEventListener("input", follow);
		};
	}, []);

	useEffect(() => {
		const place = ofZip?.find(({ kind }) => kind === "postcode");
		const town = place ? townOf(place) : "";
		if (input.current?.value !== filled.current || town === filled.current || (zip !== "" && !ofZip)) return;
		filled.current = town;
		write(input.current, town);
	}, [ofZip, zip]);

	function choose(option: LocalitySuggestion) {
		const [first] = option.zips;
		write(input.current, townOf(option));
		const field = zipFieldBeside(input.current);
		if (first && field && !option.zips.includes(field.value)) write(field, first);
	}

	return <SuggestedInput {...props} input={input} options={options} first={0} onTyped={setTyped} onChoose={choose} />;
}

/** Returns the municipality of a suggestion: a postcode's name ends with its municipality or part of one. */
function townOf({ kind, name, zips }: LocalitySuggestion): string {
	return kind === "postcode" ? name.replace(`${zips[0] ?? ""} `, "") : name;
}

/** Street of an address: suggests streets of listed properties, within its postcode if there is one. */
export function StreetInput(props: AddressInputProps) {
	const input = useRef<HTMLInputElement>(null);
	const [asked, setAsked] = useState({ text: "", zip: "" });
	const options = useStreetOptions(asked.text, useLanguage(), asked.zip) ?? [];

	function ask(text: string) {
		setAsked({ text, zip: zipBeside(input.current) });
	}

	function choose({ name, zips: [zip] }: StreetSuggestion) {
		write(input.current, name);
		const field = zipFieldBeside(input.current);
		// Setting the postcode fills in the municipality.
		if (zip && field?.value === "") write(field, zip);
	}

	return <SuggestedInput {...props} input={input} options={options} first={null} onTyped={ask} onChoose={choose} />;
}
