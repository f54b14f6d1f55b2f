import type { PropertyDocument } from "../../app/domain/property/property.ts";
import type { Draft } from "./drafts.ts";
import type { Text } from "./vocabulary.ts";

/** Sample documents in public/demo: one page each, marked as an example. */
export const papers = {
	"energy-certificate": {
		nl: "Energieprestatiecertificaat",
		fr: "Certificat de performance énergétique",
		en: "Energy certificate",
		de: "Energieausweis",
	},
	"floor-plan": { nl: "Grondplan", fr: "Plan des niveaux", en: "Floor plan", de: "Grundriss" },
	"urban-planning": {
		nl: "Stedenbouwkundige inlichtingen",
		fr: "Renseignements urbanistiques",
		en: "Planning information",
		de: "Städtebauliche Auskunft",
	},
	"electrical-inspection": {
		nl: "Keuring van de elektrische installatie",
		fr: "Contrôle de l’installation électrique",
		en: "Inspection of the electrical system",
		de: "Prüfung der Elektroinstallation",
	},
	"soil-certificate": { nl: "Bodemattest", fr: "Attestation du sol", en: "Soil certificate", de: "Bodenbescheinigung" },
	"co-ownership": {
		nl: "Basisakte en reglement van mede-eigendom",
		fr: "Acte de base et règlement de copropriété",
		en: "Deed of co-ownership and regulations",
		de: "Teilungserklärung und Gemeinschaftsordnung",
	},
	specifications: { nl: "Lastenboek", fr: "Cahier des charges", en: "Specifications", de: "Baubeschreibung" },
	"price-list": { nl: "Prijslijst", fr: "Liste des prix", en: "Price list", de: "Preisliste" },
} as const satisfies Record<string, Text>;

export type Paper = keyof typeof papers;

export function toDocument(
	origin: string,
	owner: string,
	paper: Paper,
	access: "public" | "on-request",
): PropertyDocument {
	return { ID: `${owner}-${paper}`, Name: papers[paper], Url: `${origin}/demo/${paper}.pdf`, Access: access };
}

/** Documents of a property, public or on request. */
export function documentsOf(draft: Draft, origin: string): PropertyDocument[] {
	const { group, energy, place, project, rent, id } = draft;
	const owner = String(id);
	const open = (paper: Paper) => toDocument(origin, owner, paper, "public");
	const onRequest = (paper: Paper) => toDocument(origin, owner, paper, "on-request");
	if (group === "garage") return [];
	if (group === "land") return [open("urban-planning"), onRequest("soil-certificate")];
	const certificate = energy === null ? [] : [open("energy-certificate")];
	if (rent) return id % 3 === 0 ? [...certificate, open("floor-plan")] : certificate;
	if (project !== null) return [open("floor-plan"), onRequest("specifications")];
	const flanders = place.region === "flanders" ? [onRequest("soil-certificate")] : [];
	const shared = group === "flat" ? [onRequest("co-ownership")] : [];
	return [
		...certificate,
		open("floor-plan"),
		onRequest("urban-planning"),
		onRequest("electrical-inspection"),
		...flanders,
		...shared,
	];
}
