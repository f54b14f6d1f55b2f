import { type Audience, createAudience } from "./audience";
import { type BrandDependencies, createDeskBrand, type DeskBrand } from "./brand";
import { createDeskContent, type DeskContent } from "./content";
import type { ViewingDependencies } from "./dependencies";
import { createDeskExtras, type DeskExtras } from "./extras";
import { createDeskFigures, type DeskFigures } from "./figures";
import { createDeskHandBookings, type DeskHandBookings } from "./hand-bookings";
import { createDeskOpenDays, type DeskOpenDays } from "./open-days";
import { createDeskOwners, type DeskOwners, type OwnerDependencies } from "./owners";
import { createDeskPrivacy, type DeskPrivacy, type PrivacyDependencies } from "./privacy";
import { createDeskRedirects, type DeskRedirects } from "./redirects";
import { createDeskReferences, type DeskReferences } from "./references";
import { createDeskReports, type DeskReports } from "./reports";
import { createDeskResults, type DeskResults } from "./results";
import { createDeskTestimonials, type DeskTestimonials } from "./testimonials";
import { createDeskViewings, type DeskViewings } from "./viewings/service";

/** What the agency decides about its site, a service for each section of the desk. */
export type Management = {
	content: DeskContent;
	brand: DeskBrand;
	viewings: DeskViewings;
	handBookings: DeskHandBookings;
	openDays: DeskOpenDays;
	testimonials: DeskTestimonials;
	audience: Audience;
	redirects: DeskRedirects;
	owners: DeskOwners;
	references: DeskReferences;
	reports: DeskReports;
	results: DeskResults;
	extras: DeskExtras;
	figures: DeskFigures;
	privacy: DeskPrivacy;
};

type ManagementDependencies = ViewingDependencies &
	BrandDependencies &
	OwnerDependencies &
	PrivacyDependencies &
	Parameters<typeof createDeskReports>[0];

export function createManagement(deps: ManagementDependencies): Management {
	return {
		content: createDeskContent(deps),
		brand: createDeskBrand(deps),
		viewings: createDeskViewings(deps),
		handBookings: createDeskHandBookings(deps),
		openDays: createDeskOpenDays(deps),
		testimonials: createDeskTestimonials(deps),
		audience: createAudience(deps),
		redirects: createDeskRedirects(deps),
		owners: createDeskOwners(deps),
		references: createDeskReferences(deps),
		reports: createDeskReports(deps),
		results: createDeskResults(deps),
		extras: createDeskExtras(deps),
		figures: createDeskFigures(deps),
		privacy: createDeskPrivacy(deps),
	};
}
