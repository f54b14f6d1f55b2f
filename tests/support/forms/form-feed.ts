import { feedProperty } from "../feed/feed-property.ts";
import { belgianUnit, goneProperty, property, rentalInBrussels, unitProperty } from "./least-forms.ts";

/** Feed with the properties, project and owner that `leastForms` refers to. */
export const formFeed = {
	propertyTypes: [{ ID: 1, ParentID: null, Name: { nl: "Woning" }, WebID: 1 }],
	properties: [
		feedProperty(property.id, {
			CadastralReference: "Gent 7, C 412 K",
			OpenHouses: [
				{
					ID: "o1",
					Start: new Date(Date.now() + 20 * 86_400_000).toISOString(),
					End: new Date(Date.now() + 20 * 86_400_000 + 7_200_000).toISOString(),
					Capacity: 1_000,
					Registration: true,
				},
			],
			Documents: [
				{
					ID: property.document,
					Name: { nl: "Plan" },
					Url: "https://media.example.com/plan.pdf",
					Access: "on-request",
				},
			],
		}),
		feedProperty(rentalInBrussels, { Goal: 1, MonthlyRent: 900, Zip: "1000", City: { nl: "Brussel" } }),
		feedProperty(unitProperty, { ProjectID: 5, Zip: "1740", City: { nl: "Luxemburg" }, CountryID: 50 }),
		feedProperty(belgianUnit, { ProjectID: 6, Price: 360_000 }),
		feedProperty(goneProperty, { Status: 2, LastChangedDate: "2020-01-01T00:00:00Z" }),
	],
	projects: [
		{
			ID: 5,
			Name: { nl: "Terrassen" },
			Zip: "1740",
			City: { nl: "Luxemburg" },
			CountryID: 50,
			Documents: [
				{
					ID: "spec",
					Name: { nl: "Lastenboek" },
					Url: "https://media.example.com/spec.pdf",
					Access: "on-request" as const,
				},
				{
					ID: "ground",
					Name: { nl: "Grondplan" },
					Url: "https://media.example.com/g.pdf",
					Access: "on-request" as const,
				},
			],
			Constructions: [
				{ Unit: "A1", Status: "for-sale" as const },
				{ Unit: "A2", Status: "sold" as const },
			],
		},
	],
	owners: [{ ID: 901, Username: "owner901", Email: "owner901@example.com", Language: "fr" }],
	history: [],
	appointmentSlots: [],
};
