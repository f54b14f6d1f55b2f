import { existsSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { bundledBrand } from "../app/domain/agency/brand.ts";
import { AGENCY_FILE, agencyFileOf, readAgencyFile } from "./deploy/agency-file.ts";
import { placeholders } from "./deploy/placeholders.ts";
import { brandRows } from "./deploy/publish-agency.ts";

/** `npm run agency`: writes the file of the agency's name, numbers and offices; once the file exists, validates it. */
/** Values that only the desk can set. The site stays closed to visitors until then. */
const DESK_ALONE: ReadonlySet<string> = new Set(["logo"]);

function main(): number {
	if (!existsSync(AGENCY_FILE)) {
		writeFileSync(AGENCY_FILE, agencyFileOf(bundledBrand));
		console.log(`${AGENCY_FILE} holds the demo's values. Put the agency's own in their place, and run this again.`);
		return 0;
	}
	const read = readAgencyFile(readFileSync(AGENCY_FILE, "utf8"), bundledBrand);
	if (!read.ok) {
		for (const fault of read.faults) console.error(fault);
		return 1;
	}
	const left = placeholders(brandRows(read.changes, bundledBrand), null);
	const inFile = left.filter((name) => !DESK_ALONE.has(name));
	if (inFile.length > 0) console.error(`Still the demo's: ${inFile.join(", ")}`);
	else console.log(`${AGENCY_FILE} is complete. The first deploy publishes it; the desk asks for the logo.`);
	return inFile.length > 0 ? 1 : 0;
}

process.exitCode = main();
