import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListingCard } from "../../../domain/property/listing";
import { resources } from "../../../i18n/resources";
import { TextsProvider } from "../../../i18n/texts";
import { serverTexts } from "../../../i18n/translator";
import { MapCard } from "./map-cards";

const card: ListingCard = {
	id: 1,
	path: "/nl/te-huur/gent/huis/1/",
	goal: "rent",
	state: "for-rent",
	status: 0,
	title: "Huis",
	type: "Huis",
	webId: 1,
	priceText: "€ 950",
	priceUnit: "per maand",
	price: 950,
	priceParts: [{ amount: 950 }],
	deal: "rent",
	city: "Gent",
	zip: "9000",
	latitude: 51,
	longitude: 3.7,
	area: null,
	bedrooms: 2,
	livingSurface: null,
	groundSurface: null,
	epc: null,
	picture: null,
	news: null,
	openHouses: [],
};

const drawn = (changes: Partial<ListingCard>) =>
	renderToStaticMarkup(
		<TextsProvider value={serverTexts("nl", "nl", resources())}>
			<MapCard card={{ ...card, ...changes }} />
		</TextsProvider>,
	);
const textOf = (state: ListingCard["state"]) => drawn({ state }).replace(/<[^>]*>/g, "");

test("a card on the map says how far the deal has come and for how long the price pays", () => {
	expect(textOf("rented")).toMatch(/Verhuurd/);
	expect(textOf("under-option")).toMatch(/In optie/);
	expect(textOf("for-rent")).not.toMatch(/Verhuurd|In optie/);
	expect(textOf("for-rent")).toMatch(/950.? per maand/);
});

test("a badge is one part, as its parts would stand without spaces between them", () => {
	const times = { start: "2033-01-01T10:00:00Z", end: "2033-01-01T12:00:00Z" };
	const openHouses = [{ id: "1", ...times, capacity: null, takesRegistrations: false }];
	expect(drawn({ openHouses })).toMatch(/badge-neutral"><span>Kijkdag /);
});
