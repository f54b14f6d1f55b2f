import {
	type FeedPage,
	metadataSchema,
	type PropertyType,
	propertyTypeSchema,
	type SiteMetadata,
	type VisibilityCondition,
	visibilityConditionSchema,
} from "../../app/domain/feed/feed";
import { ruleFault } from "../../app/domain/property/visibility/visible-property";
import { safeUrl, sanitisePlainText, type UrlRules } from "./derive/sanitise";
import { checkRecords } from "./records";
import { type Finding, rejectionOf, remarkOn, unfit } from "./report/findings";
import { BYTES_PER_KILOBYTE, jsonBytes, MAX_RECORD_BYTES } from "./sizes";

/** The feed's data for the whole site. */
export type SiteParts = {
	types: Map<number, PropertyType>;
	conditions: VisibilityCondition[] | null;
	metadata: Record<string, SiteMetadata> | null;
};

/** Adds the parts of a page. Types accumulate over the pages; conditions and metadata replace earlier ones. */
export function gatherSiteParts(parts: SiteParts, page: FeedPage, urls: UrlRules, findings: Finding[]): void {
	for (const type of checkRecords("type", propertyTypeSchema, page.propertyTypes, new Set(), findings)) {
		const names = {
			Name: sanitisePlainText(type.Name) ?? String(type.ID),
			NamePlural: sanitisePlainText(type.NamePlural),
		};
		parts.types.set(type.ID, { ...type, ...names });
	}
	if (page.visibilityConditions) {
		parts.conditions = storable("condition", conditionsOf(page.visibilityConditions, findings), findings);
	}
	if (page.metadata) parts.metadata = storable("metadata", metadataOf(page.metadata, urls, findings), findings);
}

/** @returns null when the part is too large for the database; the stored one then stays */
function storable<Part>(kind: "condition" | "metadata", part: Part, findings: Finding[]): Part | null {
	// Both parts are written in one bound value.
	if (jsonBytes(part) <= MAX_RECORD_BYTES) return part;
	const kilobytes = MAX_RECORD_BYTES / BYTES_PER_KILOBYTE;
	findings.push(rejectionOf(kind, "all", { code: "record-too-large", kilobytes }));
	return null;
}

function conditionsOf(records: unknown[], findings: Finding[]): VisibilityCondition[] {
	return records.flatMap((record, position) => {
		const result = visibilityConditionSchema.safeParse(record);
		const recordId = String(position + 1);
		const fault = result.success ? ruleFault(result.data) : null;
		if (fault) findings.push(remarkOn("condition", recordId, fault));
		if (result.success) return [result.data];
		findings.push(rejectionOf("condition", recordId, unfit(result.error, record)));
		return [];
	});
}

function metadataOf(
	records: Record<string, unknown>,
	urls: UrlRules,
	findings: Finding[],
): Record<string, SiteMetadata> {
	const metadata: Record<string, SiteMetadata> = {};
	for (const [language, record] of Object.entries(records)) {
		const result = metadataSchema.safeParse(record);
		if (result.success) metadata[language] = { ...result.data, image: safeUrl(result.data.image, urls) };
		else findings.push(rejectionOf("metadata", language, unfit(result.error, record)));
	}
	return metadata;
}
