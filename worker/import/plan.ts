import {
	type AppointmentSlot,
	appointmentSlotSchema,
	historySchema,
	type Owner,
	ownerSchema,
} from "../../app/domain/feed/feed";
import { projectSchema } from "../../app/domain/property/project";
import { type Property, propertySchema } from "../../app/domain/property/property";
import { deriveProject } from "./derive-project";
import { type Derivation, deriveProperty } from "./derive-property";
import type { DerivedProject, DerivedProperty } from "./derived";
import type { Finding } from "./findings";
import { checkRecords } from "./records";
import { jsonBytes, LARGEST_DERIVED_BYTES } from "./sizes";
import type { SourceFinding, SourcePage } from "./source";
import { type PeopleRows, peopleRows, type StoredListing, storedHashes, storedListings } from "./stored";

export type Change = {
	what: "created" | "changed" | "price-down" | "ended" | "republished";
	priceBefore: number | null;
	priceAfter: number | null;
};

/** What one page of the feed will change: records that are new or differ, ready to be written. */
export type PagePlan = {
	properties: { derived: DerivedProperty; change: Change }[];
	projects: { derived: DerivedProject; created: boolean }[];
	people: PeopleRows;
};

/** What a run has met so far, over all its pages. */
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
	};
}

export type Databases = { listings: D1DatabaseSession; personal: D1DatabaseSession };

/**
 * Compares one staged page with what is stored. Writes nothing but the tally.
 * @param homesOnly whether the source covers properties alone: then their owners are kept
 * @param anew whether to write also what is the same as what is stored
 */
export async function planPage(
	page: SourcePage,
	db: Databases,
	derivation: Derivation,
	tally: Tally,
	{ propertiesOnly = false, anew = false }: { propertiesOnly?: boolean; anew?: boolean } = {},
): Promise<PagePlan> {
	tally.read += page.properties?.length ?? 0;
	noteFindings(page.findings ?? [], tally);
	const properties = checkRecords("property", propertySchema, page.properties, tally.properties, tally.findings);
	const projects = checkRecords("project", projectSchema, page.projects, tally.projects, tally.findings);
	return {
		properties: await planProperties(properties, db.listings, derivation, tally, anew),
		projects: await planProjects(projects, db.listings, derivation, tally, anew),
		people: await peopleRows(db.personal, {
			owners: uniqueUsernames(checkRecords("owner", ownerSchema, page.owners, tally.owners, tally.findings), tally),
			history: checkRecords("history", historySchema, page.history, tally.history, tally.findings),
			slots: checkSlots(page, tally),
			ownership: propertiesOnly
				? []
				: properties.map((property) => ({ propertyId: property.ID, ownerIds: property.OwnerIDs ?? [] })),
		}),
	};
}

/** What the source could not take in was read and is not absent. */
function noteFindings(findings: readonly SourceFinding[], tally: Tally): void {
	for (const finding of findings) {
		tally.findings.push({ ...finding, kind: "property" });
		if (finding.finding === "remark") continue;
		tally.read++;
		tally.properties.add(Number(finding.recordId));
	}
}

async function planProperties(
	records: Property[],
	db: D1DatabaseSession,
	derivation: Derivation,
	tally: Tally,
	anew: boolean,
): Promise<PagePlan["properties"]> {
	const known = await storedListings(
		db,
		records.map((record) => record.ID),
	);
	const planned: PagePlan["properties"] = [];
	for (const record of records) {
		const before = known.get(record.ID) ?? null;
		const { derived, remarks } = await deriveProperty(record, derivation, before?.ends_at ?? null);
		for (const reason of remarks) {
			tally.findings.push({ finding: "remark", kind: "property", recordId: String(record.ID), reason });
		}
		if (before?.hash === derived.listing.hash && !anew) {
			tally.unchanged++;
			continue;
		}
		if (!isStorable("property", record.ID, derived, tally)) continue;
		if (before) tally.changed++;
		else tally.created++;
		const change = changeOf(before, derived);
		derived.listing.card.priceDownAt = change.what === "price-down" ? derivation.now : (before?.priceDownAt ?? null);
		planned.push({ derived, change });
	}
	return planned;
}

/** What is stored already is not checked again. */
function isStorable(kind: "property" | "project", id: number, derived: object, tally: Tally): boolean {
	if (jsonBytes(derived) <= LARGEST_DERIVED_BYTES) return true;
	const reason = "its texts, pictures and documents are too many to store";
	tally.findings.push({ finding: "rejected", kind, recordId: String(id), reason });
	return false;
}

function changeOf(before: StoredListing | null, { listing }: DerivedProperty): Change {
	const priceBefore = before?.price ?? null;
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

async function planProjects(
	records: Parameters<typeof deriveProject>[0][],
	db: D1DatabaseSession,
	derivation: Derivation,
	tally: Tally,
	anew: boolean,
): Promise<PagePlan["projects"]> {
	const known = await storedHashes(
		db,
		"projects",
		records.map((record) => record.ID),
	);
	const planned: PagePlan["projects"] = [];
	for (const record of records) {
		const derived = await deriveProject(record, derivation);
		const before = known.get(record.ID);
		if ((before === derived.project.hash && !anew) || !isStorable("project", record.ID, derived, tally)) continue;
		planned.push({ derived, created: before === undefined });
	}
	return planned;
}

/** Two owners of one name could not be told apart when they sign in: the second is rejected. */
function uniqueUsernames(owners: Owner[], tally: Tally): Owner[] {
	return owners.filter((owner) => {
		const name = owner.Username.toLowerCase();
		if (tally.usernames.has(name)) {
			tally.findings.push({
				finding: "rejected",
				kind: "owner",
				recordId: String(owner.ID),
				reason: "another owner has its Username",
			});
			return false;
		}
		tally.usernames.add(name);
		return true;
	});
}

function checkSlots(page: SourcePage, tally: Tally): AppointmentSlot[] {
	return checkRecords("slot", appointmentSlotSchema, page.appointmentSlots, tally.slots, tally.findings);
}
