type Usage = { usedSize: number };

/** An isolate's heap, in bytes: as it stands, and after a collection. */
export type Heap = { measure(): Promise<{ before: number; after: number }>; close(): void };

/** @param inspector address of the runtime's inspector @param isolate its name there */
export async function openHeap(inspector: string, isolate: string): Promise<Heap> {
	const socket = new WebSocket(`${inspector.replace(/^http/, "ws").replace(/\/$/, "")}/${isolate}`);
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve, { once: true });
		socket.addEventListener("error", () => reject(new Error(`no inspector for ${isolate}`)), { once: true });
	});
	const waiting = new Map<number, (result: unknown) => void>();
	socket.addEventListener("message", ({ data }) => {
		const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
		if (id !== undefined) waiting.get(id)?.(result);
	});
	let last = 0;
	function call<Result>(method: string): Promise<Result> {
		last += 1;
		const id = last;
		return new Promise((resolve) => {
			waiting.set(id, (result) => resolve(result as Result));
			socket.send(JSON.stringify({ id, method }));
		});
	}
	await call("HeapProfiler.enable");
	return {
		async measure() {
			const { usedSize: before } = await call<Usage>("Runtime.getHeapUsage");
			await call("HeapProfiler.collectGarbage");
			const { usedSize: after } = await call<Usage>("Runtime.getHeapUsage");
			return { before, after };
		},
		close: () => socket.close(),
	};
}
