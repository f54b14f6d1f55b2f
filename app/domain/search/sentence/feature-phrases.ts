import type { Language } from "../../language";
import type { Feature } from "./meaning";

/** Phrases for each boolean filter in a sentence, separated by `|`; the first is used as a label in lists. */
export const featurePhrases: Readonly<Record<Feature, Readonly<Record<Language, string>>>> = {
	terrace: {
		nl: "terras|terrassen|dakterras|terrasje|zonneterras",
		fr: "terrasse|terrasses|toit terrasse|grande terrasse",
		en: "terrace|terraces|roof terrace|patio|large terrace",
		de: "Terrasse|terrassen|dachterrasse|grosse terrasse|sonnenterrasse",
	},
	garden: {
		nl: "tuin|tuintje|stadstuin|grote tuin|ruime tuin|kleine tuin|mooie tuin|zuidtuin",
		fr: "jardin|jardins|jardinet|grand jardin|petit jardin|beau jardin",
		en: "garden|gardens|yard|large garden|big garden|small garden",
		de: "Garten|grosser garten|grossem garten|kleiner garten|kleinem garten|gartenanteil",
	},
	elevator: {
		nl: "lift",
		fr: "ascenseur|ascenseurs|lift",
		en: "lift|elevator|elevators",
		de: "Aufzug|lift|fahrstuhl|aufzugs",
	},
	furnished: {
		nl: "gemeubeld|gemeubelde|bemeubeld|bemeubelde|gemeubileerd|gemeubileerde",
		fr: "meublé|meublee|meubles|meublees",
		en: "furnished",
		de: "möbliert|moblierte|moblierter|mobliertes|moblierten",
	},
	openHouse: {
		nl: "kijkdag|kijkdagen|opendeurdag|open huis|open deur",
		fr: "portes ouvertes|porte ouverte|journée portes ouvertes",
		en: "open day|open days|open house|open houses",
		de: "Besichtigungstag|besichtigungstage|offene besichtigung|tag der offenen tur",
	},
	newBuild: {
		nl: "nieuwbouw|nieuwbouwproject|nieuwe woning|nieuwe bouw",
		fr: "construction neuve|constructions neuves|nouvelle construction|nouvelles constructions|neuf|neuve|neufs|projet neuf|bien neuf",
		en: "new build|new builds|newbuild|newly built|new construction|brand new|new development",
		de: "Neubau|neubauten|neubauprojekt|erstbezug",
	},
	stepFree: {
		nl: "drempelvrije toegang|drempelvrij|rolstoeltoegankelijk|toegankelijk voor rolstoelen|zonder drempel",
		fr: "entrée de plain-pied|accessible aux fauteuils roulants|accessible en fauteuil roulant|accessible pmr|sans marche|sans marches",
		en: "step-free entrance|step free|step free access|wheelchair accessible|wheelchair access",
		de: "stufenloser Eingang|stufenlos|barrierefrei|barrierefreie|barrierefreier|rollstuhlgerecht|rollstuhlgerechte|ebenerdig",
	},
	wideDoors: {
		nl: "brede deuren|brede deur|bredere deuren",
		fr: "portes larges|porte large|larges portes",
		en: "wide doors|wide door|wide doorways|wider doors",
		de: "breite Türen|breiten turen|breite tur|breitere turen",
	},
	stepFreeShower: {
		nl: "drempelvrije douche|drempelloze douche|douche zonder drempel|rolstoeldouche",
		fr: "douche de plain-pied|douche sans seuil|douche sans ressaut",
		en: "step-free shower|level access shower|roll in shower|shower without a step",
		de: "bodengleiche Dusche|bodengleicher dusche|ebenerdige dusche|barrierefreie dusche|schwellenlose dusche",
	},
	parkingNear: {
		nl: "parkeren vlakbij|parkeerplaats vlakbij|parking vlakbij|parkeren in de buurt",
		fr: "stationnement à proximité|parking a proximite|stationnement proche|parking proche",
		en: "parking close by|parking nearby|parking near by|nearby parking",
		de: "Parkplatz in der Nähe|parkplatze in der nahe|parken in der nahe|stellplatz in der nahe",
	},
};
