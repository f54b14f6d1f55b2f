import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressSuggestion, LocalitySuggestion, SearchSuggestion } from "../../domain/locality-suggestion";
import { useHydrated } from "../../ui/islands/use-hydrated";
import { useLanguage } from "../layout/site-data";
import { comboboxProps, SuggestionList } from "./suggestion-list";
import { useSearchOptions } from "./use-locality-options";

type LocalityComboboxProps = {
	label: string;
	hint?: string;
	onChoose: (option: LocalitySuggestion) => void;
	/** With it, streets and references of listed properties are suggested too. */
	onAddress?: (text: string) => void;
	/** Where no script runs the field is a plain one of this name, with this value. */
	plain?: { name: string; value: string | undefined };
};

const KEPT_KEYS = new Set(["ArrowDown", "ArrowUp", "Enter", "Escape"]);

/** Suggests localities while typing: a text field with a list navigated by arrow keys. */
export function LocalityCombobox({ label, hint, onChoose, onAddress, plain }: LocalityComboboxProps) {
	const { t } = useTranslation(["search", "common"]);
	const language = useLanguage();
	const hydrated = useHydrated();
	const id = useId();
	const [query, setQuery] = useState("");
	const [active, setActive] = useState(0);
	const options = useSearchOptions(query, language, onAddress !== undefined);
	const open = options !== null && options.length > 0;

	function choose(option: SearchSuggestion) {
		setQuery("");
		setActive(0);
		if (isAddress(option)) onAddress?.(option.name);
		else onChoose(option);
	}

	function press(event: KeyboardEvent) {
		if (!KEPT_KEYS.has(event.key)) return;
		// Enter never sends the form from here, and Escape closes the list before the panel that holds it.
		if (event.key === "Enter" || query !== "") event.preventDefault();
		if (event.key === "Escape") return setQuery("");
		if (!open) return;
		if (event.key === "ArrowDown") setActive((active + 1) % options.length);
		if (event.key === "ArrowUp") setActive((active - 1 + options.length) % options.length);
		const option = options[active];
		if (event.key === "Enter" && option) choose(option);
	}

	if (!hydrated) {
		return (
			<div>
				<label htmlFor={id} className="block font-medium leading-snug">
					{label}
				</label>
				<input type="text" id={id} className="control mt-2" name={plain?.name} defaultValue={plain?.value} />
			</div>
		);
	}
	return (
		<div>
			<div className="search-field">
				<label htmlFor={id} className="block font-medium leading-snug">
					{label}
				</label>
				<input
					type="text"
					id={id}
					{...comboboxProps(id, open, active)}
					aria-describedby={hint ? `${id}-hint` : undefined}
					autoComplete="off"
					autoCapitalize="words"
					spellCheck={false}
					className="control mt-2"
					value={query}
					onChange={(event) => {
						setQuery(event.currentTarget.value);
						setActive(0);
					}}
					onKeyDown={press}
					onBlur={() => setQuery("")}
				/>
				<SuggestionList
					fieldId={id}
					label={t("place.suggestions")}
					options={options ?? []}
					active={active}
					onActive={setActive}
					onChoose={choose}
					onKeyDown={press}
					kindName={(kind) => t(`common:searchField.${kind}`)}
				/>
			</div>
			{hint && (
				<p id={`${id}-hint`} className="mt-1 text-quiet text-sm">
					{hint}
				</p>
			)}
			<p role="status" className={options?.length === 0 ? "mt-2 text-sm" : "sr-only"}>
				{options && (options.length === 0 ? t("place.none") : t("place.found", { count: options.length }))}
			</p>
		</div>
	);
}

function isAddress(option: SearchSuggestion): option is AddressSuggestion {
	return option.kind === "street" || option.kind === "reference";
}
