/** Fictional properties with all fields known from live responses of the CRM systems. */

import { type DemoProperty, demoProperties } from "../../../demo/crm/properties.ts";
import { estateOf } from "../../../demo/crm/sweepbright.ts";
import { omnicasaItem } from "./crm-properties.ts";

const media = (name: string) => `https://media.example.com/${name}`;

type WhiseDetail = readonly [id: number, type: string, label: string, value: string, choice?: number];

/** Whise's detail ids, types, labels and values; the last column is the id of an option. */
const whiseDetails: readonly WhiseDetail[] = [
	[14, "year", "bouwjaar", "1980"],
	[15, "int", "aantal verdiepingen", "3"],
	[19, "int", "aantal garages", "2"],
	[20, "yes/no", "parking binnen", "1"],
	[21, "yes/no", "parking buiten", "1"],
	[22, "yes/no", "toegang mindervaliden", "1"],
	[23, "orientation", "oriëntatie gebouw", "zuid", 31],
	[26, "length", "breedte straatgevel", "38"],
	[27, "surface", "bebouwde oppervlakte", "123"],
	[38, "yes/no", "keuken", "1"],
	[43, "yes/no", "airco", "1"],
	[53, "heating_group", "verwarming (ind./coll.)", "individueel", 638],
	[55, "int", "aantal toiletten", "5"],
	[56, "yes/no", "veranda", "1"],
	[57, "int", "aantal douches", "1"],
	[59, "yes/no", "vrij beroep mogelijk", "1"],
	[67, "yes/no", "bureau", "1"],
	[78, "surface", "slaapkamer 1", "11"],
	[79, "surface", "slaapkamer 2", "12"],
	[108, "length", "winkels", "200"],
	[109, "length", "scholen", "100"],
	[110, "length", "openbaar vervoer", "150"],
	[134, "yes/no", "berging", "1"],
	[142, "yes/no", "fitnessruimte", "1"],
	[301, "price", "lasten huurder", "35"],
	[322, "yes/no", "zwembad", "1"],
	[338, "price", "prijs/m²/jaar", "144"],
	[344, "price", "lasten/m²/jaar", "15"],
	[372, "yes/no", "lift", "1"],
	[380, "yes/no", "toiletten m/v", "1"],
	[407, "surface", "netto-oppervlakte", "236"],
	[461, "yes/no", "dubbel glas", "1"],
	[496, "price", "geïndexeerd kadastraal inkomen", "1220"],
	[574, "yes/no", "onder btw-stelsel", "1"],
	[585, "year", "renovatiejaar", "1998"],
	[691, "yes/no", "lopend vonnis", "1"],
	[724, "yes/no", "riolering", "1"],
	[729, "yes/no", "telefoon", "1"],
	[757, "yes/no", "elektriciteit", "1"],
	[758, "yes/no", "stookolietank", "1"],
	[763, "yes/no", "attest stookolietank", "1"],
	[778, "yes/no", "isolatie", "1"],
	[795, "environment", "omgeving", "rustig", 56],
	[808, "yes/no", "bouwvergunning", "1"],
	[812, "yes/no", "verkavelingsvergunning", "1"],
	[820, "yes/no", "bodemattest", "1"],
	[824, "yes/no", "verhuurd", "1"],
	[874, "surface", "terras 1", "20"],
	[998, "int", "parkings binnen", "1"],
	[999, "int", "parkings buiten", "2"],
	[1009, "surface", "woonkamer", "40"],
	[1020, "heating", "verwarming", "elektrisch", 662],
	[1183, "floor", "vloerbekleding", "parket", 704],
	[1432, "electricity_type", "soort elektriciteit", "220 V", 739],
	[1494, "surface", "bureau 1", "50"],
	[1595, "kitchen", "soort keuken", "superuitgerust", 686],
	[1596, "bathroom", "badkamer", "douche", 691],
	[1733, "price", "kadastraal inkomen", "1200"],
	[1734, "yes/no", "voorkooprecht", "1"],
	[1736, "ground_destination", "bestemming", "woongebied", 12],
	[1737, "orientation", "oriëntatie tuin", "west", 33],
	[1752, "yes/no", "alarm", "1"],
	[1757, "yes/no", "kabeltelevisie", "1"],
	[1760, "yes/no", "gas", "1"],
	[1762, "yes/no", "conciërge", "1"],
	[1763, "yes/no", "parlofoon", "1"],
	[1764, "yes/no", "huisdieren", "1"],
	[1772, "yes/no", "water", "1"],
	[1773, "yes/no", "regenput", "1"],
	[1793, "certificate", "elektrisch keuringsattest", "ja, conform", 1454],
	[1849, "float", "x", "51.0603"],
	[1850, "float", "y", "3.7266"],
	[1914, "char", "titel", "Huis met tuin op het zuiden"],
	[2056, "char", "EPC-label", "B"],
	[2089, "float_signed", "EPC (kWh/m²/jaar)", "179"],
	[2090, "float_signed", "CO2-uitstoot", "92"],
	[2222, "possibleFloodType", "overstromingsrisico", "effectief", 1229],
	[2223, "FloodAreaType", "soort zone", "afgebakend", 1231],
	[2390, "float_signed", "EPC totaal", "45000"],
	[2391, "char", "EPC-nummer", "20260105-0007001-RES-1"],
	[2776, "date", "EPC geldig tot", "07/31/2034 00:00"],
];

export function wholeWhiseEstate(): Record<string, unknown> {
	return {
		id: 6_001,
		address: "Voorbeeldstraat",
		area: 160,
		availabilityDateTime: "2027-05-29T00:00:00",
		bathRooms: 1,
		box: "1",
		city: "Gent",
		client: "Voorbeeldkantoor",
		clientId: 12,
		createDateTime: "2026-04-28T09:14:34.64",
		currency: "€",
		displayAddress: true,
		displayPrice: true,
		displayStatusId: 2,
		energyClass: "B",
		energyValue: "123",
		estateOrder: 2,
		floor: "1",
		fronts: 2,
		furnished: 1,
		garage: 1,
		garden: 1,
		gardenArea: 150,
		groundArea: 500,
		investmentEstate: true,
		link3DModel: "https://tour.example.com/model",
		linkVideo: "https://tour.example.com/film",
		linkVirtualVisit: "https://tour.example.com/1",
		maxArea: 160,
		minArea: 160,
		name: "Dossier 6001",
		number: "32",
		office: "Kantoor 34",
		officeId: 34,
		parentId: 7,
		parking: 1,
		price: 650_000,
		priceChangeDateTime: "2026-04-03T14:04:04",
		putOnlineDateTime: "2026-04-28T07:14:35.5",
		referenceNumber: "REF-6001",
		rooms: 3,
		shortDescription: [{ languageId: "nl-BE", content: "<p>Villa met tuin.</p>" }],
		longDescription: [{ languageId: "fr-BE", content: "<p>Villa avec jardin.</p>" }],
		sms: [{ languageId: "nl-BE", content: "Villa" }],
		terrace: 1,
		updateDateTime: "2026-04-28T09:14:35.473",
		zip: "9000",
		category: { id: 1 },
		subCategory: { id: 13 },
		country: { id: 1 },
		status: { id: 1 },
		availability: { id: 2 },
		purpose: { id: 1 },
		purposeStatus: { id: 1 },
		state: { id: 2 },
		representatives: [{ id: 9, firstName: "Test", name: "Makelaar", email: "m@agency.example", phone: "09 000 00 00" }],
		documents: [{ id: 5, description: "Plannen", url: media("plan.pdf") }],
		pictures: [1, 2].map((order) => ({
			id: 100 + order,
			detailId: 73,
			order,
			orientation: "Landscape",
			urlSmall: media(`${order}-s.jpg`),
			urlLarge: media(`${order}-l.jpg`),
			urlXXL: media(`${order}-x.jpg`),
			updateDateTime: "2026-04-28T07:14:35.457",
		})),
		details: whiseDetails.map(([id, type, label, value, choice]) => ({
			id,
			group: "groep",
			type,
			label,
			value,
			...(choice === undefined ? {} : { enum: { id: choice } }),
		})),
	};
}

export function wholeOmnicasaItem(): Record<string, unknown> {
	return {
		...omnicasaItem(6_002, "nl"),
		SiteID: 34,
		Goal: 1,
		ProjectID: 7,
		BoxNr: "1",
		Floor: "2",
		IsOffice: false,
		TypeDescription: "Herenhuis met 3 slaapkamers",
		MainTypeName: "Herenhuis",
		MainStyleName: "Modern",
		ConstructionName: "Halfopen",
		OrientationT: "Zuid",
		Marquee: 7,
		MarqueeName: "In optie",
		MarqueeShowOrder: 3,
		Price: 1_850,
		PriceUnit: 3,
		PriceUnitText: "per maand",
		StartPrice: 1_750,
		ChargesRenter: "120,00",
		ChargesOwner: 60,
		DepositAmount: "3.700",
		DateFree: "2027-01-01 00:00:00",
		SurfaceConstructed: 120,
		SurfaceGarden: 150,
		SurfaceGround: 500,
		SurfaceStore: 12,
		SurfaceTerrace: 18,
		NumberOfShowerRooms: 1,
		NumberOfToilets: 2,
		NumberOfGarages: 1,
		NumberOfParkings: 2,
		ConstructionYear: 1998,
		ConditionName: "Goed",
		HeatingName: "Gas",
		KitchenName: "Ingericht",
		WindowGlazing: "Dubbel glas",
		HasLift: 1,
		HasFurnished: 1,
		HasCellar: 1,
		HasAttic: 1,
		HasTerrace: 1,
		HasGarage: 1,
		ManagerName: "Test Makelaar",
		ManagerEmail: "m@agency.example",
		ManagerDirectPhone: "09 000 00 00",
		ManagerMobilePhone: "0470 00 00 00",
		VirtualTour: "https://tour.example.com/1",
		LargePicture: media("1-l.jpg"),
	};
}

/** A demo estate with values in the parts that the demo leaves empty. */
export function wholeSweepBrightEstate(): Record<string, unknown> {
	const house = demoProperties.find(({ id }) => id === 7_001) as DemoProperty;
	const estate = estateOf({ ...house, charges: 60, floor: 1, box: "1" }, (name) => media(name));
	const legal = estate.legal as Record<string, object>;
	return {
		...estate,
		floors: 3,
		furnished: true,
		garden_orientation: "S",
		terrace_orientation: "W",
		price_property_taxes: { amount: 800, currency: "EUR" },
		price_vat_regime: "21",
		price_costs: { en: "Notary and registration", nl: "Notaris en registratie" },
		sizes: {
			liveable_area: { size: "180", unit: "sq_m" },
			plot_area: { size: "420", unit: "sq_m" },
			gross_area: { size: "220", unit: "sq_m" },
		},
		rooms: [
			{ type: "terrace", size: "18", unit: "sq_m", ordinal: 1 },
			{ type: "garden", size: "120", unit: "sq_m", ordinal: 1 },
			{ type: "bedroom", size: "14", unit: "sq_m", ordinal: 1 },
		],
		amenities: ["garden", "terrace", "basement", "attic", "lift", "garage", "pool"],
		building: {
			construction: { year: "1924", architect: "Nobody" },
			renovation: { year: "2015", description: { nl: "Dak" } },
		},
		features: {
			energy: { gas: true },
			ecology: { double_glazing: true, solar_panels: true, rainwater_harvesting: true },
			security: { alarm: true },
			comfort: { home_automation: true },
		},
		legal: {
			...legal,
			energy: {
				...legal.energy,
				total_epc_value: "32000",
				co2_emissions: "32",
				e_level: "E60",
				report_electricity_gas: "conform",
			},
			property_and_land: { ...legal.property_and_land, cadastral_income: "1200" },
		},
		occupancy: { occupied: true, available_from: "2027-01-01", contact_details: "Not for the site." },
		open_homes: [{ start_date: "2027-01-09T10:00:00+01:00", end_date: "2027-01-09T12:00:00+01:00" }],
		video_url: "https://tour.example.com/film",
		virtual_tour_url: "https://tour.example.com/1",
	};
}

export const wholeOpenImmoXml = `<immobilie>
	<objektkategorie>
		<nutzungsart WOHNEN="1" GEWERBE="0"/>
		<vermarktungsart KAUF="true" MIETE_PACHT="false"/>
		<objektart><haus haustyp="REIHENHAUS"/></objektart>
	</objektkategorie>
	<geo>
		<plz>4700</plz><ort>Eupen</ort><strasse>Beispielstra&#223;e</strasse><hausnummer>12</hausnummer>
		<geokoordinaten breitengrad="50.6279" laengengrad="6.0365"/><land iso_land="BEL"/>
		<gemarkung>Eupen 1</gemarkung><flur>C</flur><flurstueck>412 K</flurstueck>
		<etage>1</etage><anzahl_etagen>3</anzahl_etagen>
	</geo>
	<kontaktperson>
		<vorname>Test</vorname><name>Makler</name><firma>Beispiel</firma><email_direkt>m@agency.example</email_direkt>
		<email_zentrale>info@agency.example</email_zentrale><tel_durchw>087 00 00 00</tel_durchw>
		<foto location="EXTERN"><daten><pfad>${media("m.jpg")}</pfad></daten></foto>
	</kontaktperson>
	<preise>
		<kaufpreis>425000.00</kaufpreis><nebenkosten>120</nebenkosten><heizkosten>60</heizkosten><hausgeld>180</hausgeld>
		<kaution>1200</kaution><aussen_courtage mit_mwst="1">3 %</aussen_courtage><waehrung iso_waehrung="EUR"/>
		<stp_garage anzahl="1" stellplatzkaufpreis="25000"/>
	</preise>
	<flaechen>
		<wohnflaeche>164.5</wohnflaeche><nutzflaeche>30</nutzflaeche><gesamtflaeche>190</gesamtflaeche>
		<grundstuecksflaeche>500</grundstuecksflaeche><gartenflaeche>300</gartenflaeche><kellerflaeche>40</kellerflaeche>
		<balkon_terrasse_flaeche>18</balkon_terrasse_flaeche>
		<anzahl_zimmer>5</anzahl_zimmer><anzahl_schlafzimmer>3</anzahl_schlafzimmer><anzahl_badezimmer>1</anzahl_badezimmer>
		<anzahl_sep_wc>2</anzahl_sep_wc><anzahl_balkone>1</anzahl_balkone><anzahl_terrassen>1</anzahl_terrassen>
		<anzahl_stellplaetze>2</anzahl_stellplaetze>
	</flaechen>
	<ausstattung>
		<ausstatt_kategorie>GEHOBEN</ausstatt_kategorie>
		<kueche EBK="true"/><boden PARKETT="true"/><kamin>true</kamin><heizungsart ZENTRAL="true"/><befeuerung GAS="true"/>
		<klimatisiert>true</klimatisiert><fahrstuhl PERSONEN="true"/><stellplatzart GARAGE="true"/>
		<gartennutzung>true</gartennutzung><moebliert moeb="TEIL"/><rollstuhlgerecht>true</rollstuhlgerecht>
		<kabel_sat_tv>true</kabel_sat_tv><barrierefrei>true</barrierefrei><sauna>true</sauna><swimmingpool>true</swimmingpool>
		<wasch_trockenraum>true</wasch_trockenraum><wintergarten>true</wintergarten><rolladen>true</rolladen>
		<sicherheitstechnik ALARMANLAGE="true"/><unterkellert keller="JA"/><abstellraum>true</abstellraum>
		<fahrradraum>true</fahrradraum><dachboden>true</dachboden><gaestewc>true</gaestewc>
		<dv_verkabelung>true</dv_verkabelung><bad DUSCHE="true" WANNE="true"/><ausricht_balkon_terrasse SUED="true"/>
	</ausstattung>
	<zustand_angaben>
		<baujahr>1924</baujahr><letztemodernisierung>2015</letztemodernisierung><zustand zustand_art="GEPFLEGT"/>
		<verkaufstatus stand="RESERVIERT"/>
		<energiepass>
			<epart>BEDARF</epart><gueltig_bis>2034-07-31</gueltig_bis><endenergiebedarf>112.4</endenergiebedarf>
			<wertklasse>D</wertklasse><ausstelldatum>2024-07-31</ausstelldatum>
		</energiepass>
		<user_defined_simplefield feldname="peb_nummer">20260105-0007001</user_defined_simplefield>
	</zustand_angaben>
	<freitexte>
		<objekttitel>Reihenhaus &amp; Garten</objekttitel><objektbeschreibung>Bezugsfertig.</objektbeschreibung>
		<lage>Ruhige Lage.</lage><ausstatt_beschr>Parkett.</ausstatt_beschr><sonstige_angaben>Frei.</sonstige_angaben>
	</freitexte>
	<anhaenge>
		<anhang location="EXTERN" gruppe="TITELBILD"><anhangtitel>Vorderseite</anhangtitel><format>jpg</format>
			<daten><pfad>${media("1.jpg")}</pfad></daten></anhang>
		<anhang location="EXTERN" gruppe="DOKUMENTE"><anhangtitel>Plan</anhangtitel>
			<daten><pfad>${media("plan.pdf")}</pfad></daten></anhang>
		<anhang location="EXTERN" gruppe="FILMLINK"><daten><pfad>https://tour.example.com/film</pfad></daten></anhang>
	</anhaenge>
	<verwaltung_objekt>
		<objektadresse_freigeben>true</objektadresse_freigeben><verfuegbar_ab>2027-01-01</verfuegbar_ab>
		<haustiere>true</haustiere><denkmalgeschuetzt>true</denkmalgeschuetzt><vermietet>true</vermietet>
	</verwaltung_objekt>
	<verwaltung_techn>
		<objektnr_intern>B-12</objektnr_intern><objektnr_extern>6003</objektnr_extern><aktion aktionart="CHANGE"/>
		<openimmo_obid>OOF20260101</openimmo_obid><kennung_ursprung>onOffice</kennung_ursprung>
		<stand_vom>2026-11-18</stand_vom><sprache>de-DE</sprache>
	</verwaltung_techn>
</immobilie>`;
