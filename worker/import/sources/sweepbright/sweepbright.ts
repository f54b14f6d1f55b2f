import type { FeedPart, RunMessage } from "../../../../app/domain/imports/message";
import { toIsoString } from "../../../platform/clock";
import { log } from "../../../platform/log";
import type { SweepBrightAccount } from "../../../platform/sweepbright";
import { type Finding, rejectionOf } from "../../report/findings";
import { FeedError, type FeedSource, type SourcePage } from "../../source";
import { withoutInvalidProjectFields } from "../invalid-fields";
import { pageOfProperties, type ReadProperty } from "../page-of-properties";
import { isRecordFault } from "../read";
import { asText } from "../values";
import { type Announced, type Announcements, MAX_PER_RUN, numberOfEstate, type Settled } from "./announcements";
import { isStatusOfRecord, SYSTEM, sweepBrightService } from "./service";
import { isProject, projectRecord, unitsOf } from "./sweepbright-project";
import { sweepBrightProperty } from "./sweepbright-property";

const ESTATES_PER_PAGE = 20;
/** Failures after which the system counts as down. */
const MAX_FAILED_PER_RUN = 20;
const INTERNAL_ERROR = 500;

/**
 * Source of the estates that SweepBright has announced since the last run. Deletions are announced too; estates without
 * an announcement are not absent.
 */
export function sweepBright(account: SweepBrightAccount, announcements: Announcements): FeedSource {
	const service = sweepBrightService(account);
	let waiting: Announced[] = [];
	let settled: Settled[] = [];
	let failed = 0;

	async function readOne(announced: Announced): Promise<Read> {
		const { id, number, state } = announced;
		const known = await announcements.unitsOf(id);
		if (state === "deleted") {
			settled.push({ ...announced, units: [] });
			return { ...nothing, gone: [number, ...known.map(numberOfEstate)] };
		}
		const read = await readEstate(id, known.length > 0);
		if (!read.ok) {
			// If the estate is still available, the next run reads it again, because it is not announced again.
			if (read.isOver) settled.push({ ...announced, units: null });
			return { ...nothing, findings: [rejectionOf("property", number, { code: "record-unavailable", why: read.why })] };
		}
		const { estate } = read;
		const dates = { created: toIsoString(announced.firstAt), changed: toIsoString(announced.lastAt) };
		if (!isProject(estate)) {
			settled.push({ ...announced, units: null });
			return { ...nothing, properties: [sweepBrightProperty(estate, dates)] };
		}
		const units = unitsOf(estate);
		const names = units.map((unit) => asText(unit.id).toLowerCase());
		settled.push({ ...announced, units: names });
		const { project, remarks } = withoutInvalidProjectFields(projectRecord(estate, dates));
		return {
			properties: units.map((unit) => sweepBrightProperty(unit, dates, id)),
			projects: [project],
			findings: remarks,
			gone: known.filter((unit) => !names.includes(unit)).map(numberOfEstate),
		};
	}

	/** Reads an estate. A fault of one estate skips it; a fault of the system ends the run. */
	async function readEstate(id: string, hasUnits: boolean) {
		const what: FeedPart = { part: "record", system: SYSTEM, record: id };
		const unread = (why: RunMessage, isOver = false) => ({ ok: false as const, why, isOver });
		try {
			const estate = await service.estate(id);
			if (!estate) return unread({ code: "answered", what, status: 404 }, true);
			if (asText(estate.id).toLowerCase() !== id) return unread({ code: "empty-answer", what });
			// Without the list of units, all known units would be withdrawn.
			if (hasUnits && isProject(estate) && !Array.isArray(estate.properties)) {
				return unread({ code: "not-fitting", what, field: "properties", fault: { fault: "missing" } });
			}
			return { ok: true as const, estate };
		} catch (error) {
			if (!(error instanceof FeedError)) throw error;
			const isOwn = isRecordFault(error.runMessage) || isStatusOfRecord(error.runMessage, INTERNAL_ERROR);
			if (!isOwn || ++failed > MAX_FAILED_PER_RUN) throw error;
			return unread(error.runMessage);
		}
	}

	return {
		propertiesOnly: true,
		sendsVersions: true,
		async readPage(page) {
			if (page === 1) [waiting, settled, failed] = [await announcements.waiting(), [], 0];
			const part = waiting.slice((page - 1) * ESTATES_PER_PAGE, page * ESTATES_PER_PAGE);
			const read: Read[] = [];
			for (const announced of part) read.push(await readOne(announced));
			const pages = Math.max(1, Math.ceil(waiting.length / ESTATES_PER_PAGE));
			return pageOf(read, page, pages);
		},
		// MAX_FAILED_PER_RUN is below MAX_PER_RUN, so every run makes progress.
		isCutShort: () => waiting.length === MAX_PER_RUN,
		async applied(pageOfRecord) {
			await announcements.settle(settled);
			for (const { id, number, state } of settled) {
				if (state === "deleted") continue;
				const url = await pageOfRecord(number);
				if (url === null) continue;
				const isNamed = await service.setUrl(id, url).catch(() => false);
				if (!isNamed) log("warn", "page-not-named", { record: id });
			}
		},
	};
}

type Read = { properties: ReadProperty[]; projects: unknown[]; findings: Finding[]; gone: number[] };

const nothing: Read = { properties: [], projects: [], findings: [], gone: [] };

function pageOf(read: readonly Read[], page: number, pages: number): SourcePage {
	const properties = pageOfProperties(
		read.flatMap((each) => each.properties),
		page,
		pages,
	);
	return {
		...properties,
		projects: read.flatMap((each) => each.projects),
		findings: [...(properties.findings ?? []), ...read.flatMap((each) => each.findings)],
		gone: read.flatMap((each) => each.gone),
		changesOnly: true,
	};
}
