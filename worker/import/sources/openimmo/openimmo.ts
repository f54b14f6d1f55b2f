import type { XmlElement } from "@rgrove/parse-xml";
import type { FeedPart } from "../../../../app/domain/imports/message";
import { FeedError, type FeedSource } from "../../source";
import { pageOfProperties, type ReadProperty } from "../page-of-properties";
import { readBytes } from "../read";
import { type Enclosed, fileName, type KeepPicture, keepEnclosed } from "./enclosed";
import { propertiesIn } from "./openimmo-file";
import { openImmoProperty } from "./openimmo-property";
import { textIn } from "./text";
import { entriesOf, openEntry, type Ranges, rangesOf, SENT_FILE } from "./zip";

const OPENIMMO: FeedPart = { part: "openimmo" };
const PROPERTIES_PER_PAGE = 200;
/** Maximum size of a fetched file, limited by the Worker's memory. */
const MAX_FILE_BYTES = 8_000_000;
const MAX_XML_BYTES = 300_000_000;

/** Source for an OpenImmo file at a URL; the file must contain all properties. */
export function openImmo(
	{ url, token }: { url: string; token: string | null },
	keep: KeepPicture | null = null,
): FeedSource {
	const open = () => readBytes({ what: OPENIMMO, url, token, largest: MAX_FILE_BYTES }, "application/xml", rangesOf);
	return createSource({ keep, takesChanges: false, open });
}

/** Source for a pushed OpenImmo file, with all properties or changes only. */
export function sentOpenImmo(open: () => Promise<Ranges>, keep: KeepPicture): FeedSource {
	return createSource({ keep, takesChanges: true, open });
}

type SourceOptions = { keep: KeepPicture | null; takesChanges: boolean; open: () => Promise<Ranges> };

/** Source that streams the file; pages must be read in order. */
function createSource({ keep, takesChanges, open }: SourceOptions): FeedSource {
	let properties: AsyncGenerator<ReadProperty & { changesOnly: boolean }> | null = null;
	/** Read ahead to know whether another page follows. */
	let next: (ReadProperty & { changesOnly: boolean }) | null = null;
	async function advance(): Promise<void> {
		const result = await properties?.next();
		next = result && !result.done ? result.value : null;
	}
	return {
		propertiesOnly: true,
		sendsVersions: true,
		async readPage(page) {
			if (page === 1) {
				properties = propertiesOf(await open(), keep);
				await advance();
				if (!next) throw new FeedError({ code: "nothing-in-it", what: OPENIMMO });
			}
			const part: ReadProperty[] = [];
			let changesOnly = false;
			while (next && part.length < PROPERTIES_PER_PAGE) {
				({ changesOnly } = next);
				if (changesOnly && !takesChanges) {
					throw new FeedError({ code: "file-changes-only", what: OPENIMMO });
				}
				part.push(next);
				await advance();
			}
			return { ...pageOfProperties(part, page, next ? page + 1 : page), changesOnly };
		},
	};
}

async function* propertiesOf(file: Ranges, keep: KeepPicture | null) {
	const { xml, zip } = await openFile(file, OPENIMMO);
	const enclosed: Enclosed | null = keep && { zip, keep };
	for await (const { property, transfer } of propertiesIn(textIn(limitBytes(xml, MAX_XML_BYTES), OPENIMMO), OPENIMMO)) {
		const kept: Map<XmlElement, string> = enclosed ? await keepEnclosed(property, enclosed) : new Map();
		yield {
			...openImmoProperty(property, { kept, deleted: transfer.deletes }),
			changesOnly: transfer.changesOnly,
		};
	}
}

const MAGIC_BYTES = 4;

/** Whether the file starts with the ZIP signature (`PK`). */
function isZipFile(head: Uint8Array): boolean {
	return head[0] === 0x50 && head[1] === 0x4b && head[2] === 0x03 && head[3] === 0x04;
}

async function openFile(file: Ranges, what: FeedPart) {
	if (!isZipFile(await magicBytes(file))) return { xml: await file.stream(0, file.size), zip: null };
	const entries = await entriesOf(file, what);
	const main = entries.find(({ name }) => /\.xml$/i.test(name) && !fileName(name).startsWith("."));
	if (!main) throw new FeedError({ code: "file-without-xml", what });
	const byName = new Map(entries.map((entry) => [fileName(entry.name), entry]));
	return { xml: await openEntry(file, main, what), zip: { file, entries: byName } };
}

async function magicBytes(file: Ranges): Promise<Uint8Array> {
	const length = Math.min(file.size, MAGIC_BYTES);
	if (length === 0) return new Uint8Array();
	for await (const part of await file.stream(0, length)) return part;
	return new Uint8Array();
}

/** Number of leading characters that must contain the root element. */
const HEAD_LENGTH = 4_096;

/** Checks the start of a pushed file. @throws FeedError when it is not OpenImmo */
export async function assertOpenImmo(file: Ranges): Promise<void> {
	const what = SENT_FILE;
	if (file.size === 0) throw new FeedError({ code: "file-empty", what });
	const { xml } = await openFile(file, what);
	let text = "";
	for await (const part of textIn(xml, what)) {
		text += part;
		if (text.length > HEAD_LENGTH) break;
	}
	if (!/<openimmo[\s>]/.test(text.slice(0, HEAD_LENGTH))) throw new FeedError({ code: "file-not-openimmo", what });
}

async function* limitBytes(stream: ReadableStream<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
	let bytes = 0;
	for await (const part of stream) {
		bytes += part.byteLength;
		if (bytes > most) throw new FeedError({ code: "answer-too-large", what: OPENIMMO, megabytes: most / 1_000_000 });
		yield part;
	}
}
