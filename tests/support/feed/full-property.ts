import { languages } from "../../../app/domain/language";
import { type FieldKind, propertyFields } from "../../../app/domain/property/fields/fields";
import { feedProperty } from "./feed";
import { recordOf } from "./record-of";

/** Example values that are unique within a record. */
const exampleOf: Record<FieldKind, (index: number, key: string) => unknown> = {
	count: (index) => 2 + (index % 5),
	surface: (index) => 50 + index,
	length: (index) => 5 + index / 10,
	width: (index) => 80 + index / 10,
	year: (index) => 1950 + index,
	money: (index) => 1_000 + index * 37,
	monthly: (index) => 500 + index,
	rate: () => 6,
	deposit: () => 2,
	years: () => 15,
	text: (_index, key) => Object.fromEntries(languages.map((language) => [language, `${key} in ${language}`])),
	code: (index, key) => `${key}-${index}`,
	flag: () => true,
	amenity: () => true,
	occupied: () => true,
	heads: () => [{ Age: 78, Sex: "f" }],
	date: (index) => `2027-03-${String(1 + (index % 28)).padStart(2, "0")}`,
	moment: (index) => `2027-03-${String(1 + (index % 28)).padStart(2, "0")}T12:00:00Z`,
	energy: () => 430,
	energyTotal: () => 34_768,
	energyLabel: () => "E",
	co2: () => 41,
	number: () => 60,
	score: (index) => 5 + (index % 5) / 2,
	floodScore: () => "B",
	orientation: () => "SW",
	facade: () => "half-open",
};

/** Flemish property with a value in every field of the table and all kinds of media. */
export function fullProperty(id: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
	return feedProperty(id, {
		...recordOf(propertyFields.map(({ key, kind }, index) => [key, exampleOf[kind](index, key)])),
		Elevator: true,
		Pictures: Array.from({ length: 12 }, (_, index) => ({
			Url: `https://media.example.com/${id}/${index + 1}.jpg`,
			Order: index + 1,
			Caption: { nl: `Foto ${index + 1}`, fr: `Photo ${index + 1}` },
		})),
		Videos: [
			"https://www.youtube.com/shorts/aqz-KE-bpKQ",
			"https://vimeo.com/1084537",
			"https://www.facebook.com/agency/videos/123456789/",
			"https://media.example.com/film.mp4",
			"https://www.tvl.be/house",
		],
		VirtualTour: "https://my.matterport.com/show/?m=SxQL3iGyoDo",
		Documents: [
			{ ID: "a", Name: { nl: "Attest" }, Url: "https://media.example.com/a.pdf", Access: "public" },
			{ ID: "b", Name: { nl: "Lastenboek" }, Url: "https://media.example.com/secret.pdf", Access: "on-request" },
		],
		Manager: { Name: "An Example", Phone: "0470123456", Email: "an@example.com" },
		...changes,
	});
}
