import { useEffect, useRef } from "react";
import { readAmount } from "../../domain/forms/read-amount";
import type { Language } from "../../domain/language";

/** Writes the amount of the offer beside it in words too, until the visitor writes them; it stays checked as typed. */
export function AmountWordsFill({ language }: { language: Language }) {
	const place = useRef<HTMLSpanElement>(null);

	useEffect(() => {
		const form = place.current?.parentElement?.querySelector("form");
		const words = form?.elements.namedItem("amountInWords");
		let filled = "";

		async function follow({ target }: Event) {
			if (!(target instanceof HTMLInputElement) || target.name !== "amount") return;
			const { amountInWords } = await import("../../domain/amount-words/amount-words");
			if (!(words instanceof HTMLInputElement)) return;
			// The visitor may have gone on to the words while the script came.
			if (words.value !== filled || document.activeElement === words) return;
			const amount = readAmount(target.value);
			const isWritten = typeof amount === "number" && Number.isInteger(amount) && amount >= 1 && amount <= HIGHEST;
			filled = isWritten ? amountInWords(amount, language) : "";
			words.value = filled;
			words.dispatchEvent(new Event("input", { bubbles: true }));
			words.dispatchEvent(new Event("change", { bubbles: true }));
		}
		form?.addEventListener("input", follow);
		return () => form?.removeEventListener("input", follow);
	}, [language]);

	return <span ref={place} className="hidden" />;
}

const HIGHEST = 999_999_999;
