import type { Language } from "../../../../domain/language";
import { localities } from "../../../../domain/localities/localities";

/** Label with its position and rank; 0 is the largest. */
export type MapLabel = [name: string, longitude: number, latitude: number, rank: number];

const largest = "Brussel Antwerpen Gent Luik Charleroi Namen Brugge Luxemburg Leuven Bergen Hasselt Kortrijk";

const large = `Aalst Mechelen La_Louvière Sint-Niklaas Oostende Doornik Genk Roeselare Verviers Turnhout Aarlen Bastenaken
	Dinant Eupen Knokke-Heist Esch-sur-Alzette Esch-Alzette Ettelbruck Echternach Diekirch Wiltz Ieper Veurne
	Tongeren-Borgloon Geel Mol Waver Nijvel Aat Moeskroen Marche-en-Famenne Virton Chimay Couvin Philippeville Hoei Spa
	Malmedy Sankt_Vith Vielsalm Durbuy Neufchâteau Libramont-Chevigny Bouillon Maaseik Lommel Sint-Truiden Diest Tienen
	Halle Ninove Oudenaarde Ronse Eeklo Lokeren Dendermonde Lier Herentals Diksmuide De_Panne Clervaux Remich
	Grevenmacher Vianden Gembloers Andenne Ciney Beauraing Rochefort Zinnik Thuin Borgworm Bilzen-Hoeselt Mersch`;

function names(text: string): Set<string> {
	return new Set(text.split(/\s+/).map((name) => name.replaceAll("_", " ")));
}

/** Returns the labels of all municipalities in one language. */
export function mapLabels(language: Language): MapLabel[] {
	const first = names(largest);
	const second = names(large);
	return localities.map((locality) => {
		const rank = first.has(locality.names.nl) ? 0 : second.has(locality.names.nl) ? 1 : 2;
		return [locality.names[language], locality.lng, locality.lat, rank];
	});
}
