/**
 * Parts of municipalities that people search by name: those with their own postcode (`zip`), and former municipalities
 * whose name is half of a merged one's. Source: the Belgian postcodes; decrees on the mergers of 2019 and 2025.
 */
export type MunicipalityPart = { name: string; zip: string | null; municipality: string };

/** Parts by the Dutch name of the municipality: `postcode name`, or a name alone for the whole municipality. */
const parts: Readonly<Record<string, readonly string[]>> = {
	Antwerpen: [
		"2600 Berchem",
		"2140 Borgerhout",
		"2100 Deurne",
		"2170 Merksem",
		"2180 Ekeren",
		"2660 Hoboken",
		"2610 Wilrijk",
		"2150 Borsbeek",
	],
	Gent: [
		"9050 Gentbrugge",
		"9050 Ledeberg",
		"9040 Sint-Amandsberg",
		"9030 Mariakerke",
		"9031 Drongen",
		"9032 Wondelgem",
		"9041 Oostakker",
		"9051 Sint-Denijs-Westrem",
		"9052 Zwijnaarde",
	],
	Leuven: ["3001 Heverlee", "3010 Kessel-Lo", "3012 Wilsele", "3018 Wijgmaal"],
	Brussel: ["1020 Laken", "1020 Laeken", "1120 Neder-Over-Heembeek", "1130 Haren"],
	Brugge: [
		"8310 Assebroek",
		"8310 Sint-Kruis",
		"8200 Sint-Andries",
		"8200 Sint-Michiels",
		"8380 Zeebrugge",
		"8380 Lissewege",
	],
	Oostende: ["Ostend"],
	Mechelen: ["2811 Hombeek", "2812 Muizen"],
	Kortrijk: ["8501 Heule", "8510 Marke"],
	Hasselt: ["3510 Kermt", "3511 Kuringen"],
	Namen: ["5100 Jambes", "5100 Wépion", "5101 Erpent", "5002 Saint-Servais", "5004 Bouge"],
	Luik: ["4030 Grivegnée", "4031 Angleur", "4020 Bressoux"],
	Bergen: ["7012 Jemappes", "7033 Cuesmes"],
	Charleroi: ["6041 Gosselies", "6040 Jumet", "6001 Marcinelle", "6060 Gilly", "6032 Mont-sur-Marchienne"],
	"Ottignies-Louvain-la-Neuve": ["1348 Louvain-la-Neuve", "1348 LLN", "Ottignies"],
	Eupen: ["4701 Kettenis"],
	Raeren: ["4731 Eynatten", "4730 Hauset"],
	Kelmis: ["4728 Hergenrath", "4721 Neu-Moresnet"],
	"Merelbeke-Melle": ["Merelbeke", "Melle"],
	"Beveren-Kruibeke-Zwijndrecht": ["Beveren", "Kruibeke", "Zwijndrecht"],
	"Tessenderlo-Ham": ["Tessenderlo", "Ham"],
	"Knokke-Heist": ["Knokke", "Het Zoute"],
	"Sint-Martens-Latem": ["Latem"],
};

export const municipalityParts: readonly MunicipalityPart[] = Object.entries(parts).flatMap(([municipality, names]) =>
	names.map((text) => {
		const [, zip = null, name = text] = /^(\d{4}) (.+)$/.exec(text) ?? [];
		return { name, zip, municipality };
	}),
);
