import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../domain/formatting/numbers";
import type { LocalitySuggestion } from "../../domain/locality-suggestion";
import { useHydrated } from "../../ui/use-hydrated";
import { useLanguage } from "../layout/site-data";
import { useLocalityOptions } from "./use-locality-options";

type LocalityComboboxProps = {
	label: string;
	hint?: string;
	onChoose: (option: LocalitySuggestion) => void;
	/** Where no script runs the field is a plain one of this name, with this value. */
	plain?: { name: string; value: string | undefined };
};

const KEPT_KEYS = new Set(["ArrowDown", "ArrowUp", "Enter", "Escape"]);

/** Suggests localities while typing: a text field with a list navigated by arrow keys. */
export function LocalityCombobox({ label, hint, onChoose, plain }: LocalityComboboxProps) {
	const { t } = useTranslation("search");
	const language = useLanguage();
	const hydrated = useHydrated();
	const id = useId();
	const [query, setQuery] = useState("");
	const [active, setActive] = useState(0);
	const options = useLocalityOptions(query, language);
	const open = options !== null && options.length > 0;
	const optionId = (index: number) => `${id}-option-${index}`;

	function choose(option: LocalitySuggestion) {
		setQuery("");
		setActive(0);
		onChoose(option);
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
		<div className="relative">
			<label htmlFor={id} className="block font-medium leading-snug">
				{label}
			</label>
			<input
				type="text"
				id={id}
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={open}
				aria-controls={`${id}-list`}
				aria-activedescendant={open ? optionId(active) : undefined}
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
			{hint && (
				<p id={`${id}-hint`} className="mt-1 text-quiet text-sm">
					{hint}
				</p>
			)}
			<div id={`${id}-list`} role="listbox" aria-label={t("place.suggestions")} className="place-list" hidden={!open}>
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
							{option.kind !== "municipality" && option.kind !== "postcode" && `${t(`place.kinds.${option.kind}`)}, `}
							{formatNumber(option.listings, language)}
						</span>
					</div>
				))}
			</div>
			<p role="status" className={options?.length === 0 ? "mt-2 text-sm" : "sr-only"}>
				{options && (options.length === 0 ? t("place.none") : t("place.found", { count: options.length }))}
			</p>
		</div>
	);
}
