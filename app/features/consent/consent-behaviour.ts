import {
	type Consent,
	type ConsentCategory,
	consentCategories,
	consentFromCookies,
	consentFromFields,
} from "../../domain/consent/consent";
import { type Behaviours, notifyChanged } from "../../page/behaviour";
import { announce, showToast } from "../layout/toast";

/** A choice made in this window applies at once, even if the server has not stored it. */
let chosen: Consent | null = null;

/** Null if the visitor has not chosen yet. */
export function consentChoice(): Consent | null {
	return chosen ?? consentFromCookies(document.cookie);
}

export function hasConsent(category: ConsentCategory): boolean {
	return consentChoice()?.[category] ?? false;
}

/** @returns false if it could not be stored; it then applies to this window only */
async function saveConsent(choice: Consent): Promise<boolean> {
	chosen = choice;
	showBanner(false);
	notifyChanged();
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

/** The style sheet shows the banner while this attribute is set. */
function showBanner(isAsked: boolean): void {
	if (isAsked) document.documentElement.dataset.asks = "consent";
	else delete document.documentElement.dataset.asks;
}

/**
 * Scrolls focused elements clear of the banner and of a list's bar above it. Sets the property directly: a CSS variable
 * is inherited, and changing it would restyle the whole page.
 */
function trackBannerHeight(banner: HTMLElement): void {
	new ResizeObserver(() => {
		const bar = document.querySelector<HTMLElement>(".thumb-bar");
		const covered = banner.offsetHeight + (bar?.offsetHeight ?? 0);
		document.documentElement.style.scrollPaddingBlockEnd = banner.offsetHeight > 0 ? `${String(covered)}px` : "";
	}).observe(banner);
}

function boxesOf(banner: HTMLElement): HTMLInputElement[] {
	return [...banner.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
}

/**
 * Shows a gate's third-party content. The pressed button is removed with the gate, so the focus moves to the content.
 */
function openGate(gate: HTMLElement): void {
	const content = gate.querySelector("template")?.content;
	if (!content) return;
	const hadFocus = gate.contains(document.activeElement);
	const shown = document.importNode(content, true).firstElementChild;
	if (!shown) return;
	gate.replaceWith(shown);
	if (hadFocus) shown.querySelector("iframe")?.focus({ preventScroll: true });
}

/** Element that reopened the banner; it gets the focus back. */
let opener: HTMLElement | null = null;

/**
 * Restores the focus when the banner closes, since the pressed button is removed: to the element that reopened it, or
 * else to the main content. Until the next frame, browsers still report the hidden button as focused.
 */
function restoreFocus(banner: HTMLElement): void {
	const { activeElement, body } = document;
	const isLost = activeElement === body || banner.contains(activeElement);
	const next = opener ?? (isLost ? document.getElementById("main") : null);
	next?.focus({ preventScroll: true });
	opener = null;
}

export const consentBehaviours: Behaviours<{
	/** Cookie banner. Its form has checkboxes and a button for each choice. */
	consent: { saved: string; notSaved: string };
	/** Reopens the banner. */
	"consent-again": "";
	/** Third-party content in a `<template>`, shown with consent. */
	gate: ConsentCategory;
	/** Button inside a gate: shows the content once, or allows its category permanently. */
	"gate-open": "once" | "always";
}> = {
	consent: {
		begin: trackBannerHeight,
		show: () => showBanner(consentChoice() === null),
		async submit(banner, words, event) {
			event.preventDefault();
			const form = event.target;
			if (!(form instanceof HTMLFormElement)) return;
			const choice = consentFromFields(Object.fromEntries(new FormData(form, event.submitter)));
			const isKept = choice !== null && (await saveConsent(choice));
			// Sighted visitors see the banner close, so only announce it.
			if (isKept) announce(words.saved);
			else showToast(words.notSaved);
			if (choice === null) showBanner(true);
			else restoreFocus(banner);
		},
	},
	"consent-again": {
		click(link, _value, event) {
			event.preventDefault();
			opener = link;
			const banner = document.querySelector<HTMLElement>("[data-consent]");
			if (!banner) return;
			const choice = consentChoice();
			const allowed = consentCategories.filter(hasConsent);
			for (const box of boxesOf(banner)) box.checked = allowed.some((category) => category === box.name);
			banner.querySelector("details")?.toggleAttribute("open", choice !== null);
			showBanner(true);
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
