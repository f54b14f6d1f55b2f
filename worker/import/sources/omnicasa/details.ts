import * as z from "zod";
import { DAY_MS } from "../../../../app/domain/durations";
import type { RunMessage } from "../../../../app/domain/imports/message";
import type { Language } from "../../../../app/domain/language";
import { jsonOrNull } from "../../../platform/json-column";
import { runMessageSchema } from "../../../platform/records";
import { claimedId, type Finding, remarkOn } from "../../report/findings";
import { FeedError } from "../../source";
import { isFaultOfOne } from "../read";
import { asText, numberOf, textOf } from "../values";
import { type Item, type OmnicasaAccount, readProperty } from "./service";

/** What the list may leave out, of what has no language: a property's details say it. */
const fieldsOfDetails = [
	"Street",
	"HouseNumber",
	"BoxNr",
	"GoogleX",
	"GoogleY",
	"ChargesRenter",
	"ChargesOwner",
	"DepositAmount",
	"DateFree",
	"StartPrice",
	"NumberOfBedRooms",
	"NumberOfBathRooms",
	"NumberOfShowerRooms",
	"NumberOfToilets",
	"NumberOfGarages",
	"NumberOfParkings",
	"Floor",
	"SurfaceTotal",
	"SurfaceLiving",
	"SurfaceGround",
	"SurfaceGarden",
	"SurfaceTerrace",
	"SurfaceConstructed",
	"SurfaceStore",
	"ConstructionYear",
	"EnergyPerformance",
	"HasLift",
	"HasGarden",
	"HasFurnished",
	"HasCellar",
	"HasAttic",
	"HasTerrace",
	"HasGarage",
	"VirtualTour",
	"ManagerName",
	"ManagerEmail",
	"ManagerDirectPhone",
	"ManagerMobilePhone",
] as const;

/** Lists of pictures by their names in different accounts: where the list has any of them, it has the pictures. */
const pictureFields = ["XLargePictureItems", "LargePictures"] as const;

const keptSchema = z.array(
	z.object({
		id: z.number(),
		/** When the property was changed, as the list writes it. */
		changed: z.string(),
		/** Epoch milliseconds. */
		askedAt: z.number(),
		answer: z.union([z.object({ said: z.record(z.string(), z.unknown()) }), z.object({ why: runMessageSchema })]),
	}),
);

/** What was last said of a property's details, or why they could not be had. */
type KeptDetail = z.output<typeof keptSchema>[number];

export type KeptDetails = ReturnType<typeof createKeptDetails>;

const KEY = "omnicasa/details.json";

/**
 * What runs have read of details: they are read again only where a property has changed.
 * @param bucket a private one: details tell the address of a property also where it is hidden
 */
export function createKeptDetails(bucket: R2Bucket) {
	return {
		async read(): Promise<KeptDetail[]> {
			const object = await bucket.get(KEY);
			// What is damaged is read anew from the system: it must not end every run.
			return keptSchema.safeParse(object && jsonOrNull(await object.text())).data ?? [];
		},
		async write(details: readonly KeptDetail[]) {
			await bucket.put(KEY, JSON.stringify(details));
		},
	};
}

/** The rest is asked for by the next runs. */
const MOST_ASKED_A_RUN = 100;
/** A service that fails for so many may have no right to tell any. */
const MOST_FAILED_A_RUN = 5;
const LONGEST_MS_A_PAGE = 8_000;

export type DetailsOfRun = Awaited<ReturnType<typeof detailsOfRun>>;

/** The details that one run reads. */
export async function detailsOfRun(account: OmnicasaAccount, language: Language, kept: KeptDetails) {
	const known = new Map<unknown, KeptDetail>((await kept.read()).map((detail) => [detail.id, detail]));
	let left = MOST_ASKED_A_RUN;
	let failed = 0;

	async function answerOf(id: number, fields: readonly string[]): Promise<KeptDetail["answer"]> {
		try {
			const item = await readProperty(account, { id, language, fields });
			const said = fields.filter((field) => isSaid(item, field)).map((field) => [field, item[field]]);
			return { said: Object.fromEntries(said) };
		} catch (error) {
			if (!(error instanceof FeedError) || !isFaultOfOne(error.told)) throw error;
			return { why: error.told };
		}
	}

	/** @returns why the system as a whole does not answer: it is left alone until the next run */
	async function ask(items: readonly Item[]): Promise<RunMessage | null> {
		const until = Date.now() + LONGEST_MS_A_PAGE;
		for (const item of items) {
			const [id, fields, changed] = [numberOf(item.ID), leftOut(item), asText(textOf(item.LastChangedDate))];
			const askedAt = Date.now();
			if (typeof id !== "number" || fields.length === 0 || isCurrent(known.get(id), changed, askedAt)) continue;
			if (left === 0 || askedAt > until) return null;
			left--;
			try {
				const answer = await answerOf(id, fields);
				known.set(id, { id, changed, askedAt, answer });
				if ("why" in answer && ++failed === MOST_FAILED_A_RUN) left = 0;
			} catch (error) {
				if (!(error instanceof FeedError)) throw error;
				left = 0;
				return error.told;
			}
		}
		return null;
	}

	return {
		/** Properties of the list with what it leaves out and their details say. */
		async complete(items: readonly Item[]): Promise<{ items: Item[]; findings: Finding[] }> {
			const before = left;
			const why = await ask(items);
			if (left < before) await kept.write([...known.values()]);
			const findings = why ? [remarkOn("source", "details", { code: "list-unavailable", list: "details", why })] : [];
			const completed = items.map((item) => {
				const answer = known.get(numberOf(item.ID))?.answer;
				if (!answer) return item;
				if ("said" in answer) return { ...answer.said, ...sayingOf(item) };
				findings.push(remarkOn("property", claimedId(item), { code: "details-unavailable", why: answer.why }));
				return item;
			});
			return { items: completed, findings };
		},
		/** Forgets the properties that the list has no longer. @param ids those that it has */
		async keepOnly(ids: ReadonlySet<unknown>) {
			const listed = [...known.values()].filter(({ id }) => ids.has(id));
			if (listed.length < known.size) await kept.write(listed);
		},
	};
}

/** Where details could not be had, they are asked for again after a day. */
function isCurrent(detail: KeptDetail | undefined, changed: string, now: number): boolean {
	if (!detail || detail.changed !== changed) return false;
	return "said" in detail.answer || now - detail.askedAt < DAY_MS;
}

function isSaid(item: Item, field: string): boolean {
	return item[field] !== undefined && item[field] !== null;
}

function sayingOf(item: Item): Item {
	return Object.fromEntries(Object.entries(item).filter(([field]) => isSaid(item, field)));
}

function leftOut(item: Item): string[] {
	const pictures = pictureFields.some((field) => isSaid(item, field)) ? [] : pictureFields;
	return [...fieldsOfDetails, ...pictures].filter((field) => !isSaid(item, field));
}
