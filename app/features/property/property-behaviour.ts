import { TIME_ZONE } from "../../domain/formatting/dates";
import { localeOf } from "../../domain/language";
import { isRecord } from "../../domain/records";
import type { Behaviours } from "../../page/behaviour";
import { fetchJson } from "../../ui/fetch-json";
import { consentChoice } from "../consent/consent-behaviour";
import { recentlySeen } from "../favourites/favourites-behaviour";

/** Root margin of the viewport strip in which a section counts as current. */
const IN_VIEW = "-15% 0px -75% 0px";
const SLOTS_SHOWN = 3;
/** Path of a property or project below its list. */
const PROPERTY = /\/\d+\/$/;

type Slots = { property: number; booking: string; words: Record<"free" | "full" | "none", string> };

type Slot = { id: string; start: string; free: number };

function isSlot(value: unknown): value is Slot {
	if (!isRecord(value)) return false;
	return typeof value.id === "string" && typeof value.start === "string" && typeof value.free === "number";
}

function markSections(bar: HTMLElement): void {
	const links = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
	const list = links[0]?.closest("ul");
	const observer = new IntersectionObserver(
		(entries) => {
			const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
			if (!entry) return;
			for (const link of links) {
				const isHere = link.hash === `#${entry.target.id}`;
				if (isHere) link.setAttribute("aria-current", "true");
				else link.removeAttribute("aria-current");
				if (isHere) list?.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
			}
		},
		{ rootMargin: IN_VIEW },
	);
	for (const { hash } of links) {
		const part = document.getElementById(hash.slice(1));
		if (part) observer.observe(part);
	}
}

/**
 * Fetches the slots: the cached page may be older than the last booking. Each is rendered as a copy of the server's
 * template line.
 */
async function fillSlots(section: HTMLElement, { property, booking, words }: Slots): Promise<void> {
	const answer: unknown = await fetchJson(`/api/appointments?property=${property}`);
	if (!isRecord(answer) || !Array.isArray(answer.slots)) throw new Error("no list of times of viewings came");
	const slots = answer.slots.filter(isSlot);
	const free = slots.filter((slot) => slot.free > 0);
	const locale = localeOf(document.documentElement.lang);
	const shown = (moment: string, parts: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(locale, { ...parts, timeZone: TIME_ZONE }).format(new Date(moment));
	const line = section.querySelector("template")?.content.firstElementChild;
	for (const { id, start } of free.slice(0, SLOTS_SHOWN)) {
		const copy = line && document.importNode(line, true);
		const link = copy?.querySelector("a");
		const moment = copy?.querySelector("time");
		if (!copy || !link || !moment) throw new Error("the line of a time is not drawn as expected");
		link.href = `${booking}&slot=${encodeURIComponent(id)}`;
		moment.dateTime = start;
		moment.querySelector("span")?.replaceChildren(shown(start, { weekday: "long", day: "numeric", month: "long" }));
		moment.querySelector("b")?.replaceChildren(shown(start, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }));
		section.querySelector("ul")?.appendChild(copy);
	}
	const state = slots.length === 0 ? "none" : free.length === 0 ? "full" : "free";
	section.dataset.state = state;
	section.querySelector("[data-all-slots]")?.replaceChildren(words[state]);
}

export const propertyBehaviours: Behaviours<{
	/** Section links; the link of the current section is marked. */
	sections: "";
	/** Back link. If the referrer is a list below this path, the link returns to exactly that list. */
	back: { lists: string };
	/** Id of the property that the visitor has viewed. */
	seen: number;
	/** Container of the next viewing slots. */
	slots: Slots;
}> = {
	sections: { begin: markSections },
	back: {
		show(link, { lists }) {
			const list = document.referrer.startsWith(location.origin + lists) && new URL(document.referrer);
			if (list && !PROPERTY.test(list.pathname) && link instanceof HTMLAnchorElement) link.href = list.href;
		},
	},
	// Not strictly necessary, so stored only after the visitor has answered the cookie banner.
	seen: { show: (_, id) => consentChoice() && recentlySeen.add(id) },
	slots: {
		begin(section, value) {
			fillSlots(section, value).catch(() => {
				section.dataset.state = "unknown";
			});
		},
	},
};
