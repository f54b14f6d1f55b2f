import type { FormName } from "../../../app/domain/forms/form-names";

/** The value of `CAPTCHA_TEST_ANSWER` in tests. */
export const RIGHT_ANSWER = "right";

export const property = { id: 101, document: "plan", slot: "slot-1" };
export const rentalInBrussels = 202;
/** Sold so long ago that its badge has expired. */
export const goneProperty = 303;

const person = {
	title: "ms",
	firstName: "Lotte",
	lastName: "Voorbeeld",
	email: "lotte@example.com",
	phone: "0470 12 34 56",
};
const address = { street: "Voorbeeldstraat", houseNumber: "1", zip: "9000", city: "Gent" };
const buyer = {
	firstName: "Lotte",
	lastName: "Voorbeeld",
	email: "lotte@example.com",
	phone: "0470 12 34 56",
	address: "Voorbeeldstraat 1, 9000 Gent",
};

/** Unit of the project. */
export const unitProperty = 404;
/** Unit of a project in Belgium. */
export const belgianUnit = 406;

/** Minimal valid fields of each form, without the captcha. */
export const leastForms: Readonly<Record<FormName, Record<string, unknown>>> = {
	"site-contact": { ...person, remark: "Wanneer bent u open?" },
	"contact-me": { ...person, propertyId: property.id },
	"contact-visit": { ...person, propertyId: property.id },
	"contact-appointment": { ...person, propertyId: property.id, slotId: property.slot },
	"appointment-alert": {
		firstName: "Lotte",
		lastName: "Voorbeeld",
		email: "lotte@example.com",
		propertyId: property.id,
	},
	"open-house": {
		openHouseId: "o1",
		firstName: "Lotte",
		lastName: "Voorbeeld",
		email: "lotte@example.com",
		phone: "0470 12 34 56",
	},
	"contact-construction": { ...person, projectId: 5, unit: "A1" },
	"contact-demand": { ...person, ...address, valuationAddress: address, goal: "sale", propertyTypes: [1] },
	"demand-register": { ...person, goal: "sale", propertyTypes: [1], zips: ["9000"] },
	"search-alert": { email: "lotte@example.com", search: "goal=sale&city=Gent" },
	"send-to-friend": {
		firstName: "Lotte",
		lastName: "Voorbeeld",
		email: "lotte@example.com",
		friendFirstName: "Sam",
		friendEmail: "sam@example.com",
		propertyId: property.id,
	},
	"sign-newsletter": { firstName: "Lotte", lastName: "Voorbeeld", email: "lotte@example.com" },
	testimonial: { name: "Lotte Voorbeeld", email: "lotte@example.com", comment: "Vlot en correct." },
	"request-documents": {
		firstName: "Lotte",
		lastName: "Voorbeeld",
		email: "lotte@example.com",
		propertyId: property.id,
		documents: [property.document],
	},
	offer: {
		propertyId: property.id,
		personA: buyer,
		amount: 300_000,
		amountInWords: "driehonderdduizend euro",
		startDate: "2098-12-01",
		endDate: "2098-12-15",
		place: "Gent",
		signDate: "2026-11-01",
	},
	"rent-application": {
		firstName: "Lotte",
		lastName: "Voorbeeld",
		email: "lotte@example.com",
		phone: "0470 12 34 56",
		adults: 2,
		moveDate: "2098-01-01",
	},
	"job-contact": {
		firstName: "Lotte",
		lastName: "Voorbeeld",
		email: "lotte@example.com",
		phone: "0470 12 34 56",
		remark: "Ik werk graag met mensen.",
	},
	"accessibility-report": { email: "lotte@example.com", remark: "De knop is niet te horen." },
	"forgot-password": { login: "owner901" },
	unsubscribe: { email: "lotte@example.com" },
	"testing-testing": {},
};
