import { type Words, words } from "../../../../app/domain/language";
import { asText, figureOf, flagOf, textOf } from "../values";
import type { Estate } from "./service";

/** Flags in the groups of `features`, and words in `amenities`. */
const features: ReadonlyMap<string, Words> = new Map([
	["home_automation", words("Domotica", "Domotique", "Home automation", "Hausautomation")],
	["water_softener", words("Waterverzachter", "Adoucisseur d’eau", "Water softener", "Wasserenthärter")],
	["fireplace", words("Open haard", "Feu ouvert", "Fireplace", "Kamin")],
	["walk_in_closet", words("Dressing", "Dressing", "Walk-in closet", "Ankleidezimmer")],
	["home_cinema", words("Filmzaal", "Home cinéma", "Home cinema", "Heimkino")],
	["wine_cellar", words("Wijnkelder", "Cave à vin", "Wine cellar", "Weinkeller")],
	["sauna", words("Sauna", "Sauna", "Sauna", "Sauna")],
	["fitness_room", words("Fitnessruimte", "Salle de fitness", "Fitness room", "Fitnessraum")],
	["solar_panels", words("Zonnepanelen", "Panneaux solaires", "Solar panels", "Photovoltaikanlage")],
	["solar_boiler", words("Zonneboiler", "Chauffe-eau solaire", "Solar boiler", "Solarthermie")],
	[
		"rainwater_harvesting",
		words("Regenwaterput", "Récupération d’eau de pluie", "Rainwater harvesting", "Regenwassernutzung"),
	],
	["insulated_roof", words("Geïsoleerd dak", "Toiture isolée", "Insulated roof", "Gedämmtes Dach")],
	["alarm", words("Alarm", "Alarme", "Alarm", "Alarmanlage")],
	["concierge", words("Conciërge", "Concierge", "Concierge", "Hausmeister")],
	["video_surveillance", words("Camerabewaking", "Vidéosurveillance", "Video surveillance", "Videoüberwachung")],
	["central_heating", words("Centrale verwarming", "Chauffage central", "Central heating", "Zentralheizung")],
	["floor_heating", words("Vloerverwarming", "Chauffage au sol", "Floor heating", "Fußbodenheizung")],
	["air_conditioning", words("Airconditioning", "Climatisation", "Air conditioning", "Klimaanlage")],
	["pool", words("Zwembad", "Piscine", "Swimming pool", "Schwimmbad")],
	["guesthouse", words("Gastenverblijf", "Maison d’amis", "Guest house", "Gästehaus")],
	["parking", words("Parkeerplaats", "Parking", "Parking space", "Stellplatz")],
]);

const rooms: ReadonlyMap<string, Words> = new Map([
	["living_room", words("Woonkamer", "Séjour", "Living room", "Wohnzimmer")],
	["dining_room", words("Eetkamer", "Salle à manger", "Dining room", "Esszimmer")],
	["kitchen", words("Keuken", "Cuisine", "Kitchen", "Küche")],
	["bedroom", words("Slaapkamer", "Chambre", "Bedroom", "Schlafzimmer")],
	["bathroom", words("Badkamer", "Salle de bains", "Bathroom", "Badezimmer")],
	["office", words("Bureau", "Bureau", "Study", "Arbeitszimmer")],
	["basement", words("Kelder", "Cave", "Basement", "Keller")],
	["attic", words("Zolder", "Grenier", "Attic", "Dachboden")],
	["garage", words("Garage", "Garage", "Garage", "Garage")],
]);

const occupied = words("Bewoond", "Occupé", "Occupied", "Bewohnt");
const costs = words("Kosten", "Frais", "Costs", "Kosten");
const renovation = words("Renovatie", "Rénovation", "Renovation", "Renovierung");

type Said = {
	/** Names of set features and amenities. */
	present: readonly string[];
	rooms: readonly Estate[];
	surfaceOf(room: Estate): unknown;
	isOccupied: unknown;
	costs: Record<string, unknown> | null;
	renovation: Record<string, unknown> | null;
};

/** Values of an estate without a field in the feed. */
export function extrasOf(said: Said): object[] {
	const present = [...new Set(said.present)].flatMap((name) => {
		const Label = features.get(name);
		return Label ? [{ Key: name, Label, Value: true }] : [];
	});
	const texts = [
		{ Key: "costs", Label: costs, Value: said.costs },
		{ Key: "renovation", Label: renovation, Value: said.renovation },
	].filter(({ Value }) => Value !== null);
	const lived = flagOf(said.isOccupied) === true ? [{ Key: "occupied", Label: occupied, Value: true }] : [];
	return [...present, ...roomsIn(said), ...lived, ...texts];
}

/** Rooms with their surface: `Bedroom 2: 14 m²`. */
function roomsIn({ rooms: all, surfaceOf }: Said): object[] {
	return all.flatMap((room) => {
		const type = asText(textOf(room.type));
		const name = rooms.get(type);
		const Value = surfaceOf(room);
		if (!name || typeof Value !== "number") return [];
		const alike = all.filter((other) => textOf(other.type) === type);
		const number = numbersOf(alike)[alike.indexOf(room)];
		const Label =
			alike.length === 1
				? name
				: Object.fromEntries(Object.entries(name).map(([language, text]) => [language, `${text} ${number}`]));
		return [{ Key: `${type}-${number}`, Label, Value, Unit: "m2" }];
	});
}

/** Numbers of rooms of one type: their ordinals when unique, else their position. */
function numbersOf(alike: readonly Estate[]): number[] {
	const own = alike.map((room) => figureOf(room.ordinal, "number")).filter((ordinal) => typeof ordinal === "number");
	return new Set(own).size === alike.length ? own : alike.map((_, index) => index + 1);
}
