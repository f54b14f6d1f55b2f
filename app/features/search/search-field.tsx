import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../domain/language";
import type { SearchSuggestion } from "../../domain/locality-suggestion";
import { classNames } from "../../ui/class-names";
import { useHydrated } from "../../ui/islands/use-hydrated";
import { splitTail } from "./search-tail";
import { comboboxProps, SuggestionList } from "./suggestion-list";
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
				{...(hydrated && comboboxProps(id, open, active === NONE ? null : active))}
				onChange={(event) => follow(event.currentTarget.value)}
				onKeyDown={press}
				onBlur={() => setTail("")}
			/>
			{hydrated && (
				<SuggestionList
					fieldId={id}
					label={t("searchField.suggestions")}
					options={options ?? []}
					active={active}
					onActive={setActive}
					onChoose={choose}
					onKeyDown={press}
					kindName={(kind) => t(`searchField.${kind}`)}
				/>
			)}
			<p role="status" className="sr-only">
				{options && t("searchField.found", { count: options.length })}
			</p>
		</div>
	);
}
