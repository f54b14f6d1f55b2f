import { useRef, useState } from "react";
import type { LocalitySuggestion } from "../../../domain/locality-suggestion";
import { live } from "../../../page/live";
import { PlaceBox } from "./place-box";
import type { PlaceToken } from "./place-token";

const facts = { texts: ["common"], wake: "touch" } as const;

type PlaceFieldProps = {
	label: string;
	hideLabel?: boolean;
	placeholder?: string;
	className?: string;
	/** Unstyled: the container provides the styles. */
	bare?: boolean;
	/** Name of the text parameter. */
	name?: string;
	/** Initial text. */
	defaultValue?: string | undefined;
	/** Name of the parameter for chosen places. */
	placeName?: string;
	/** Initially chosen places. */
	places?: readonly { value: string; label: string }[];
	radius?: number;
	/** Only one place, without a radius; choosing another replaces it. */
	single?: boolean;
	/** Path of the page for drawing an area; the form's other fields are appended. */
	draw?: string;
};

/** Place control for a plain form; its places and radius are submitted as fields. */
export const PlaceField = live("place-field", facts, function PlaceField(props: PlaceFieldProps) {
	const { label, hideLabel = false, placeholder, className, bare = false, name = "q", defaultValue } = props;
	const { placeName = "city", places = [], single = false, draw } = props;
	const place = useRef<HTMLDivElement>(null);
	const [tokens, setTokens] = useState<readonly PlaceToken[]>(() =>
		places.map(({ value, label: own }) => tokenOf(placeName, value, own)),
	);
	const [radius, setRadius] = useState(props.radius ?? 0);

	function choose(option: LocalitySuggestion, kilometres?: number) {
		const token = tokenOf(placeName, option.city ?? option.name, option.name);
		const others = single ? [] : tokens.filter(({ key }) => key !== token.key);
		setTokens([...others, token]);
		if (kilometres !== undefined) setRadius(kilometres);
		return true;
	}

	const query = () => queryOf(place.current?.querySelector("input")?.form ?? null);

	return (
		<div ref={place} className="contents">
			<PlaceBox
				{...{ label, hideLabel, bare, className }}
				{...(placeholder !== undefined && { placeholder })}
				tokens={tokens}
				onRemove={(key) => setTokens(tokens.filter((token) => token.key !== key))}
				onChoose={choose}
				onAddress={() => {}}
				text={{ name, value: defaultValue }}
				{...(!single && { radius: { name: "radius", value: radius, onValue: setRadius } })}
				counting={query}
				draw={draw ? () => `${draw}?${query()}&view=map#draw` : undefined}
			/>
		</div>
	);
});

function tokenOf(name: string, value: string, label: string): PlaceToken {
	return { key: value, label, fields: [[name, value]] };
}

/** Serializes the form's other fields. A `type` value may be a comma-separated list, which is split. */
function queryOf(form: HTMLFormElement | null): string {
	const params = new URLSearchParams();
	for (const [name, value] of form ? new FormData(form) : []) {
		for (const each of String(value).split(name === "type" ? "," : "\n")) params.append(name, each);
	}
	return params.toString();
}
