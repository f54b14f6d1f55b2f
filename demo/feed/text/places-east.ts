import type { Phrase } from "./phrase.ts";

/** Sentences on living in the demo's German-speaking municipalities. */
export const easternLocalities = {
	eupen: [
		[
			"Eupen is het hart van de Duitstalige Gemeenschap, met scholen en diensten in het Duits.",
			"Eupen est le cœur de la Communauté germanophone, avec écoles et services en allemand.",
			"Eupen is the heart of the German-speaking Community, with schools and services in German.",
			"Eupen ist das Herz der Deutschsprachigen Gemeinschaft, mit Schulen und Diensten in deutscher Sprache.",
		],
		[
			"De Wesertalsperre en het Hertogenwoud liggen vlak bij Eupen.",
			"Le barrage de la Vesdre et le Hertogenwald sont tout près d’Eupen.",
			"The Vesdre dam and the Hertogenwald forest are close to Eupen.",
			"Wesertalsperre und Hertogenwald liegen gleich bei Eupen.",
		],
		[
			"Aken ligt vanuit Eupen op twintig minuten, Luik op een halfuur.",
			"D’Eupen, Aix-la-Chapelle est à vingt minutes, Liège à une demi-heure.",
			"From Eupen, Aachen is twenty minutes away and Liège half an hour.",
			"Von Eupen ist Aachen zwanzig Minuten entfernt, Lüttich eine halbe Stunde.",
		],
	],
	sanktVith: [
		[
			"Sankt Vith ligt aan de Vennbahn, een van de langste spoorwegfietspaden van Europa.",
			"Saint-Vith se trouve sur la Vennbahn, l’une des plus longues voies vertes d’Europe.",
			"Sankt Vith lies on the Vennbahn, one of Europe’s longest rail trails.",
			"Sankt Vith liegt an der Vennbahn, einem der längsten Bahntrassenradwege Europas.",
		],
		[
			"De E42 verbindt Sankt Vith met Luik en Trier.",
			"La E42 relie Saint-Vith à Liège et à Trèves.",
			"The E42 links Sankt Vith with Liège and Trier.",
			"Die E42 verbindet Sankt Vith mit Lüttich und Trier.",
		],
	],
	kelmis: [
		[
			"Vanuit Kelmis wandelt u naar het drielandenpunt en rijdt u in een kwartier naar Aken.",
			"De La Calamine, on marche jusqu’aux Trois Bornes et Aix-la-Chapelle est à un quart d’heure.",
			"From Kelmis you can walk to the three-country point and reach Aachen in a quarter of an hour.",
			"Von Kelmis wandert man zum Dreiländereck und ist in einer Viertelstunde in Aachen.",
		],
		[
			"Kelmis is een dorp met alles op wandelafstand en drie talen op straat.",
			"La Calamine est un village où tout se fait à pied et où l’on entend trois langues.",
			"Kelmis is a village with everything within walking distance and three languages in the street.",
			"Kelmis ist ein Ort mit kurzen Wegen und drei Sprachen auf der Straße.",
		],
	],
	raeren: [
		[
			"Raeren ligt tussen Aken en het Venn, landelijk en toch dicht bij alles.",
			"Raeren se situe entre Aix-la-Chapelle et les Fagnes, à la campagne et proche de tout.",
			"Raeren lies between Aachen and the Fens, rural and yet close to everything.",
			"Raeren liegt zwischen Aachen und dem Venn, ländlich und doch nah an allem.",
		],
		[
			"De burcht en het pottenbakkersmuseum van Raeren staan midden in het groen.",
			"Le château et le musée de la poterie de Raeren se trouvent en pleine verdure.",
			"The castle and pottery museum of Raeren stand amid greenery.",
			"Burg und Töpfereimuseum von Raeren stehen mitten im Grünen.",
		],
	],
	buetgenbach: [
		[
			"Het meer van Bütgenbach, met strand en zeilschool, ligt op wandelafstand.",
			"Le lac de Butgenbach, avec sa plage et son école de voile, est accessible à pied.",
			"Lake Bütgenbach, with its beach and sailing school, is within walking distance.",
			"Der See von Bütgenbach mit Strand und Segelschule ist zu Fuß erreichbar.",
		],
		[
			"’s Winters vertrekt u in Bütgenbach op langlaufski’s, ’s zomers met de fiets.",
			"À Butgenbach, on part l’hiver à ski de fond et l’été à vélo.",
			"In Bütgenbach you set out on cross-country skis in winter and by bicycle in summer.",
			"In Bütgenbach startet man im Winter auf Langlaufskiern, im Sommer mit dem Rad.",
		],
	],
} satisfies Record<string, readonly Phrase[]>;
