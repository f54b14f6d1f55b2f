import { languages, pickText } from "../../../app/domain/language";
import { regionOf } from "../../../app/domain/localities/region";
import { originalProjectPath, projectPath } from "../../../app/domain/pages/listing-paths";
import { originalPath } from "../../../app/domain/pages/paths";
import { isSoldOut, type Project } from "../../../app/domain/property/project/project";
import { contentHash } from "../hash";
import type { DerivedProject, ProjectRow } from "./derived";
import { documentRows, pictureRows } from "./media";
import { type Derivation, foldedCities, seconds, shownPoint, storedPicture } from "./property";
import { plainTextJson, safeUrl, sanitisePlainText, sanitiseRichText } from "./sanitise";

/** Derives all stored rows of one project. Its units that are properties are separate records. */
export async function deriveProject(record: Project, derivation: Derivation): Promise<DerivedProject> {
	const hidden = record.PublicAddress === false;
	const priced = new Map(record.PriceList?.map(({ Unit, PropertyID }) => [Unit, PropertyID]));
	const cleaned = await cleanProject(record, hidden, derivation);
	const constructions = (record.Constructions ?? []).map((construction, position) => ({
		project_id: record.ID,
		position,
		unit: construction.Unit || null,
		floor: construction.Floor || null,
		status: construction.Status ?? null,
		requirement: plainTextJson(construction.Requirement),
		property_id: construction.PropertyID ?? priced.get(construction.Unit) ?? null,
	}));
	const pictures = await pictureRows(
		"project",
		record.ID,
		record.Pictures,
		derivation.urls,
		derivation.copyName ?? null,
	);
	const documents = documentRows("project", record.ID, record.Documents, derivation.urls);
	const first = pictures[0];
	const row: Omit<ProjectRow, "hash"> = {
		id: record.ID,
		state: "listed",
		region: regionOf(cleaned.CountryID, cleaned.Zip),
		country_id: cleaned.CountryID ?? null,
		zip: cleaned.Zip || null,
		...foldedCities(cleaned.City, cleaned.Language),
		sold_out: isSoldOut(record.Constructions ?? []) ? 1 : 0,
		listed_at: seconds(cleaned.LastChangedDate) ?? 0,
		external_url: safeUrl(record.ExternalUrl, { ...derivation.urls, ownOrigins: [], allowLoopback: false }),
		card: {
			own: cleaned.Language ?? null,
			title: cleaned.Name ?? null,
			city: cleaned.City ?? null,
			picture: first ? storedPicture(first) : null,
		},
		detail: { ...cleaned, Pictures: null, Documents: null, Constructions: null, OwnerIDs: null, ExternalUrl: null },
	};
	const rest = { constructions, pictures, documents, path: pathOf(cleaned, row.external_url) };
	return { project: { ...row, hash: await contentHash([row, rest]) }, ...rest };
}

async function cleanProject(record: Project, hidden: boolean, derivation: Derivation): Promise<Project> {
	const shifted = hidden ? await shownPoint(record, true, derivation) : null;
	return {
		...record,
		Name: sanitisePlainText(record.Name),
		City: sanitisePlainText(record.City),
		CountryName: sanitisePlainText(record.CountryName),
		Delivery: sanitisePlainText(record.Delivery),
		Description: sanitiseRichText(record.Description),
		Technical: sanitiseRichText(record.Technical),
		Situation: sanitiseRichText(record.Situation),
		Street: hidden ? null : sanitisePlainText(record.Street),
		HouseNumber: hidden ? null : record.HouseNumber,
		BoxNr: hidden ? null : record.BoxNr,
		Latitude: hidden ? (shifted?.latitude ?? null) : record.Latitude,
		Longitude: hidden ? (shifted?.longitude ?? null) : record.Longitude,
	};
}

function pathOf(project: Project, externalUrl: string | null): DerivedProject["path"] {
	const localized = Object.fromEntries(
		languages.map((language) => {
			const words = {
				id: project.ID,
				title: pickText(project.Name, language, project.Language),
				type: null,
				city: pickText(project.City, language, project.Language),
			};
			return [language, projectPath(words, language)];
		}),
	);
	return {
		original: originalProjectPath(project.ID),
		type: "page",
		localized: JSON.stringify(localized),
		breadcrumb: JSON.stringify([originalPath("projects"), originalPath("home")]),
		external_url: externalUrl,
	};
}
