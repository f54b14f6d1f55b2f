import type { KeyboardEvent } from "react";
import { formatNumber } from "../../../domain/formatting/numbers";
import type { LocalitySuggestion } from "../../../domain/locality-suggestion";
import { useLanguage } from "../../../i18n/texts";

type Suggestion<Kind extends string> = Omit<LocalitySuggestion, "kind"> & { kind: Kind };

type SuggestionListProps<Kind extends string> = {
	/** Id of the combobox, used as a prefix for the ids of the list and its options. */
	fieldId: string;
	label: string;
	options: readonly Suggestion<Kind>[];
	active: number | null;
	onActive: (index: number) => void;
	onChoose: (option: Suggestion<Kind>) => void;
	onKeyDown: (event: KeyboardEvent) => void;
	/** Labels of kinds other than municipality and postcode, and of listing counts; without it, neither is shown. */
	about?: { kind: (kind: Exclude<Kind, "municipality" | "postcode">) => string; listings: (count: number) => string };
	/** Formats a fuzzy match as a question. */
	asked?: (name: string) => string;
};

/** Suggestions of a combobox, below its field. Place both in a `search-field`. */
export function SuggestionList<Kind extends string>(props: SuggestionListProps<Kind>) {
	const { fieldId, label, options, active, onActive, onChoose, onKeyDown, about, asked } = props;
	const language = useLanguage();
	return (
		<div
			id={suggestionListId(fieldId)}
			role="listbox"
			aria-label={label}
			className="search-field-list"
			hidden={options.length === 0}
		>
			{options.map((option, index) => (
				<div
					key={`${option.kind} ${option.name} ${option.zips.join()}`}
					id={suggestionId(fieldId, index)}
					role="option"
					aria-selected={index === active}
					tabIndex={-1}
					// Keep the focus in the field: a blur would close the list before the click.
					onPointerDown={(event) => event.preventDefault()}
					onPointerMove={() => onActive(index)}
					onClick={() => onChoose(option)}
					onKeyDown={onKeyDown}
				>
					<span>
						{option.isGuess && asked ? asked(option.name) : option.name}
						{option.also && <span className="text-quiet"> ({option.also})</span>}
					</span>
					{about && (
						<>
							<span aria-hidden="true" className="shrink-0 text-quiet text-sm tabular-nums">
								{isNamed(option.kind) && `${about.kind(option.kind)}, `}
								{formatNumber(option.listings, language)}
							</span>
							<span className="sr-only">
								{isNamed(option.kind) && `, ${about.kind(option.kind)}`}, {about.listings(option.listings)}
							</span>
						</>
					)}
				</div>
			))}
		</div>
	);
}

/** Attributes that make a text field a combobox with suggestions. */
export function comboboxProps(fieldId: string, open: boolean, active: number | null) {
	return {
		role: "combobox",
		"aria-autocomplete": "list",
		"aria-expanded": open,
		"aria-controls": suggestionListId(fieldId),
		"aria-activedescendant": open && active !== null ? suggestionId(fieldId, active) : undefined,
	} as const;
}

function isNamed<Kind extends string>(kind: Kind): kind is Exclude<Kind, "municipality" | "postcode"> {
	return kind !== "municipality" && kind !== "postcode";
}

function suggestionListId(fieldId: string): string {
	return `${fieldId}-list`;
}

function suggestionId(fieldId: string, index: number): string {
	return `${fieldId}-option-${index}`;
}
