import { appointmentSlotSchema, historySchema, type Owner, ownerSchema } from "../../app/domain/feed/feed";
import { openHouseSlotId } from "../../app/domain/property/open-houses";
import { implausibleUnitPrice } from "../../app/domain/property/plausibility";
import { type Project, projectSchema } from "../../app/domain/property/project/project";
import { type Property, propertySchema } from "../../app/domain/property/property";
import type { Databases } from "../platform/reader";
import type { DerivedProject, DerivedProperty } from "./derive/derived";
import { withPlainZip } from "./derive/plain-zip";
import { deriveProject } from "./derive/project";
import { type Derivation, deriveProperty, webIdOf } from "./derive/property";
import { withDeskOpenHouses } from "./desk-open-houses";
import { type HeldPlan, holdImplausibleFigures, planHeld, readGateFacts } from "./held/gate";
import { checkRecords } from "./records";
import { countChanges, countFilled, type FilledChanges } from "./report/filled-fields";
import { type Finding, rejectionOf, remarkOn } from "./report/findings";
import { jsonBytes, MAX_DERIVED_BYTES } from "./sizes";
import type { SourcePage } from "./source";
import { type FeedSlot, type PeopleRows, peopleRows, type StoredListing, storedHashes, storedListings } from "./stored";

type Change = {
	what: "created" | "changed" | "price-down" | "ended" | "republished";
	priceBefore: number | null;
	priceAfter: number | null;
};

/** Plan of one page: new and changed records, ready to be written. */
export type PagePlan = {
	properties: { derived: DerivedProperty; change: Change }[];
	projects: { derived: DerivedProject; created: boolean }[];
	people: PeopleRows;
	held: HeldPlan;
};

/** Running totals of a run over all its pages. */
export type Tally = {
	properties: Set<number | string>;
	projects: Set<number | string>;
	owners: Set<number | string>;
	usernames: Set<string>;
	history: Set<number | string>;
	slots: Set<number | string>;
	read: number;
	created: number;
	changed: number;
	unchanged: number;
	findings: Finding[];
	/** Number of properties with a value, per field. */
	fields: Map<string, number>;
	changes: FilledChanges;
};

export function newTally(): Tally {
	return {
		properties: new Set(),
		projects: new Set(),
		owners: new Set(),
		usernames: new Set(),
		history: new Set(),
		slots: new Set(),
		read: 0,
		created: 0,
		changed: 0,
		unchanged: 0,
		findings: [],
		fields: new Map(),
		changes: { read: 0, now: new Map(), before: new Map() },
	};
}

/**
 * Compares one staged page with the stored records. Has no side effect except on `tally`.
 * @param propertiesOnly whether the source covers properties only; their ownership then stays unchanged
 * @param rewriteUnchanged whether to write unchanged records too
 * @param changesOnly whether the pages contain changed records only; their fields are counted against the stored ones
 */
export async function planPage(
	page: SourcePage,
	db: Databases,
	derivation: Derivation,
	tally: Tally,
	{
		propertiesOnly = false,
		rewriteUnchanged = false,
		changesOnly = false,
	}: { propertiesOnly?: boolean; rewriteUnchanged?: boolean; changesOnly?: boolean } = {},
): Promise<PagePlan> {
	tally.read += page.properties?.length ?? 0;
	noteFindings(page.findings ?? [], tally);
	const sent = withPlainZips(
		"property",
		checkRecords("property", propertySchema, page.properties, tally.properties, tally.findings),
		tally,
	);
	const properties = await withDeskOpenHouses(db.listings, sent, derivation.now);
	for (const property of sent) countFilled(tally.fields, property);
	if (changesOnly) await countChanges(db.listings, properties, tally.changes);
	const projects = withPlainZips(
		"project",
		checkRecords("project", projectSchema, page.projects, tally.projects, tally.findings),
		tally,
	);
	const held: HeldPlan = { changed: [], rows: [] };
	return {
		held,
		properties: await planProperties(properties, db.listings, derivation, { tally, held, rewriteUnchanged }),
		projects: await planProjects(projects, db.listings, derivation, tally, rewriteUnchanged),
		people: await peopleRows(db.personal, {
			owners: uniqueUsernames(checkRecords("owner", ownerSchema, page.owners, tally.owners, tally.findings), tally),
			history: checkRecords("history", historySchema, page.history, tally.history, tally.findings),
			slots: [
				...checkRecords("slot", appointmentSlotSchema, page.appointmentSlots, tally.slots, tally.findings),
				...openHouseSlots(properties, tally),
			],
			ownership: propertiesOnly
				? []
				: properties.map((property) => ({ propertyId: property.ID, ownerIds: property.OwnerIDs ?? [] })),
		}),
	};
}

function withPlainZips<Record extends Property | Project>(
	kind: "property" | "project",
	records: readonly Record[],
	tally: Tally,
): Record[] {
	return records.map((each) => {
		const { record, remark } = withPlainZip(each);
		if (remark !== null) tally.findings.push(remarkOn(kind, record.ID, remark));
		return record;
	});
}

/** Records the source's findings. Properties that the source rejected count as read and are not absent. */
function noteFindings(findings: readonly Finding[], tally: Tally): void {
	for (const finding of findings) {
		tally.findings.push(finding);
		if (finding.finding === "remark") continue;
		tally.read++;
		tally.properties.add(Number(finding.recordId));
	}
}

async function planProperties(
	records: Property[],
	db: D1DatabaseSession,
	derivation: Derivation,
	{ tally, held, rewriteUnchanged }: { tally: Tally; held: HeldPlan; rewriteUnchanged: boolean },
): Promise<PagePlan["properties"]> {
	const known = await storedListings(
		db,
		records.map((record) => record.ID),
	);
	const facts = await readGateFacts(db, records, known);
	const planned: PagePlan["properties"] = [];
	for (const whole of records) {
		const before = known.get(whole.ID) ?? null;
		const gate = holdImplausibleFigures(whole, webIdOf(whole, derivation), facts);
		const { derived, remarks } = await deriveProperty(gate.record, derivation, timesOf(before), whole);
		for (const remark of [...gate.remarks, ...remarks]) tally.findings.push(remarkOn("property", whole.ID, remark));
		const isSame = before?.hash === derived.listing.hash;
		planHeld(held, whole.ID, gate);
		if (isSame && !rewriteUnchanged) {
			tally.unchanged++;
			continue;
		}
		if (!isStorable("property", whole.ID, derived, tally)) continue;
		if (before) tally.changed++;
		else tally.created++;
		const change = changeOf(before, derived);
		derived.listing.card.priceDownAt = priceDownAt(change, before, derivation.now);
		planned.push({ derived, change });
	}
	return planned;
}

/** Checks the size of a derived record and adds a finding when it is too large. */
function isStorable(kind: "property" | "project", id: number, derived: object, tally: Tally): boolean {
	if (jsonBytes(derived) <= MAX_DERIVED_BYTES) return true;
	tally.findings.push(rejectionOf(kind, id, { code: "not-storable" }));
	return false;
}

function changeOf(before: StoredListing | null, { listing }: DerivedProperty): Change {
	// A sale price and a rent are not comparable.
	const priceBefore = before && before.goal === listing.facts.goal ? before.price : null;
	const priceAfter = listing.facts.price;
	const what = !before
		? "created"
		: before.state !== "listed" && listing.state === "listed"
			? "republished"
			: before.ended === 0 && listing.facts.ended
				? "ended"
				: priceBefore !== null && priceAfter !== null && priceAfter < priceBefore
					? "price-down"
					: "changed";
	return { what, priceBefore, priceAfter };
}

/** Time of the last price drop in epoch seconds; null when the price has risen since or changed its goal. */
function priceDownAt({ what, priceBefore, priceAfter }: Change, before: StoredListing | null, now: number) {
	if (what === "price-down") return now;
	const isAsLow = priceBefore !== null && priceAfter !== null && priceAfter <= priceBefore;
	return isAsLow ? (before?.priceDownAt ?? null) : null;
}

async function planProjects(
	records: readonly Project[],
	db: D1DatabaseSession,
	derivation: Derivation,
	tally: Tally,
	rewriteUnchanged: boolean,
): Promise<PagePlan["projects"]> {
	const known = await storedHashes(
		db,
		"projects",
		records.map((record) => record.ID),
	);
	const planned: PagePlan["projects"] = [];
	for (const whole of records) {
		const record = { ...whole, PriceList: plausiblePrices(whole, tally) };
		const derived = await deriveProject(record, derivation);
		const before = known.get(record.ID);
		if ((before === derived.project.hash && !rewriteUnchanged) || !isStorable("project", record.ID, derived, tally))
			continue;
		planned.push({ derived, created: before === undefined });
	}
	return planned;
}

/**
 * Removes implausible prices from a project's price list. Skips units that are properties: their prices are checked
 * with the property, by its kind and goal.
 */
function plausiblePrices({ ID, PriceList, Constructions }: Project, tally: Tally): Project["PriceList"] {
	const built = new Map(Constructions?.map(({ Unit, PropertyID }) => [Unit, PropertyID]));
	return PriceList?.map((unit) => {
		if (unit.PropertyID ?? built.get(unit.Unit)) return unit;
		const remark = implausibleUnitPrice(unit.Price);
		if (remark === null) return unit;
		tally.findings.push(remarkOn("project", ID, remark));
		return { ...unit, Price: null };
	});
}

/** Rejects owners whose username is taken (case-insensitive): sign-in identifies an owner by the username. */
function uniqueUsernames(owners: Owner[], tally: Tally): Owner[] {
	return owners.filter((owner) => {
		const name = owner.Username.toLowerCase();
		if (tally.usernames.has(name)) {
			tally.findings.push(rejectionOf("owner", owner.ID, { code: "username-taken" }));
			return false;
		}
		tally.usernames.add(name);
		return true;
	});
}

/** Capacity of an open day without a limit. */
const UNLIMITED = 10_000;

/** Slots of open days that require registration. */
function openHouseSlots(properties: readonly Property[], tally: Tally): FeedSlot[] {
	const slots = properties.flatMap(({ ID: PropertyID, OpenHouses }) =>
		(OpenHouses ?? [])
			.filter(({ Registration }) => Registration === true)
			.map(({ ID, Start, End, Capacity }) => ({
				ID: openHouseSlotId(ID),
				PropertyID,
				Start,
				End,
				Capacity: Capacity ?? UNLIMITED,
				isOpenHouse: true as const,
			})),
	);
	for (const { ID } of slots) tally.slots.add(ID);
	return slots;
}

function timesOf(before: StoredListing | null): Parameters<typeof deriveProperty>[2] {
	if (!before) return undefined;
	// Listings from before `since` was stored have no known date.
	const since = before.since ?? (before.state === "listed" || before.state === "ended" ? 0 : null);
	return { endsAt: before.ends_at, registered: before.registered, since };
}
