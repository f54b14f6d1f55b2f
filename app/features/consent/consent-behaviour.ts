import {
	type Consent,
	type ConsentCategory,
	consentCategories,
	consentFromCookies,
	consentFromFields,
} from "../../domain/consent/consent";
import { type Behaviours, tellChanged } from "../../page/behaviour";
import { announce, showToast } from "../layout/toast";

/** A choice made in this window counts at once, whether or not the server has kept it. */
let chosen: Consent | null = null;

/** Null while the visitor has not chosen. */
export function consentChoice(): Consent | null {
	return chosen ?? consentFromCookies(document.cookie);
}

export function hasConsent(category: ConsentCategory): boolean {
	return consentChoice()?.[category] ?? false;
}

/** @returns false where it could not be stored: it then applies to this window only */
async function saveConsent(choice: Consent): Promise<boolean> {
	chosen = choice;
	ask(false);
	tellChanged();
	try {
		const answer = await fetch("/api/consent", {
			method: "POST",
			headers: { "Content-Type": "application/json", Accept: "application/json" },
			body: JSON.stringify({ functional: true, ...choice }),
			keepalive: true,
		});
		return answer.ok;
	} catch {
		return false;
	}
}

/** The style sheet shows the question where the page is marked so. */
function ask(isAsked: boolean): void {
	if (isAsked) document.documentElement.dataset.asks = "consent";
	else delete document.documentElement.dataset.asks;
}

/**
 * What takes the focus is scrolled clear of the question and of a list's bar on it. Set as the property itself: a
 * variable is inherited, and a change of it styles the whole page again.
 */
function followHeight(banner: HTMLElement): void {
	new ResizeObserver(() => {
		const bar = document.querySelector<HTMLElement>(".thumb-bar");
		const covered = banner.offsetHeight + (bar?.offsetHeight ?? 0);
		document.documentElement.style.scrollPaddingBlockEnd = banner.offsetHeight > 0 ? `${String(covered)}px` : "";
	}).observe(banner);
}

function boxesOf(banner: HTMLElement): HTMLInputElement[] {
	return [...banner.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
}

/** Shows the content of others that a gate holds back. The pressed button goes with the gate: its focus goes on to that. */
function openGate(gate: HTMLElement): void {
	const content = gate.querySelector("template")?.content;
	if (!content) return;
	const hadFocus = gate.contains(document.activeElement);
	const shown = document.importNode(content, true).firstElementChild;
	if (!shown) return;
	gate.replaceWith(shown);
	if (hadFocus) shown.querySelector("iframe")?.focus({ preventScroll: true });
}

/** What asked the question again, and gets the focus back. */
let asker: HTMLElement | null = null;

/**
 * The pressed button goes with the question: the focus is where it came from, else in the page. Until its next frame the
 * browser calls the button focused that it no longer shows.
 */
function giveFocusOn(banner: HTMLElement): void {
	const { activeElement, body } = document;
	const isLost = activeElement === body || banner.contains(activeElement);
	const next = asker ?? (isLost ? document.getElementById("main") : null);
	next?.focus({ preventScroll: true });
	asker = null;
}

export const consentBehaviours: Behaviours<{
	/** Asks which cookies are allowed. Its form has boxes and a button for each choice. */
	consent: { saved: string; notSaved: string };
	/** Opens that question again. */
	"consent-again": "";
	/** Content of others in a `<template>`, shown with consent. */
	gate: ConsentCategory;
	/** Inside of a gate: shows it this once, or allows its category for good. */
	"gate-open": "once" | "always";
}> = {
	consent: {
		begin: followHeight,
		show: () => ask(consentChoice() === null),
		async submit(banner, words, event) {
			event.preventDefault();
			const form = event.target;
			if (!(form instanceof HTMLFormElement)) return;
			const choice = consentFromFields(Object.fromEntries(new FormData(form, event.submitter)));
			const isKept = choice !== null && (await saveConsent(choice));
			// That the question goes is the answer for who sees it.
			if (isKept) announce(words.saved);
			else showToast(words.notSaved);
			if (choice === null) ask(true);
			else giveFocusOn(banner);
		},
	},
	"consent-again": {
		click(link, _value, event) {
			event.preventDefault();
			asker = link;
			const banner = document.querySelector<HTMLElement>("[data-consent]");
			if (!banner) return;
			const choice = consentChoice();
			const allowed = consentCategories.filter(hasConsent);
			for (const box of boxesOf(banner)) box.checked = allowed.some((category) => category === box.name);
			banner.querySelector("details")?.toggleAttribute("open", choice !== null);
			ask(true);
			banner.querySelector<HTMLElement>("[tabindex]")?.focus();
		},
	},
	gate: {
		show(gate, category) {
			if (hasConsent(category)) openGate(gate);
		},
	},
	"gate-open": {
		click(button, value) {
			const gate = button.closest<HTMLElement>("[data-gate]");
			if (!gate) return;
			if (value === "once") return openGate(gate);
			const { analytics = false, marketing = false } = consentChoice() ?? {};
			const category = consentCategories.find((each) => each === gate.dataset.gate);
			if (category) void saveConsent({ analytics, marketing, [category]: true });
		},
	},
};
