export type ImportRequest = { feedUrl?: string | undefined; feedToken?: string | undefined; rebuild?: boolean };

/**
 * Starts an import in the running Worker and streams its output.
 * @returns whether the import succeeded
 */
export async function importThrough(
	origin: string,
	request: ImportRequest,
	print: (line: string) => void,
): Promise<boolean> {
	const response = await fetch(`${origin}/dev/import`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(request),
	});
	if (!response.ok || !response.body) {
		print(`import failed: the Worker answered ${response.status}`);
		return false;
	}
	let rest = "";
	let last = "";
	const finishLine = (line: string) => {
		if (last) print(last);
		last = line;
	};
	for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
		const lines = (rest + text).split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) finishLine(line);
	}
	return last === "ok";
}
