import type { Picture, Property } from "../../app/domain/property/property.ts";
import catalogue from "../studio/catalogue.json" with { type: "json" };
import type { Draft } from "./drafts.ts";
import type { Kind } from "./property-types.ts";
import { createRandom } from "./random.ts";
import type { Text } from "./vocabulary.ts";

const PICTURE_WIDTH = 1600;

/** Possible opening pictures as kinds of the catalogue, and the rooms that follow, most important first. */
const albums: Record<Kind, { exteriors: readonly string[]; rooms: readonly string[] }> = {
	terraced: {
		exteriors: ["terraced"],
		rooms: ["living", "kitchen", "bedroom", "bathroom", "stairs", "bedroom", "study", "living"],
	},
	semi: {
		exteriors: ["bungalow", "villa"],
		rooms: ["living", "kitchen", "bedroom", "bathroom", "bedroom", "study", "living"],
	},
	mansion: {
		exteriors: ["terraced", "townhouse-shop"],
		rooms: ["stairs", "living", "living", "kitchen", "bedroom", "bathroom", "study", "bedroom"],
	},
	villa: {
		exteriors: ["villa"],
		rooms: ["living", "kitchen", "living", "bedroom", "bathroom", "study", "bedroom", "stairs"],
	},
	farmhouse: {
		exteriors: ["farmhouse"],
		rooms: ["kitchen", "living", "bedroom", "bathroom", "stairs", "bedroom", "land"],
	},
	bungalow: { exteriors: ["bungalow"], rooms: ["living", "kitchen", "bedroom", "bathroom", "bedroom", "study"] },
	flat: { exteriors: ["apartment"], rooms: ["living", "kitchen", "bedroom", "bathroom", "bedroom", "living"] },
	duplex: {
		exteriors: ["apartment", "new-build"],
		rooms: ["living", "stairs", "kitchen", "bedroom", "bathroom", "bedroom", "study"],
	},
	penthouse: {
		exteriors: ["penthouse", "new-build"],
		rooms: ["living", "kitchen", "living", "bedroom", "bathroom", "study"],
	},
	studio: { exteriors: ["apartment"], rooms: ["living", "kitchen", "bathroom"] },
	ground: { exteriors: ["apartment"], rooms: ["living", "kitchen", "bedroom", "bathroom", "bedroom"] },
	office: { exteriors: ["office"], rooms: ["study", "stairs", "kitchen"] },
	practice: { exteriors: ["office", "terraced"], rooms: ["study", "stairs", "bathroom"] },
	shop: { exteriors: ["townhouse-shop"], rooms: ["retail", "retail", "study"] },
	shopWithFlat: {
		exteriors: ["townhouse-shop"],
		rooms: ["retail", "living", "kitchen", "bedroom", "bathroom", "retail"],
	},
	catering: { exteriors: ["townhouse-shop"], rooms: ["retail", "kitchen", "retail"] },
	investment: {
		exteriors: ["apartment", "townhouse-shop"],
		rooms: ["living", "kitchen", "bedroom", "bathroom", "stairs"],
	},
	warehouse: { exteriors: ["warehouse"], rooms: ["study"] },
	workshop: { exteriors: ["warehouse"], rooms: ["study", "stairs"] },
	plot: { exteriors: ["land"], rooms: ["land"] },
	field: { exteriors: ["land"], rooms: ["land"] },
	garage: { exteriors: ["garage"], rooms: [] },
	parking: { exteriors: ["garage"], rooms: [] },
};

type Entry = { name: string; kind: string; view: string; alt: Text };
const entries: readonly Entry[] = catalogue;

function namesOf(kind: string): string[] {
	return entries.filter((entry) => entry.kind === kind && entry.view !== "panorama").map((entry) => entry.name);
}

/** Candidates for the opening picture of a property. */
export function openingPictures(draft: Pick<Draft, "kind" | "project">): string[] {
	if (draft.project !== null && draft.kind !== "penthouse") return namesOf("new-build");
	return albums[draft.kind].exteriors.flatMap(namesOf);
}

/** Album with its opening picture: no picture twice, fewer rooms for small properties. */
export function albumOf(draft: Draft, opening: string): string[] {
	const random = createRandom(draft.id * 104_729);
	const used = [opening];
	for (const room of albums[draft.kind].rooms) {
		const left = namesOf(room).filter((name) => !used.includes(name));
		if (left.length > 0) used.push(random.pick(left));
	}
	const longest = draft.group === "house" ? random.int(6, 9) : random.int(4, 7);
	return used.slice(0, longest);
}

export function toPictures(origin: string, names: readonly string[]): Picture[] {
	return names.map((name, index) => ({
		Url: `${origin}/media/${name}-${PICTURE_WIDTH}.jpg`,
		Order: index + 1,
		Caption: captionOf(name),
	}));
}

function captionOf(name: string): Text | null {
	const alt = entries.find((entry) => entry.name === name)?.alt;
	return alt === undefined || alt.nl === "" ? null : alt;
}

/** Freely licensed films of the Blender Foundation, in place of an agency's own. */
const videos = [
	"https://www.youtube.com/watch?v=aqz-KE-bpKQ",
	"https://vimeo.com/1084537",
	"https://download.blender.org/durian/trailer/sintel_trailer-480p.mp4",
	"https://youtu.be/aqz-KE-bpKQ",
] as const;

/** Every seventh property has a film, every ninth a tour. */
export function mediaFields(draft: Draft, origin: string): Partial<Property> {
	if (draft.group === "land" || draft.group === "garage") return {};
	const panoramas = entries.filter((entry) => entry.view === "panorama").map((entry) => entry.name);
	const tours = [
		...panoramas.map((name) => `${origin}/media/${name}.jpg`),
		"https://my.matterport.com/show/?m=SxQL3iGyoDo",
	];
	return {
		Videos: draft.id % 7 === 0 ? [videos[Math.floor(draft.id / 7) % videos.length]!] : [],
		VirtualTour: draft.id % 9 === 4 ? tours[Math.floor(draft.id / 9) % tours.length] : null,
	};
}
