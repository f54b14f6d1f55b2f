import { useId } from "react";
import { useTranslation } from "../../../i18n/texts";
import { classNames } from "../../../ui/class-names";
import { useHydrated } from "../../../ui/live/use-hydrated";
import { PlaceOffers } from "./place-offers";
import { Token } from "./place-token";
import { comboboxProps, SuggestionList } from "./suggestion-list";
import { openOnPhone } from "./use-focus-within";
import { type Places, usePlaceBox } from "./use-place-box";
import { NONE } from "./use-suggestions";

const MAX_LENGTH = 200;
/** Default radius around the visitor in km. */
const USUAL_RADIUS = 5;

type PlaceBoxProps = Places & {
	label: string;
	hideLabel?: boolean;
	hint?: string;
	placeholder?: string;
	className?: string | undefined;
	/** Unstyled: the container provides the styles. */
	bare?: boolean;
	radius?: PlaceRadiusProps;
	/** Returns the URL of the page for drawing an area. */
	draw?: (() => string) | undefined;
	/** Returns the URL of a full-text search, offered when no place matches. */
	inWords?: (typed: string) => string;
};

/**
 * Combobox for places in one box with the chosen places and the radius. On phones it fills the screen when pressed,
 * with the field above the keyboard. Without scripts it is a plain text field with a checkbox for each chosen place. It
 * has no group role: screen readers would announce the field's name twice.
 */
export function PlaceBox(props: PlaceBoxProps) {
	const { label, hideLabel = false, hint, placeholder, className, bare = false } = props;
	const { tokens, text, radius, draw, inWords } = props;
	const { t } = useTranslation("common");
	const hydrated = useHydrated();
	const id = useId();
	const { box, input, isOpen, suggested, hasOffers, done, ...acts } = usePlaceBox(props);
	const { follow, take, choose, remove, press, enter, leave, exitFullScreen } = acts;
	const { options } = suggested;
	const active = suggested.active === NONE ? null : suggested.active;

	function status(): string {
		if (!options) return done;
		// Text without a matching place is still a valid search.
		if (options.length === 0) return text ? "" : t("searchField.none");
		return t("searchField.found", { count: options.length });
	}

	const hintId = hint ? `${id}-hint` : undefined;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only tracks focus; the interactive elements are inside
		<div ref={box} popover="auto" className={classNames("place-box", className)} onFocus={enter} onBlur={leave}>
			<div className="place-box-head">
				<label htmlFor={id} className={hideLabel ? "sr-only" : "block font-medium leading-snug"}>
					{label}
				</label>
				{hydrated && (
					<button type="button" className="place-box-done" onClick={exitFullScreen}>
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
						maxLength={MAX_LENGTH}
						defaultValue={text?.value}
						placeholder={tokens.length === 0 ? placeholder : undefined}
						autoComplete="off"
						autoCapitalize={text ? undefined : "words"}
						spellCheck={false}
						aria-describedby={hintId}
						{...(hydrated && comboboxProps(id, isOpen, active))}
						onChange={(event) => follow(event.currentTarget.value)}
						onKeyDown={press}
						onClick={() => openOnPhone(box.current)}
					/>
					{radius && tokens.length > 0 && <PlaceRadius {...radius} />}
				</div>
				{hydrated && (
					<SuggestionList
						fieldId={id}
						label={t("searchField.suggestions")}
						options={options ?? []}
						active={active}
						onActive={suggested.setActive}
						onChoose={choose}
						onKeyDown={press}
						about={{
							kind: (kind) => t(`searchField.${kind}`),
							listings: (count) => t("searchField.listings", { count }),
						}}
						asked={(name) => t("searchField.guess", { name })}
					/>
				)}
				{hydrated && hasOffers && <PlaceOffers draw={draw} onNear={(option) => take(option, USUAL_RADIUS)} />}
			</div>
			{hint && (
				<p id={hintId} className="mt-1 text-quiet text-sm">
					{hint}
				</p>
			)}
			<p role="status" className={options?.length === 0 && !text ? "mt-2 text-sm" : "sr-only"}>
				{status()}
			</p>
			{inWords && options?.length === 0 && (
				// Keep the focus in the field: a blur would close this before the click.
				<a
					href={inWords(suggested.tail)}
					onPointerDown={(event) => event.preventDefault()}
					className="inline-flex min-h-11 items-center text-sm"
				>
					{t("searchField.inWords")}
				</a>
			)}
		</div>
	);
}

/** Radii in km. */
const RADII = [5, 10, 20] as const;

type PlaceRadiusProps = { name?: string; value: number; onValue: (kilometres: number) => void };

/** Select for the radius around the chosen places in km; 0 means none. */
function PlaceRadius({ name, value, onValue }: PlaceRadiusProps) {
	const { t } = useTranslation("common");
	return (
		<select
			name={name}
			aria-label={t("searchField.radius")}
			value={value === 0 ? "" : value}
			onChange={(event) => onValue(Number(event.currentTarget.value))}
			className="place-box-radius"
		>
			<option value="">{t("searchField.noRadius")}</option>
			{radiiWith(value).map((kilometres) => (
				<option key={kilometres} value={kilometres}>
					{t("searchField.kilometres", { count: kilometres })}
				</option>
			))}
		</select>
	);
}

function radiiWith(chosen: number): number[] {
	return [...new Set([...RADII, chosen])].filter((kilometres) => kilometres > 0).sort((a, b) => a - b);
}
