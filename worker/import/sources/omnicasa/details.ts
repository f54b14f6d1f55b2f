import * as z from "zod";
import { DAY_MS } from "../../../../app/domain/durations";
import type { RunMessage } from "../../../../app/domain/imports/message";
import type { Language } from "../../../../app/domain/language";
import { jsonOrNull } from "../../../platform/json-column";
import { runMessageSchema } from "../../../platform/records";
import { claimedId, type Finding, remarkOn } from "../../report/findings";
import { FeedError } from "../../source";
import { isRecordFault } from "../read";
import { asText, numberOf, textOf } from "../values";
import { type Item, type OmnicasaAccount, readProperty } from "./service";

/** Language-independent fields that the list may omit and that a property's details contain. */
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

/** Names of picture lists in different accounts; any of them means that the list contains the pictures. */
const pictureFields = ["XLargePictureItems", "LargePictures"] as const;

const keptSchema = z.array(
	z.object({
		id: z.number(),
		/** Change date of the property, as written in the list. */
		changed: z.string(),
		/** Epoch milliseconds. */
		askedAt: z.number(),
		answer: z.union([z.object({ said: z.record(z.string(), z.unknown()) }), z.object({ why: runMessageSchema })]),
	}),
);

/** Last answer about a property's details, or why they could not be read. */
type KeptDetail = z.output<typeof keptSchema>[number];

export type KeptDetails = ReturnType<typeof createKeptDetails>;

const KEY = "omnicasa/details.json";

/**
 * Cache of details, so that they are read again only when a property changes.
 * @param bucket must be private: details contain the address of a property even when it is hidden
 */
export function createKeptDetails(bucket: R2Bucket) {
	return {
		async read(): Promise<KeptDetail[]> {
			const object = await bucket.get(KEY);
			// A damaged cache counts as empty; otherwise it would fail every run.
			return keptSchema.safeParse(object && jsonOrNull(await object.text())).data ?? [];
		},
		async write(details: readonly KeptDetail[]) {
			await bucket.put(KEY, JSON.stringify(details));
		},
	};
}

/** Maximum number of requests per run; the next runs read the rest. */
const MAX_ASKED_PER_RUN = 100;
/** Failures after which a run stops reading details: the account may lack the permission. */
const MAX_FAILED_PER_RUN = 5;
const MAX_MS_PER_PAGE = 8_000;

export type DetailsOfRun = Awaited<ReturnType<typeof detailsOfRun>>;

export async function detailsOfRun(account: OmnicasaAccount, language: Language, kept: KeptDetails) {
	const known = new Map<unknown, KeptDetail>((await kept.read()).map((detail) => [detail.id, detail]));
	let left = MAX_ASKED_PER_RUN;
	let failed = 0;

	async function answerOf(id: number, fields: readonly string[]): Promise<KeptDetail["answer"]> {
		try {
			const item = await readProperty(account, { id, language, fields });
			const said = fields.filter((field) => isSaid(item, field)).map((field) => [field, item[field]]);
			return { said: Object.fromEntries(said) };
		} catch (error) {
			if (!(error instanceof FeedError) || !isRecordFault(error.runMessage)) throw error;
			return { why: error.runMessage };
		}
	}

	/** Reads missing details. @returns why the system does not answer; then no more requests are made in this run */
	async function ask(items: readonly Item[]): Promise<RunMessage | null> {
		const until = Date.now() + MAX_MS_PER_PAGE;
		for (const item of items) {
			const [id, fields, changed] = [numberOf(item.ID), leftOut(item), asText(textOf(item.LastChangedDate))];
			const askedAt = Date.now();
			if (typeof id !== "number" || fields.length === 0 || isCurrent(known.get(id), changed, askedAt)) continue;
			if (left === 0 || askedAt > until) return null;
			left--;
			try {
				const answer = await answerOf(id, fields);
				known.set(id, { id, changed, askedAt, answer });
				if ("why" in answer && ++failed === MAX_FAILED_PER_RUN) left = 0;
			} catch (error) {
				if (!(error instanceof FeedError)) throw error;
				left = 0;
				return error.runMessage;
			}
		}
		return null;
	}

	return {
		/** Adds the fields that the list omits from the details. */
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
		/** Removes properties from the cache that are no longer listed. @param ids ids of the listed properties */
		async keepOnly(ids: ReadonlySet<unknown>) {
			const listed = [...known.values()].filter(({ id }) => ids.has(id));
			if (listed.length < known.size) await kept.write(listed);
		},
	};
}

/** Whether a cached answer is still valid. Failed requests are repeated after a day. */
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
