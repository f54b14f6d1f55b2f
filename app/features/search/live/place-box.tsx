import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { LocalitySuggestion, SearchSuggestion } from "../../../domain/locality-suggestion";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { useHydrated } from "../../../ui/live/use-hydrated";
import { PlaceOffers } from "./place-offers";
import { splitTail } from "./search-tail";
import { comboboxProps, SuggestionList } from "./suggestion-list";
import { useSearchOptions } from "./use-locality-options";

/** A place that is chosen. Its fields are what a form sends for it: the name and the value of each. */
export type PlaceToken = { key: string; label: string; fields: readonly (readonly [name: string, value: string])[] };

/** In km. */
const RADII = [5, 10, 20] as const;
const USUAL_RADIUS = 5;

type PlaceBoxProps = {
	label: string;
	hideLabel?: boolean;
	hint?: string;
	placeholder?: string;
	className?: string | undefined;
	/** Unstyled: the container styles it. */
	bare?: boolean;
	tokens: readonly PlaceToken[];
	onRemove: (key: string) => void;
	/** A place is chosen, around the visitor with a radius in km. Tells whether it has become one of the tokens. */
	onChoose: (option: LocalitySuggestion, kilometres?: number) => boolean;
	/** A street or a reference is chosen: text to look for. Without it neither is suggested. */
	onAddress?: (text: string) => void;
	/** What is typed is text of a form, sent under this name, and Enter sends it. Without it Enter takes a suggestion. */
	text?: { name: string; value: string | undefined };
	/** Around the chosen places, in km; 0 for none. */
	radius?: { name?: string; value: number; onValue: (kilometres: number) => void };
	/** Asked when something is typed: the query of the search that is open, which the suggestions are counted in. */
	counting: () => string;
	/** Where an area is drawn. */
	draw?: string | undefined;
};

const LONGEST = 200;
const NONE = -1;
const PHONE = "(width < 768px)";
const FINGER = "(pointer: coarse)";
const OPEN = ":is(:popover-open, [data-popover-open])";

/**
 * The one control for places: those that are chosen, the radius around them and a field that suggests more, in one box.
 * On a phone it takes the whole screen when it is pressed, with the field above the keyboard. Where no script runs it is
 * a plain text field, with a box for each place that is chosen. It is no group for screen readers, which would hear the
 * name of its field a second time.
 */
export function PlaceBox(props: PlaceBoxProps) {
	const { label, hideLabel = false, hint, placeholder, className, bare = false, tokens, text, radius, draw } = props;
	const { onRemove, onChoose, onAddress, counting } = props;
	const { t } = useTranslation("common");
	const language = useLanguage();
	const hydrated = useHydrated();
	const id = useId();
	const box = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const [tail, setTail] = useState("");
	const [query, setQuery] = useState("");
	const [hasFocus, setFocus] = useState(false);
	/** What was done last: a token is drawn without a word. */
	const [done, setDone] = useState("");
	const isFull = useFullScreen(box);
	const first = text ? NONE : 0;
	const [active, setActive] = useState(first);
	const options = useSearchOptions(tail, language, { addresses: onAddress !== undefined, counting: query });
	const isOpen = options !== null && options.length > 0;

	// The press that has brought this script came before it.
	useEffect(() => {
		if (document.activeElement !== input.current) return;
		setFocus(true);
		if (matchMedia(FINGER).matches) openOnPhone(box.current);
	}, []);

	function follow(typed: string) {
		setTail(text ? splitTail(typed).tail : typed);
		setQuery(counting());
		setActive(first);
		setDone("");
	}

	function empty() {
		setTail("");
		setActive(first);
	}

	function status(): string {
		if (!options) return done;
		// Words that are no place are a search, too.
		if (options.length === 0) return text ? "" : t("searchField.none");
		return t("searchField.found", { count: options.length });
	}

	function take(option: LocalitySuggestion, kilometres?: number) {
		const isTaken = onChoose(option, kilometres);
		setDone(isTaken ? t("searchField.chosen", { name: option.name }) : "");
	}

	function drop(token: PlaceToken) {
		onRemove(token.key);
		setDone(t("searchField.removed", { name: token.label }));
	}

	function choose(option: SearchSuggestion) {
		const field = input.current;
		if (!field) return;
		const { lead, before } = splitTail(text ? field.value : "");
		if (isAddress(option)) {
			field.value = text ? before + option.name : "";
			onAddress?.(option.name);
			setDone(t("searchField.chosen", { name: option.name }));
		} else {
			// What is chosen becomes a token: "huis in Gent" leaves "huis".
			field.value = lead;
			take(option);
		}
		empty();
		field.focus();
	}

	function remove(token: PlaceToken, { parentElement }: HTMLElement) {
		// The button goes with its place: the focus goes on to the next one, else to the field.
		const next =
			parentElement?.nextElementSibling?.querySelector("button") ??
			parentElement?.previousElementSibling?.querySelector("button");
		if (next) next.focus();
		else if (isFull || !matchMedia(PHONE).matches) input.current?.focus();
		drop(token);
	}

	function leaveFull() {
		if (box.current?.matches(OPEN)) box.current.hidePopover();
		input.current?.blur();
	}

	function press(event: KeyboardEvent) {
		const { key } = event;
		const last = tokens.at(-1);
		if (key === "Backspace" && input.current?.value === "" && last) return drop(last);
		if (key === "Escape" && (tail !== "" || isFull)) {
			// The list closes before what holds it.
			event.preventDefault();
			if (tail === "") leaveFull();
			if (!text && input.current) input.current.value = "";
			return empty();
		}
		if (key === "Enter" && !text) event.preventDefault();
		if (!isOpen) return;
		if (key === "ArrowDown" || key === "ArrowUp") {
			event.preventDefault();
			// Of a form one position more than there are options: none, so that Enter sends what is typed.
			const positions = options.length - first;
			const step = key === "ArrowDown" ? 1 : -1;
			setActive(((active - first + step + positions) % positions) + first);
		}
		const option = options[active];
		if (key === "Enter" && option) {
			event.preventDefault();
			choose(option);
		}
	}

	function leave({ relatedTarget }: FocusEvent) {
		if (relatedTarget instanceof Node && box.current?.contains(relatedTarget)) return;
		setFocus(false);
		empty();
		if (!text && input.current) input.current.value = "";
		// Where nothing takes the focus, a phone has only put its keyboard away.
		if (relatedTarget !== null) leaveFull();
	}

	const hintId = hint ? `${id}-hint` : undefined;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it follows where the focus is; what is pressed is in it
		<div
			ref={box}
			popover="auto"
			className={classNames("place-box", className)}
			onFocus={() => setFocus(true)}
			onBlur={leave}
		>
			<div className="place-box-head">
				<label htmlFor={id} className={hideLabel ? "sr-only" : "block font-medium leading-snug"}>
					{label}
				</label>
				{hydrated && (
					<button type="button" className="place-box-done" onClick={leaveFull}>
						{t("searchField.done")}
					</button>
				)}
			</div>
			<div className={classNames("search-field", !hideLabel && "mt-2")}>
				<div className={classNames("place-box-field", bare ? "place-box-bare" : "place-box-control")}>
					{tokens.map((token) => (
						<Token key={token.key} token={token} isLive={hydrated} onRemove={(button) => remove(token, button)} />
					))}
					<input
						ref={input}
						type="text"
						enterKeyHint={text ? "search" : "done"}
						id={id}
						name={hydrated && !text ? undefined : (text?.name ?? "city")}
						maxLength={LONGEST}
						defaultValue={text?.value}
						placeholder={tokens.length === 0 ? placeholder : undefined}
						autoComplete="off"
						autoCapitalize={text ? undefined : "words"}
						spellCheck={false}
						aria-describedby={hintId}
						{...(hydrated && comboboxProps(id, isOpen, active === NONE ? null : active))}
						onChange={(event) => follow(event.currentTarget.value)}
						onKeyDown={press}
						onClick={() => openOnPhone(box.current)}
					/>
					{radius && tokens.length > 0 && (
						<select
							name={radius.name}
							aria-label={t("searchField.radius")}
							value={radius.value === 0 ? "" : radius.value}
							onChange={(event) => radius.onValue(Number(event.currentTarget.value))}
							className="place-box-radius"
						>
							<option value="">{t("searchField.noRadius")}</option>
							{radiiWith(radius.value).map((kilometres) => (
								<option key={kilometres} value={kilometres}>
									{t("searchField.kilometres", { count: kilometres })}
								</option>
							))}
						</select>
					)}
				</div>
				{hydrated && (
					<SuggestionList
						fieldId={id}
						label={t("searchField.suggestions")}
						options={options ?? []}
						active={active === NONE ? null : active}
						onActive={setActive}
						onChoose={choose}
						onKeyDown={press}
						about={{
							kind: (kind) => t(`searchField.${kind}`),
							listings: (count) => t("searchField.listings", { count }),
						}}
						asked={(name) => t("searchField.guess", { name })}
					/>
				)}
				{hydrated && (hasFocus || isFull) && tail === "" && (
					<PlaceOffers draw={draw} onNear={(option) => take(option, USUAL_RADIUS)} />
				)}
			</div>
			{hint && (
				<p id={hintId} className="mt-1 text-quiet text-sm">
					{hint}
				</p>
			)}
			<p role="status" className={options?.length === 0 && !text ? "mt-2 text-sm" : "sr-only"}>
				{status()}
			</p>
		</div>
	);
}

type TokenProps = { token: PlaceToken; isLive: boolean; onRemove: (button: HTMLElement) => void };

/** Without a script a box that is ticked: to untick it takes the place away. */
function Token({ token, isLive, onRemove }: TokenProps) {
	const { t } = useTranslation("common");
	if (!isLive) {
		return token.fields.map(([name, value], index) => (
			<label key={`${name} ${value}`} className="place-token">
				<input type="checkbox" name={name} value={value} defaultChecked />
				{index === 0 ? token.label : value}
			</label>
		));
	}
	return (
		<span className="place-token">
			<span className="min-w-0 truncate">{token.label}</span>
			<button
				type="button"
				aria-label={t("searchField.remove", { name: token.label })}
				onClick={({ currentTarget }) => onRemove(currentTarget)}
			>
				<Icon name="x" className="size-3.5" />
			</button>
			{token.fields.map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
		</span>
	);
}

function radiiWith(chosen: number): number[] {
	return [...new Set([...RADII, chosen])].filter((kilometres) => kilometres > 0).sort((a, b) => a - b);
}

function isAddress(option: SearchSuggestion): option is Exclude<SearchSuggestion, LocalitySuggestion> {
	return option.kind === "street" || option.kind === "reference";
}

function openOnPhone(box: HTMLElement | null): void {
	if (box && !box.matches(OPEN) && matchMedia(PHONE).matches) box.showPopover();
}

function useFullScreen(box: { current: HTMLElement | null }): boolean {
	const [isFull, setFull] = useState(false);

	useEffect(() => {
		const element = box.current;
		const look = () => setFull(element?.matches(OPEN) ?? false);
		element?.addEventListener("toggle", look);
		return () => element?.removeEventListener("toggle", look);
	}, [box]);

	return isFull;
}
