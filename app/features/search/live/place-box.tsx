import { useId } from "react";
import { useTranslation } from "../../../i18n/texts";
import { classNames } from "../../../ui/class-names";
import { useHydrated } from "../../../ui/live/use-hydrated";
import { PlaceOffers } from "./place-offers";
import { Token } from "./place-token";
import { comboboxProps, SuggestionList } from "./suggestion-list";
import { openOnPhone } from "./use-inside";
import { type Places, usePlaceBox } from "./use-place-box";
import { NONE } from "./use-suggestions";

const LONGEST = 200;
/** In km, around the visitor. */
const USUAL_RADIUS = 5;

type PlaceBoxProps = Places & {
	label: string;
	hideLabel?: boolean;
	hint?: string;
	placeholder?: string;
	className?: string | undefined;
	/** Unstyled: the container styles it. */
	bare?: boolean;
	radius?: PlaceRadiusProps;
	/** Where an area is drawn. */
	draw?: (() => string) | undefined;
	/** Where words are looked for that are no place. */
	inWords?: (typed: string) => string;
};

/**
 * The one control for places: those that are chosen, the radius around them and a field that suggests more, in one box.
 * On a phone it takes the whole screen when it is pressed, with the field above the keyboard. Where no script runs it is
 * a plain text field, with a box for each place that is chosen. It is no group for screen readers, which would hear the
 * name of its field a second time.
 */
export function PlaceBox(props: PlaceBoxProps) {
	const { label, hideLabel = false, hint, placeholder, className, bare = false } = props;
	const { tokens, text, radius, draw, inWords } = props;
	const { t } = useTranslation("common");
	const hydrated = useHydrated();
	const id = useId();
	const { box, input, isOpen, suggested, hasOffers, done, ...acts } = usePlaceBox(props);
	const { follow, take, choose, remove, press, enter, leave, leaveFull } = acts;
	const { options } = suggested;
	const active = suggested.active === NONE ? null : suggested.active;

	function status(): string {
		if (!options) return done;
		// Words that are no place are a search, too.
		if (options.length === 0) return text ? "" : t("searchField.none");
		return t("searchField.found", { count: options.length });
	}

	const hintId = hint ? `${id}-hint` : undefined;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it follows where the focus is; what is pressed is in it
		<div ref={box} popover="auto" className={classNames("place-box", className)} onFocus={enter} onBlur={leave}>
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
				// The field keeps the focus: it must not be left before the press is over.
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

/** In km. */
const RADII = [5, 10, 20] as const;

type PlaceRadiusProps = { name?: string; value: number; onValue: (kilometres: number) => void };

/** How far around the chosen places is searched as well, in km; 0 for none. */
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
