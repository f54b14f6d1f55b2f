/** Creates a ZIP file with deflated or stored entries. */
export async function zipOf(files: Record<string, Uint8Array>, packed = true): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	const directory: Uint8Array[] = [];
	let offset = 0;
	for (const [name, content] of Object.entries(files)) {
		const data = packed ? await deflated(content) : content;
		const title = new TextEncoder().encode(name);
		const sizes = [packed ? 8 : 0, data.byteLength, content.byteLength, title.byteLength] as const;
		const local = header(30, 0x04034b50, 8, sizes);
		const entry = header(46, 0x02014b50, 10, sizes);
		new DataView(entry.buffer).setUint32(42, offset, true);
		parts.push(local, title, data);
		directory.push(entry, title);
		offset += local.byteLength + title.byteLength + data.byteLength;
	}
	const directoryBytes = directory.reduce((sum, part) => sum + part.byteLength, 0);
	const end = new DataView(new ArrayBuffer(22));
	end.setUint32(0, 0x06054b50, true);
	end.setUint32(12, directoryBytes, true);
	end.setUint32(16, offset, true);
	return joined([...parts, ...directory, new Uint8Array(end.buffer)]);
}

type Sizes = readonly [method: number, packed: number, size: number, name: number];

/** Fields common to an entry's local header and its directory record. */
function header(bytes: number, sign: number, method: number, [way, packed, size, name]: Sizes): Uint8Array {
	const view = new DataView(new ArrayBuffer(bytes));
	view.setUint32(0, sign, true);
	view.setUint16(method, way, true);
	view.setUint32(method + 10, packed, true);
	view.setUint32(method + 14, size, true);
	view.setUint16(method + 18, name, true);
	return new Uint8Array(view.buffer);
}

async function deflated(content: Uint8Array): Promise<Uint8Array> {
	const packed = new Blob([Uint8Array.from(content)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
	return new Uint8Array(await new Response(packed).arrayBuffer());
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.byteLength;
	}
	return bytes;
}
