import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { LocalitySuggestion, SearchSuggestion } from "../../../domain/locality-suggestion";
import { useTranslation } from "../../../i18n/texts";
import type { PlaceToken } from "./place-token";
import { splitTail } from "./search-tail";
import { useInside } from "./use-inside";
import { useSuggestions } from "./use-suggestions";

/** The places that are chosen, and what becomes of what is typed. */
export type Places = {
	tokens: readonly PlaceToken[];
	onRemove: (key: string) => void;
	/** A place is chosen, around the visitor with a radius in km. Tells whether it has become one of the tokens. */
	onChoose: (option: LocalitySuggestion, kilometres?: number) => boolean;
	/** A street or a reference is chosen: text to look for. Without it neither is suggested. */
	onAddress?: (text: string) => void;
	/** What is typed is text of a form, sent under this name, and Enter sends it. Without it Enter takes a suggestion. */
	text?: { name: string; value: string | undefined };
	/** Asked when something is typed: the query of the search that is open, which the suggestions are counted in. */
	counting: () => string;
};

function isAddress(option: SearchSuggestion): option is Exclude<SearchSuggestion, LocalitySuggestion> {
	return option.kind === "street" || option.kind === "reference";
}

function buttonIn(token: Element | null | undefined): HTMLButtonElement | null {
	return token?.querySelector("button") ?? null;
}

/** What a box for places does: what is pressed, typed and chosen in it. */
export function usePlaceBox({ tokens, text, onRemove, onChoose, onAddress, counting }: Places) {
	const { t } = useTranslation("common");
	const box = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const suggested = useSuggestions({ isText: text !== undefined, addresses: onAddress !== undefined, counting });
	const { tail, options, active, empty } = suggested;
	const isOpen = options !== null && options.length > 0;
	/** What was done last: a token is drawn without a word. */
	const [done, setDone] = useState("");
	const { isFull, isInside, canFocus, setFocus, leaveFull } = useInside(box, input);

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
		const next = buttonIn(parentElement?.nextElementSibling) ?? buttonIn(parentElement?.previousElementSibling);
		if (next) next.focus();
		else if (canFocus()) input.current?.focus();
		drop(token);
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
			suggested.step(key === "ArrowDown" ? 1 : -1);
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

	return {
		box,
		input,
		isOpen,
		suggested,
		done,
		/** Offers stand where nothing is typed yet. */
		hasOffers: isInside && tail === "",
		follow(typed: string) {
			suggested.follow(typed);
			setDone("");
		},
		take,
		choose,
		remove,
		press,
		enter: () => setFocus(true),
		leave,
		leaveFull,
	};
}
