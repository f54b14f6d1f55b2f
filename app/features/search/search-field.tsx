import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../domain/formatting/numbers";
import type { Language } from "../../domain/language";
import type { SearchSuggestion } from "../../domain/locality-suggestion";
import { classNames } from "../../ui/class-names";
import { useHydrated } from "../../ui/use-hydrated";
import "./search-field.css";
import { splitTail } from "./search-tail";
import { useSearchOptions } from "./use-locality-options";

type SearchFieldProps = {
	language: Language;
	/** Of the parameter that carries the text. */
	name?: string;
	label: string;
	hideLabel?: boolean;
	placeholder?: string;
	defaultValue?: string;
	className?: string;
	/** Unstyled: the container styles it. */
	bare?: boolean;
};

const LONGEST = 200;
const NONE = -1;

/**
 * The main search field: localities in any language, several of them, a reference, a street, or a whole
 * sentence. It suggests all but sentences while typing. Without JavaScript it is a plain text field;
 * text typed before hydration is kept.
 */
export function SearchField({
	language,
	name = "q",
	label,
	hideLabel = false,
	placeholder,
	defaultValue,
	className,
	bare = false,
}: SearchFieldProps) {
	const { t } = useTranslation("common");
	const hydrated = useHydrated();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [tail, setTail] = useState("");
	const [active, setActive] = useState(NONE);
	const options = useSearchOptions(tail, language);
	const open = options !== null && options.length > 0;
	const optionId = (index: number) => `${id}-option-${index}`;

	function follow(text: string) {
		setTail(splitTail(text).tail);
		setActive(NONE);
	}

	function choose(option: SearchSuggestion) {
		const field = input.current;
		if (!field) return;
		field.value = `${splitTail(field.value).before}${option.name}`;
		field.focus();
		setTail("");
		setActive(NONE);
	}

	function press(event: KeyboardEvent) {
		if (!open) return;
		if (event.key === "Escape") {
			event.preventDefault();
			setTail("");
			return;
		}
		if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			const step = event.key === "ArrowDown" ? 1 : -1;
			// One position more than there are options: none selected, so that Enter submits the typed text.
			const localities = options.length + 1;
			setActive(((active + 1 + step + localities) % localities) - 1);
		}
		const option = options[active];
		if (event.key === "Enter" && option) {
			event.preventDefault();
			choose(option);
		}
	}

	return (
		<div className={classNames("search-field", className)}>
			<label htmlFor={id} className={hideLabel ? "sr-only" : "block font-medium leading-snug"}>
				{label}
			</label>
			<input
				ref={input}
				type="text"
				enterKeyHint="search"
				id={id}
				name={name}
				maxLength={LONGEST}
				defaultValue={defaultValue}
				placeholder={placeholder}
				autoComplete="off"
				spellCheck={false}
				className={bare ? undefined : classNames("control", !hideLabel && "mt-2")}
				{...(hydrated && {
					role: "combobox",
					"aria-autocomplete": "list" as const,
					"aria-expanded": open,
					"aria-controls": `${id}-list`,
					"aria-activedescendant": open && active !== NONE ? optionId(active) : undefined,
				})}
				onChange={(event) => follow(event.currentTarget.value)}
				onKeyDown={press}
				onBlur={() => setTail("")}
			/>
			{hydrated && (
				<div
					id={`${id}-list`}
					role="listbox"
					aria-label={t("searchField.suggestions")}
					className="search-field-list"
					hidden={!open}
				>
					{options?.map((option, index) => (
						<div
							key={`${option.kind} ${option.name}`}
							id={optionId(index)}
							role="option"
							aria-selected={index === active}
							tabIndex={-1}
							// The field keeps the focus: it must not be left before the press is over.
							onPointerDown={(event) => event.preventDefault()}
							onPointerMove={() => setActive(index)}
							onClick={() => choose(option)}
							onKeyDown={press}
						>
							<span>
								{option.name}
								{option.also && <span className="text-quiet"> ({option.also})</span>}
							</span>
							<span className="shrink-0 text-quiet text-sm tabular-nums">
								{option.kind !== "municipality" && option.kind !== "postcode" && `${t(`searchField.${option.kind}`)}, `}
								{formatNumber(option.listings, language)}
							</span>
						</div>
					))}
				</div>
			)}
			<p role="status" className="sr-only">
				{options && t("searchField.found", { count: options.length })}
			</p>
		</div>
	);
}
