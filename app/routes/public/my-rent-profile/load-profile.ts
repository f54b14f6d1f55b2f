import type { RouterContextProvider } from "react-router";
import { redirect } from "react-router";
import { listings, rentProfile, visitor } from "../../../context";
import { formatDate } from "../../../domain/formatting/dates";
import { flatten } from "../../../domain/forms/names";
import { peopleIn } from "../../../domain/forms/rent-application/schema";
import { applicationQuestions, profileQuestions, type RentQuestion } from "../../../domain/forms/rent-questions";
import { idOf } from "../../../domain/pages/address";
import { pagePath } from "../../../domain/pages/paths";
import type { ListingCard } from "../../../domain/property/listing";
import { type LinkStatus, linkOf } from "../../../features/forms/confirm-form";
import { askedProperty } from "../../../features/forms/subject";

type Values = Record<string, string | string[]>;

export type ProfileView =
	/** Outcome of the last action, or the profile is gone. */
	| { view: "over"; status: LinkStatus }
	| {
			view: "overview";
			token: string;
			keptUntil: string;
			values: Values;
			cv: string | null;
			sent: { title: string; path: string; date: string }[];
			/** Input that matches no available property. */
			wrongProperty: string | null;
	  }
	| {
			view: "form";
			token: string;
			values: Values;
			cv: string | null;
			/** Property to apply for; null if the profile itself is changed. */
			card: ListingCard | null;
			questions: readonly RentQuestion[];
	  };

/** Loads the page of a profile's link: the profile, or a form prefilled from it. */
export async function loadProfile(context: Readonly<RouterContextProvider>, url: URL): Promise<ProfileView> {
	const { language } = context.get(visitor);
	const page = pagePath("my-rent-profile", language);
	const { token, status } = linkOf(url);
	if (token === null) {
		if (status === null) throw redirect(pagePath("rent-profile", language));
		return { view: "over", status };
	}
	const profile = await context.get(rentProfile)(token);
	if (!profile) return { view: "over", status: null };
	const values = flatten(profile.answers);
	const cv = profile.cv?.name ?? null;
	if (url.searchParams.has("change"))
		return { view: "form", token, values, cv, card: null, questions: profileQuestions };

	const property = await askedProperty(context, idOf(url.searchParams.get("property")), "rent-application");
	if (property) {
		const people = String(peopleIn({ children: [], ...profile.answers }));
		const questions = applicationQuestions(property.card, property.region);
		return { view: "form", token, values: { ...values, people }, cv, card: property.card, questions };
	}
	const wanted = url.searchParams.get("home")?.trim() || null;
	const found = await askedProperty(context, idOf(numberAtEnd(wanted)), "rent-application");
	if (found) throw redirect(`${page}?${new URLSearchParams({ token, property: String(found.card.id) })}`);
	const cards = await context.get(listings).cards(
		profile.sent.map(({ propertyId }) => propertyId),
		language,
	);
	return {
		view: "overview",
		token,
		keptUntil: dateOf(profile.keptUntil),
		values,
		cv,
		sent: profile.sent.flatMap(({ propertyId, at }) => {
			const card = cards.find(({ id }) => id === propertyId);
			return card ? [{ title: card.title, path: card.path, date: dateOf(at) }] : [];
		}),
		wrongProperty: wanted,
	};
}

function dateOf(seconds: number): string {
	return formatDate(new Date(seconds * 1_000));
}

/** Id at the end of a property's URL. */
function numberAtEnd(text: string | null): string | null {
	return /(\d{1,13})\D*$/.exec(text ?? "")?.[1] ?? null;
}
