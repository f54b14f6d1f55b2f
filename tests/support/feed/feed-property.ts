type FeedRecord = Record<string, unknown>;

/** Property for sale in Ghent with a published price and address. */
export function feedProperty(id: number, changes: FeedRecord = {}): FeedRecord {
	return {
		ID: id,
		Goal: 0,
		Status: 1,
		Language: "nl",
		WebID: 1,
		MainTypeID: 1,
		TypeID: 11,
		Title: { nl: `Woning ${id}`, fr: `Maison ${id}`, en: `House ${id}`, de: `Haus ${id}` },
		Description: { nl: "<p>Een woning.</p>" },
		PublishPrice: true,
		Price: 300_000 + id,
		PublishAddress: true,
		Street: "Voorbeeldstraat",
		HouseNumber: "1",
		Zip: "9000",
		City: { nl: "Gent", fr: "Gand", en: "Ghent", de: "Gent" },
		CountryID: 10,
		Latitude: 51.05,
		Longitude: 3.72,
		Bedrooms: 3,
		LivingSurface: 120,
		Pictures: [{ Url: `https://media.example.com/${id}.jpg`, Order: 1 }],
		CreatedDate: "2026-10-01T09:00:00Z",
		LastChangedDate: "2026-10-02T09:00:00Z",
		...changes,
	};
}
