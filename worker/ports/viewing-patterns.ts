import type { ViewingPattern } from "../../app/domain/viewings/pattern";

/** A pattern of the desk. `staffId` is who shows the property; null for nobody in particular. */
export type StoredPattern = ViewingPattern & { id: string; staffId: string | null };

/** A time of a property that the agency can give. */
export type AgencySlot = { id: string; start: string };

/** What became of an appointment that the agency changed. */
export type AgencyChange = "moved" | "cancelled" | "full" | "past" | "gone";

/** The same of one whose cancellation it took back. */
export type AgencyRestoring = "restored" | "full" | "past" | "gone";

export type ViewingPatterns = {
	/** Those that have not ended, by property and weekday. */
	list(): Promise<StoredPattern[]>;
	/** Null where there is none, or it has ended. */
	find(id: string): Promise<StoredPattern | null>;
	/** Another pattern at the same time of the same property, or of the same member of staff; null where there is none. */
	clashOf(pattern: StoredPattern): Promise<StoredPattern | null>;
	/** A new one, or a change of one. */
	put(pattern: StoredPattern): D1PreparedStatement;
	/** It opens nothing from today on, and is not in the list any more. */
	end(id: string): D1PreparedStatement;
	/** Opens the slots of the coming weeks, and takes back those that no pattern opens any more. @returns how many are open */
	openSlots(): Promise<number>;
};

/** Whose closed days a pattern keeps: those of its property and of whoever shows it. */
export function closedDaySubjects({ propertyId, staffId }: Pick<StoredPattern, "propertyId" | "staffId">): string[] {
	return [`property:${propertyId}`, ...(staffId ? [`staff:${staffId}`] : [])];
}
