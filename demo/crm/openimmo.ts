import { readFile } from "node:fs/promises";
import type { Call, PictureAddress, Reply } from "./call.ts";
import { type DemoProperty, demoProperties } from "./properties.ts";
import { zipOf } from "./zip.ts";

/** Export of an agency: all properties in one file. */
export type OpenImmoExport = {
	token: string;
	/** ZIP of all properties and their embedded pictures. */
	file: Uint8Array;
};

export const OPENIMMO_FILE = "angebot.zip";

/** Answers requests for the export; requires the token. */
export function openImmoReply(agency: OpenImmoExport, { path, token }: Call): Reply {
	if (token !== agency.token) return { status: 401, body: { message: "Unauthorized" } };
	return path === OPENIMMO_FILE ? { status: 200, body: agency.file } : { status: 404, body: null };
}

/** The agency's reference: a number, or a name for offices in Luxembourg. */
function numberOf({ id, office }: DemoProperty): string {
	return office === 43 ? `LU-${id}` : String(id);
}

const kinds: Record<DemoProperty["kind"], { element: string; attribute: string; usual: string }> = {
	house: { element: "haus", attribute: "haustyp", usual: "EINFAMILIENHAUS" },
	apartment: { element: "wohnung", attribute: "wohnungtyp", usual: "ETAGE" },
	land: { element: "grundstueck", attribute: "grundst_typ", usual: "WOHNEN" },
	office: { element: "buero_praxen", attribute: "buero_typ", usual: "BUEROFLAECHE" },
	garage: { element: "parken", attribute: "parken_typ", usual: "STELLPLATZ" },
};
const subTypes: Record<number, string> = {
	12: "HERRENHAUS",
	13: "VILLA",
	18: "MAISONETTE",
	19: "PENTHOUSE",
	21: "APARTMENT",
};
const countries: Record<DemoProperty["country"], string> = { BE: "BEL", LU: "LUX", FR: "FRA" };
const stands: Partial<Record<DemoProperty["standing"], string>> = {
	option: "RESERVIERT",
	offer: "RESERVIERT",
	sold: "VERKAUFT",
	rented: "VERKAUFT",
};

/**
 * A property in OpenImmo's format, with the variants of real exporters: amounts and flags in several notations, missing
 * values as zero or an empty element, Luxembourg postcodes with a prefix and the energy class as an attribute, a
 * certificate's number in a custom field, the title picture last, and some pictures with a path on the sender's
 * machine.
 */
function immobilieOf(property: DemoProperty, picture: PictureAddress): string {
	const isOdd = property.id % 2 === 1;
	const amount = (value: number | undefined) =>
		value === undefined ? "" : isOdd ? value.toFixed(2) : `${value.toLocaleString("de-DE")},00`;
	const flag = (isSet: boolean) => (isOdd ? String(isSet) : isSet ? "1" : "0");
	const { element, attribute, usual } = kinds[property.kind];
	const isAuction = property.deal === "public-sale";
	const rent = property.deal === "seasonal" ? `<pauschalmiete>${amount(property.price)}</pauschalmiete>` : "";
	const zip = property.country === "LU" ? `L-${property.zip}` : property.zip;
	const isWalloon = property.country === "BE" && /^[4-7]/.test(property.zip);
	const energy = property.energy?.split("-")[0] ?? "";
	const label = property.label ?? "";
	return `<immobilie>
<objektkategorie>
	<nutzungsart WOHNEN="${flag(property.kind === "house" || property.kind === "apartment")}" GEWERBE="${flag(property.kind === "office")}"/>
	<vermarktungsart KAUF="${flag(!property.rental)}" MIETE_PACHT="${flag(property.rental === true)}"/>
	<objektart><${element} ${attribute}="${subTypes[property.sub.id] ?? usual}"/></objektart>
</objektkategorie>
<geo>
	<plz>${zip}</plz><ort>${escaped(property.city[isWalloon ? "fr" : "nl"])}</ort>
	<strasse>${escaped(property.street)}</strasse><hausnummer>${property.number}${property.box ? ` / ${property.box}` : ""}</hausnummer>
	<geokoordinaten breitengrad="${property.point[0]}" laengengrad="${isOdd ? property.point[1] : String(property.point[1]).replace(".", ",")}"/>
	<land iso_land="${countries[property.country]}"/><etage>${property.floor ?? ""}</etage>
</geo>
<kontaktperson>
	<vorname>Test</vorname><name>Makelaar ${property.office}</name><firma>Kantoor ${property.office}</firma>
	<email_zentrale>office.${property.office}@agency.example</email_zentrale>
	<email_direkt>makelaar.${property.office}@agency.example</email_direkt><tel_durchw>09 000 00 00</tel_durchw>
</kontaktperson>
<preise>
	<kaufpreis auf_anfrage="${flag(property.showsPrice === false)}">${property.rental ? "0.00" : amount(property.price)}</kaufpreis>
	${property.rental ? `<kaltmiete>${amount(property.price)}</kaltmiete>` : ""}${rent}
	<nebenkosten>${property.charges === undefined ? "0" : amount(property.charges)}</nebenkosten>
	<kaution>${property.rental && !property.deal ? (isOdd ? amount(property.price * 2) : "2 Monatsmieten") : ""}</kaution>
	${property.deal === "seasonal" ? '<preis_zeiteinheit zeiteinheit="WOCHE"/>' : ""}
	<waehrung iso_waehrung="EUR"/>
</preise>
${isAuction ? "<versteigerung><zwangsversteigerung>true</zwangsversteigerung></versteigerung>" : ""}
<flaechen>
	<wohnflaeche>${property.area === undefined ? "0.00" : `${property.area}${isOdd ? ".00" : " m²"}`}</wohnflaeche>
	<grundstuecksflaeche>${amount(property.ground) || "0"}</grundstuecksflaeche>
	<anzahl_schlafzimmer>${property.bedrooms === undefined ? "0" : property.bedrooms.toFixed(2)}</anzahl_schlafzimmer>
	<anzahl_badezimmer>${property.bathrooms === undefined ? "" : property.bathrooms.toFixed(1)}</anzahl_badezimmer>
</flaechen>
<ausstattung>
	<kueche EBK="${flag(property.kind === "apartment")}"/><heizungsart ZENTRAL="${flag(property.kind === "house")}"/>
	<befeuerung GAS="${flag(property.kind === "house")}"/><fahrstuhl PERSONEN="${flag(property.floor !== undefined)}"/>
	<gartennutzung>${flag(property.kind === "house")}</gartennutzung>
</ausstattung>
<zustand_angaben>
	<baujahr>${property.year ?? 0}</baujahr><zustand zustand_art="${property.year && property.year < 1950 ? "TEIL_VOLLRENOVIERT" : "GEPFLEGT"}"/>
	<verkaufstatus stand="${stands[property.standing] ?? "OFFEN"}"/>
	${property.country === "LU" ? `<energiepass epasstext_gebaeude="${label}"/>` : `<energiepass><epart>BEDARF</epart><endenergiebedarf>${energy}</endenergiebedarf><wertklasse>${label}</wertklasse></energiepass>`}
	${property.certificate ? `<user_defined_simplefield feldname="${isWalloon ? "peb_numero" : "EPC_certificaatnr"}">${property.certificate}</user_defined_simplefield>` : ""}
</zustand_angaben>
<freitexte>
	<objekttitel>${escaped(property.title ?? "")}</objekttitel>
	<objektbeschreibung><![CDATA[${plain(property.text[isWalloon ? "fr" : "nl"])}]]></objektbeschreibung>
	<objekt_text lang="${isWalloon ? "nl-BE" : "fr-BE"}">${escaped(plain(property.text[isWalloon ? "nl" : "fr"]))}</objekt_text>
</freitexte>
<anhaenge>${property.pictures
		.map((name, index) => attachment(property, name, index, picture))
		.toReversed()
		.join("\n")}
	<anhang location="EXTERN" gruppe="DOKUMENTE"><anhangtitel>Technische fiche</anhangtitel><format>application/pdf</format><daten><pfad>${picture(property.pictures[0] ?? "land-1", 1600)}</pfad></daten></anhang>
</anhaenge>
<verwaltung_objekt><objektadresse_freigeben>${flag(property.showsAddress === true)}</objektadresse_freigeben><verfuegbar_ab>${property.rental ? "sofort" : ""}</verfuegbar_ab></verwaltung_objekt>
<verwaltung_techn>
	<objektnr_intern>${property.id}</objektnr_intern><objektnr_extern>${numberOf(property)}</objektnr_extern>
	<aktion aktionart="CHANGE"/><openimmo_obid>OI${property.id}DEMO</openimmo_obid>
	<stand_vom>2026-11-18+01:00</stand_vom><sprache>${isWalloon ? "fr-BE" : "nl-BE"}</sprache>
</verwaltung_techn>
</immobilie>`;
}

/** Offices in Luxembourg embed their pictures; the others give a URL, some without a group. */
function attachment(property: DemoProperty, name: string, index: number, picture: PictureAddress): string {
	const group = index === 0 ? ' gruppe="TITELBILD"' : property.id % 3 === 0 ? "" : ' gruppe="BILD"';
	const isEnclosed = property.office === 43;
	const where = isEnclosed ? `C:\\Export\\Bilder\\${name.toUpperCase()}.JPG` : picture(name, 1600);
	return `<anhang location="${isEnclosed ? "INTERN" : "EXTERN"}"${group}><anhangtitel/><format>jpg</format><daten><pfad>${where}</pfad></daten></anhang>`;
}

function fileOf(properties: readonly string[]): string {
	return `<?xml version="1.0" encoding="ISO-8859-1"?>
<!-- <immobilie> of the exporter's own test -->
<openimmo xmlns="http://www.openimmo.de">
<uebertragung art="OFFLINE" umfang="VOLL" modus="NEW" version="1.2.7" sendersoftware="DEMO" techn_email="export@agency.example"/>
<anbieter><anbieternr>DEMO</anbieternr><firma>Kantoor</firma><openimmo_anid>OIDEMO</openimmo_anid>
${properties.join("\n")}
</anbieter>
</openimmo>`;
}

/** Encodes as Latin-1, with character references for other characters. */
function latin1(text: string): Uint8Array {
	const written = text.replaceAll(/[^\0-\u00ff]/g, (sign) => `&#${sign.codePointAt(0)};`);
	return Uint8Array.from(written, (sign) => sign.charCodeAt(0));
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function plain(html: string): string {
	return html
		.replaceAll("</p>", "\n")
		.replaceAll(/<[^>]+>/g, "")
		.replaceAll("’", "'")
		.trim();
}

/** OpenImmo has no term for a take-over; properties in preparation are not exported. */
const offered = demoProperties.filter(({ deal, standing }) => deal !== "take-over" && standing !== "preparation");

/** The demo agency. The ZIP also contains stray files of another system's archiver. */
export async function demoOpenImmo(
	{ password }: { password: string },
	picture: PictureAddress,
	fileOfPicture: (name: string) => string,
): Promise<OpenImmoExport> {
	const enclosed = new Set(offered.filter(({ office }) => office === 43).flatMap(({ pictures }) => pictures));
	const pictures = await Promise.all(
		[...enclosed].map(
			async (name) => [`bilder/${name}.jpg`, await readFile(fileOfPicture(`${name}-400.jpg`))] as const,
		),
	);
	const xml = latin1(fileOf(offered.map((property) => immobilieOf(property, picture))));
	const files = { "__MACOSX/._angebot.xml": new Uint8Array([0, 5, 22, 7]), "export/angebot.xml": xml };
	return { token: password, file: await zipOf({ ...files, ...Object.fromEntries(pictures) }) };
}
