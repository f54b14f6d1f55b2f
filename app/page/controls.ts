import type { ConsentCategory } from "../domain/consent/consent";
import type { AnalyticsEvent, EventData } from "../features/analytics/analytics-event";

/**
 * The controls of documents, by the name of the attribute that ties an element to its behaviour, each with what it tells
 * it. `behaviours.ts` answers every one of them: a control without a behaviour does not compile.
 */
export type Controls = {
	/** A box that is ticked while a property is a favourite: its id. */
	heart: number;
	/** Shows how many favourites there are. */
	"favourites-count": "";
	/** Where short messages appear. */
	toast: ToastWords;
	/** Asks which cookies are allowed. Its form has boxes and a button for each choice. */
	consent: { saved: string; notSaved: string };
	/** Opens that question again. */
	"consent-again": "";
	/** Content of others in a `<template>`, shown with consent. */
	gate: ConsentCategory;
	/** Inside of a gate: shows it this once, or allows its category for good. */
	"gate-open": "once" | "always";
	/** The menu of phones, a disclosure. */
	menu: "";
	/** A link to a photograph of the page, which the slideshow shows: its place, counted from 0. */
	photo: number;
	/** The slideshow's dialog, empty until it is opened. Its label of a position has `{current}` and `{total}`. */
	slideshow: { position: string };
	/** A button of the slideshow. */
	slide: "previous" | "next" | "zoom" | "close";
	/** Wakes an island of the page by its id, for something that is there only with scripts. */
	opens: string;
	/** Wakes an island as well, and does its own work: a title that opens its part of the page. */
	wakes: string;
	/** The same for the part of the page that an address's anchor leads to. */
	"opens-by-anchor": string;
	/** A link or a form that leads to another state of this page, and the id of what then takes the focus, or nothing. */
	swap: string;
	/** A list of choices that sends its form by itself. */
	submits: "";
	/** Where further pictures of a property on a card are swiped: its id. */
	pictures: number;
	/** The handle of the list that lies under a phone's map. */
	sheet: "";
	/** A list that this browser keeps: the server writes its properties, asked by their ids. */
	"kept-list": "favourites" | "recently-seen";
	"clear-list": "favourites" | "recently-seen";
	/** Adds properties to the favourites, and leads to them. */
	"keep-all": { ids: readonly number[]; list: string };
	/** A text field for the visitor's own note about a property: its id. */
	note: number;
	/** The newest properties of the visitor's region: where they are asked for, and where cards are written by their ids. */
	nearby: { newest: string; cards: string };
	/** A choice between buying and renting, which others on the page follow. */
	goal: "";
	/** One unit of a project, with links to the one before and the one after it. */
	unit: "";
	/** Copies a text, and says so in the button's place. */
	copy: { text: string; done: string };
	/** Prints the page. */
	print: "";
	/** Links to the parts of a page: the part in sight is marked. */
	sections: "";
	/** A way back, to the very list that the visitor came from where its address begins so. */
	back: { lists: string };
	/** A property that the visitor has looked at: its id. */
	seen: number;
	/** Where the next times for a viewing are listed. */
	slots: Slots;
	/** The agency's own scripts, loaded with consent. */
	tools: { analyticsScript: string | null; pixelScript: string | null };
	/** A page whose views the owner sees: one that was fetched ahead tells of itself. */
	counted: "";
	/** What the visitor does here, for the agency's statistics. */
	report: Report;
};

type Slots = { property: number; booking: string; words: Record<"free" | "full" | "none", string> };

/** Of the page itself, or of a press on the element. */
type Report = { event: AnalyticsEvent; on: "view" | "press"; data?: EventData };

export type ToastWords = {
	saved: string;
	notKept: string;
	removed: string;
	undo: string;
	byTab: string;
	view: string;
	list: string;
};

export type ControlName = keyof Controls;

/** What `control` alone makes. */
type Tied = string & { readonly tied: unique symbol };

export type ControlAttributes<Name extends ControlName> = { [Attribute in `data-${Name}`]: Tied };

/** Ties an element to its behaviour. */
export function control<Name extends ControlName>(name: Name, value: Controls[Name]): ControlAttributes<Name> {
	const text = typeof value === "object" ? JSON.stringify(value) : String(value);
	return { [`data-${name}`]: text } as ControlAttributes<Name>;
}
