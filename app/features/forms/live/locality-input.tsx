import { useEffect, useRef, useState } from "react";
import type { LocalitySuggestion } from "../../../domain/locality-suggestion";
import { useLanguage } from "../../../i18n/texts";
import { useLocalityOptions } from "../../search/live/use-locality-options";
import { type AddressInputProps, partBeside, SuggestedInput, write, zipBeside } from "./suggested-input";

/** The municipality of an address: offered while it is typed, with its postcode, and filled in for a postcode. */
export function LocalityInput(props: AddressInputProps) {
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	const [zip, setZip] = useState("");
	const language = useLanguage();
	const found = useLocalityOptions(typed, language);
	const ofZip = useLocalityOptions(zip, language);
	const options = found?.filter(({ kind }) => kind === "municipality" || kind === "postcode") ?? [];

	useEffect(() => {
		const field = partBeside(input.current, "zip");
		const follow = () => setZip(zipBeside(input.current));
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
		const field = partBeside(input.current, "zip");
		if (first && field && !option.zips.includes(field.value)) write(field, first);
	}

	return <SuggestedInput {...props} input={input} options={options} first={0} onTyped={setTyped} onChoose={choose} />;
}

/** A postcode is offered with the name of its part or municipality behind it. */
function townOf({ kind, name, zips }: LocalitySuggestion): string {
	return kind === "postcode" ? name.replace(`${zips[0] ?? ""} `, "") : name;
}
