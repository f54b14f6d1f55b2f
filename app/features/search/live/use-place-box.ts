import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { LocalitySuggestion, SearchSuggestion } from "../../../domain/locality-suggestion";
import { useTranslation } from "../../../i18n/texts";
import type { PlaceToken } from "./place-token";
import { splitTail } from "./search-tail";
import { useFocusWithin } from "./use-focus-within";
import { useSuggestions } from "./use-suggestions";

/** Chosen places, and handlers for input. */
export type Places = {
	tokens: readonly PlaceToken[];
	onRemove: (key: string) => void;
	/**
	 * Called when a place is chosen; a place near the visitor has a radius in km. Returns whether it became a token.
	 */
	onChoose: (option: LocalitySuggestion, kilometres?: number) => boolean;
	/** Called when a street or reference is chosen. Without it neither is suggested. */
	onAddress?: (text: string) => void;
	/** The typed text is a form field with this name, and Enter submits it. Without it Enter chooses a suggestion. */
	text?: { name: string; value: string | undefined };
	/** Returns the query of the current search, in which suggestions are counted. Called on input. */
	counting: () => string;
};

function isAddress(option: SearchSuggestion): option is Exclude<SearchSuggestion, LocalitySuggestion> {
	return option.kind === "street" || option.kind === "reference";
}

function buttonIn(token: Element | null | undefined): HTMLButtonElement | null {
	return token?.querySelector("button") ?? null;
}

export function usePlaceBox({ tokens, text, onRemove, onChoose, onAddress, counting }: Places) {
	const { t } = useTranslation("common");
	const box = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const suggested = useSuggestions({ isText: text !== undefined, addresses: onAddress !== undefined, counting });
	const { tail, options, active, empty } = suggested;
	const isOpen = options !== null && options.length > 0;
	/** Live-region message of the last action: adding a token is otherwise silent. */
	const [done, setDone] = useState("");
	const { isFullScreen, hasFocusWithin, canFocus, setFocus, exitFullScreen } = useFocusWithin(box, input);

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
			// The place becomes a token and its text is removed: "huis in Gent" leaves "huis".
			field.value = lead;
			take(option);
		}
		empty();
		field.focus();
	}

	function remove(token: PlaceToken, { parentElement }: HTMLElement) {
		// The button is removed with its place: move the focus to the next token, or else to the field.
		const next = buttonIn(parentElement?.nextElementSibling) ?? buttonIn(parentElement?.previousElementSibling);
		if (next) next.focus();
		else if (canFocus()) input.current?.focus();
		drop(token);
	}

	function press(event: KeyboardEvent) {
		const { key } = event;
		const last = tokens.at(-1);
		if (key === "Backspace" && input.current?.value === "" && last) return drop(last);
		if (key === "Escape" && (tail !== "" || isFullScreen)) {
			// Escape closes the list before its container.
			event.preventDefault();
			if (tail === "") exitFullScreen();
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
		// Without a new focus target, the visitor only closed the phone's keyboard.
		if (relatedTarget !== null) exitFullScreen();
	}

	return {
		box,
		input,
		isOpen,
		suggested,
		done,
		/** Offers are shown until something is typed. */
		hasOffers: hasFocusWithin && tail === "",
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
		exitFullScreen,
	};
}
