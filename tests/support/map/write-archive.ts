import { writeFileSync } from "node:fs";
import process from "node:process";
import { townArchive } from "./archive.ts";

// Writes the archive of the test town, to check the map by hand: node tests/support/map/write-archive.ts FILE.pmtiles
const [file] = process.argv.slice(2);
if (!file) throw new Error("Say where: write-archive.ts FILE.pmtiles");
writeFileSync(file, townArchive());
