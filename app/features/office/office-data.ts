import type { TFunction } from "i18next";
import type { LocalityCount } from "../../../worker/listings/service";
import type { Office } from "../../domain/agency/brand";
import { officeLines } from "../../domain/agency/office-address";
import { teamRoles, teams } from "../../domain/agency/teams";
import { listText } from "../../domain/formatting/list-text";
import { foldText } from "../../domain/formatting/slug";
import { cityPath } from "../../domain/landing/landing";
import type { Language } from "../../domain/language";
import { countryIds } from "../../domain/localities/country";
import { localities } from "../../domain/localities/localities";
import { within } from "../../domain/localities/within";
import { officePath } from "../../domain/pages/office-paths";
import type { Goal } from "../../domain/property/property";
import type { OfficeHours } from "../home-page/office-list";
import { openingHours } from "../home-page/opening-hours";

/** Link to the properties in an office's city for a goal. */
type OfferLink = { to: string; label: string };

/** Formatted data of an office in one language. */
export type OfficeData = {
	city: string;
	address: string[];
	phone: string;
	phoneInternational: string;
	email: string;
	point: { latitude: number; longitude: number };
	hours: OfficeHours;
	area: string;
	team: string[];
	speaks: string;
	offers: OfferLink[];
	others: { to: string; label: string }[];
};

/**
 * @param offices all offices of the agency @param counts cities with properties, by goal @param t with the namespace
 * `offices`
 */
export function officeData(
	office: Office,
	offices: readonly Office[],
	counts: Readonly<Record<Goal, readonly LocalityCount[]>>,
	language: Language,
	t: TFunction<"offices">,
): OfficeData {
	const languageNames = new Intl.DisplayNames(language, { type: "language" });
	const team = teams[office.id] ?? null;
	return {
		city: office.city[language],
		address: officeLines(office, language),
		phone: office.phone,
		phoneInternational: office.phoneInternational,
		email: office.email,
		point: { latitude: office.latitude, longitude: office.longitude },
		hours: openingHours(office, language),
		area: listText(
			provincesOf(office).map((province) => t(`search:province.${province}`)),
			language,
		),
		team: team ? teamRoles.map((role) => t(`team.role.${role}`, { count: team.people[role] })) : [],
		speaks: listText(team?.languages.map((spoken) => languageNames.of(spoken) ?? spoken) ?? [], language),
		offers: (["sale", "rent"] as const).flatMap((goal) => offerOf(goal, office, counts[goal], language, t)),
		others: offices
			.filter(({ id }) => id !== office.id)
			.map((other) => ({ to: officePath(other, language), label: other.city[language] })),
	};
}

/** Returns the postcodes of the office's municipality, which determine the properties nearby. */
export function zipsOfOffice(office: Office): string[] {
	const country = office.countryId === countryIds.luxembourg ? "LU" : "BE";
	return localities.find((place) => place.country === country && place.zips.includes(office.zip))?.zips ?? [office.zip];
}

/** Returns English province names, as in the table of municipalities; Luxembourg counts as one. */
function provincesOf({ zips, countryId }: Office): string[] {
	if (countryId === countryIds.luxembourg && zips.length > 0) return ["Luxembourg"];
	const served = localities.filter(
		({ country, zip }) => country === "BE" && zips.some(({ from, to }) => Number(zip) >= from && Number(zip) <= to),
	);
	return [...new Set(served.map(({ province }) => province))];
}

function offerOf(
	goal: Goal,
	office: Office,
	counts: readonly LocalityCount[],
	language: Language,
	t: TFunction<"offices">,
): OfferLink[] {
	const names = Object.values(office.city).map(foldText);
	const found = counts.find(({ city }) => names.includes(city));
	if (!found) return [];
	const label = t(`listings.${goal}`, { count: found.count, where: within(office.city[language], language) });
	return [{ to: cityPath(goal, found.city, language), label }];
}
