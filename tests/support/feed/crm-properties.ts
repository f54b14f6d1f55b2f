/** Fictional properties in the formats of the CRM systems. */

const said = {
	nl: {
		TypeDescription: "Rijwoning",
		WebIDName: "Residentieel",
		City: "Gent",
		DescriptionA: "Instapklaar.",
		DescriptionB: "<p>Met tuin.</p>",
	},
	fr: {
		TypeDescription: "Maison mitoyenne",
		WebIDName: "Résidentiel",
		City: "Gand",
		DescriptionA: "Prête à vivre.",
		DescriptionB: "",
	},
	en: {
		TypeDescription: "Terraced house",
		WebIDName: "Residential",
		City: "Ghent",
		DescriptionA: "Ready to move in.",
		DescriptionB: null,
	},
} as const;

/** Property for sale in Omnicasa's format, in one language. */
export function omnicasaItem(id: number, language: keyof typeof said): Record<string, unknown> {
	return {
		ID: id,
		Goal: 0,
		Status: 1,
		SubStatus: 2,
		WebID: 1,
		Ident: `REF-${id}`,
		PublishAddress: true,
		Street: "Voorbeeldstraat",
		HouseNumber: "12",
		Zip: 9000,
		CountryAbbr: "BE",
		GoogleX: "51,0603",
		GoogleY: "3,7266",
		Price: 425_000,
		StartPrice: 0,
		PublishPrice: true,
		PriceUnitText: "",
		Marquee: 0,
		MarqueeName: null,
		SurfaceTotal: 182,
		SurfaceLiving: 164,
		SurfaceGarden: 0,
		NumberOfBedRooms: 3,
		NumberOfBathRooms: 1,
		NumberOfGarages: 0,
		EnergyPerformance: 212,
		HasLift: 0,
		HasGarden: 1,
		XLargePictureItems: [
			{ ID: 1, Url: `https://media.example.com/${id}/1.jpg` },
			{ ID: 2, Url: `https://media.example.com/${id}/2.jpg` },
		],
		CreatedDate: "2026-11-03 09:00:00",
		LastChangedDate: "/Date(1763479200000+0100)/",
		...said[language],
	};
}

/**
 * Property for sale in Whise's format. Even ids are villas, odd ids have a type without a name. False values are
 * omitted.
 */
export function whiseEstate(id: number): Record<string, unknown> {
	return {
		id,
		name: `Dossier ${id}`,
		officeId: 34,
		referenceNumber: `REF-${id}`,
		purpose: { id: 1 },
		purposeStatus: { id: 1 },
		category: { id: 1 },
		subCategory: id % 2 === 0 ? { id: 13 } : { id: 1 },
		address: "Voorbeeldstraat",
		number: 12,
		box: "",
		zip: "9000",
		city: "Gent",
		country: { id: 1 },
		displayAddress: true,
		displayPrice: true,
		price: 425_000,
		rooms: 3,
		bathRooms: 1,
		area: 164,
		groundArea: 0,
		garden: 1,
		energyClass: "App",
		energyValue: "38",
		shortDescription: [{ languageId: "en-GB", content: "A home with a garden." }],
		longDescription: [
			{ languageId: "nl-BE", content: "<p>Een woning met tuin.</p>" },
			{ languageId: "fr-BE", content: "" },
		],
		details: [
			{ id: 14, label: "bouwjaar", value: "1924" },
			{ id: 372, label: "lift", value: "1" },
			{ id: 1849, label: "x", value: "3.7266" },
			{ id: 1850, label: "y", value: "51.0603" },
		],
		pictures: [
			{ id: 2, order: 2, urlSmall: `https://media.example.com/${id}/2.jpg`, urlXXL: null },
			{
				id: 1,
				order: 1,
				urlLarge: "https://media.example.com/small.jpg",
				urlXXL: `https://media.example.com/${id}/1.jpg`,
			},
		],
		linkVirtualVisit: "https://tour.example.com/1",
		createDateTime: "2026-11-03T09:00:00",
		updateDateTime: "2026-11-18T15:20:00Z",
	};
}

/** Property for sale in OpenImmo's format. */
export function openImmoPropertyXml(id: number): string {
	return `<immobilie>
	<objektkategorie>
		<nutzungsart WOHNEN="1" GEWERBE="0"/>
		<vermarktungsart KAUF="true" MIETE_PACHT="false"/>
		<objektart><haus haustyp="REIHENHAUS"/></objektart>
	</objektkategorie>
	<geo>
		<plz>4700</plz><ort>Eupen</ort><strasse>Beispielstra&#223;e</strasse><hausnummer>12</hausnummer>
		<geokoordinaten breitengrad="50.6279" laengengrad="6.0365"/><land iso_land="BEL"/>
	</geo>
	<preise><kaufpreis>425000.00</kaufpreis></preise>
	<flaechen>
		<wohnflaeche>164.5</wohnflaeche><grundstuecksflaeche>0</grundstuecksflaeche>
		<anzahl_schlafzimmer>3.00</anzahl_schlafzimmer><anzahl_badezimmer>1.5</anzahl_badezimmer>
	</flaechen>
	<ausstattung><fahrstuhl PERSONEN="false"/></ausstattung>
	<zustand_angaben>
		<baujahr>1924</baujahr><verkaufstatus stand="OFFEN"/>
		<energiepass><epart>BEDARF</epart><endenergiebedarf>112.4</endenergiebedarf><wertklasse>D</wertklasse></energiepass>
	</zustand_angaben>
	<freitexte>
		<objekttitel>Reihenhaus &amp; Garten</objekttitel>
		<objektbeschreibung><![CDATA[Bezugsfertig, < 5 km zum Park.]]></objektbeschreibung>
		<lage>Ruhige Lage.</lage>
	</freitexte>
	<anhaenge>
		<anhang location="EXTERN" gruppe="BILD"><daten><pfad>https://media.example.com/${id}/2.jpg</pfad></daten></anhang>
		<anhang location="EXTERN" gruppe="TITELBILD"><anhangtitel>Vorderseite</anhangtitel><format>jpg</format>
			<daten><pfad>https://media.example.com/${id}/1.jpg</pfad></daten></anhang>
		<anhang location="INTERN" gruppe="BILD"><daten><pfad>3.jpg</pfad></daten></anhang>
		<anhang location="EXTERN" gruppe="DOKUMENTE"><anhangtitel>Pl&#xE4;ne</anhangtitel>
			<daten><pfad>https://media.example.com/${id}/plan.pdf</pfad></daten></anhang>
	</anhaenge>
	<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
	<verwaltung_techn>
		<objektnr_extern>${id}</objektnr_extern><aktion aktionart="CHANGE"/><stand_vom>2026-11-18</stand_vom>
		<sprache>de-DE</sprache>
	</verwaltung_techn>
</immobilie>`;
}

export function openImmoFile(ids: number[]): string {
	return `<?xml version="1.0" encoding="UTF-8"?>
<openimmo xmlns="http://www.openimmo.de">
<uebertragung art="OFFLINE" umfang="VOLL" version="1.2.7"/>
<anbieter><anbieternr>A1</anbieternr>${ids.map(openImmoPropertyXml).join("\n")}</anbieter>
</openimmo>`;
}
