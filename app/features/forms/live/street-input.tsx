import { useRef, useState } from "react";
import type { StreetSuggestion } from "../../../domain/locality-suggestion";
import { useLanguage } from "../../../i18n/texts";
import { useStreetOptions } from "../../search/live/use-locality-options";
import { type AddressInputProps, partBeside, SuggestedInput, write, zipBeside } from "./suggested-input";

/** The street of an address: those of listed properties are offered, in its postcode if it has one already. */
export function StreetInput(props: AddressInputProps) {
	const input = useRef<HTMLInputElement>(null);
	const [asked, setAsked] = useState({ text: "", zip: "" });
	const options = useStreetOptions(asked.text, useLanguage(), asked.zip) ?? [];

	function ask(text: string) {
		setAsked({ text, zip: zipBeside(input.current) });
	}

	function choose({ name, zips: [zip] }: StreetSuggestion) {
		write(input.current, name);
		const field = partBeside(input.current, "zip");
		// The town follows its postcode.
		if (zip && field?.value === "") write(field, zip);
	}

	return <SuggestedInput {...props} input={input} options={options} first={null} onTyped={ask} onChoose={choose} />;
}
