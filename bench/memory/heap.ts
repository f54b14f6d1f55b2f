/** Message of the inspector protocol; an event has no id. */
type Answer = { id?: number; result?: unknown; error?: { message: string } };

/** In bytes. `backingStorageSize` is the size of typed arrays, outside the heap. */
type Usage = { usedSize: number; embedderHeapUsedSize: number; backingStorageSize: number };

/** Node's WebSocket accepts headers; the browser type does not. */
const Socket = WebSocket as unknown as new (address: string, options: { headers: Record<string, string> }) => WebSocket;

/** Memory of an isolate in bytes, before and after a garbage collection. */
export type Heap = { measure(): Promise<{ before: number; after: number }>; close(): void };

/**
 * @param inspector URL of the runtime's inspector
 * @param isolate name of the isolate there
 * @param wake makes the isolate serve a request: it collects garbage only between requests
 */
export async function openHeap(inspector: string, isolate: string, wake: () => Promise<unknown>): Promise<Heap> {
	const { host } = new URL(inspector);
	// The inspector accepts only local origins.
	const socket = new Socket(`ws://${host}/${isolate}`, { headers: { origin: "http://localhost" } });
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve, { once: true });
		socket.addEventListener("error", () => reject(new Error(`no inspector for ${isolate}`)), { once: true });
	});
	const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
	socket.addEventListener("message", ({ data }) => {
		const { id, result, error } = JSON.parse(String(data)) as Answer;
		if (id === undefined) return;
		if (error) waiting.get(id)?.reject(new Error(error.message));
		else waiting.get(id)?.resolve(result);
		waiting.delete(id);
	});
	socket.addEventListener("close", () => {
		for (const { reject } of waiting.values()) reject(new Error(`the inspector of ${isolate} is gone`));
	});
	let last = 0;
	function call<Result>(method: string): Promise<Result> {
		last += 1;
		const id = last;
		return new Promise((resolve, reject) => {
			waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
			socket.send(JSON.stringify({ id, method }));
		});
	}
	async function inUse(): Promise<number> {
		const { usedSize, embedderHeapUsedSize, backingStorageSize } = await call<Usage>("Runtime.getHeapUsage");
		return usedSize + embedderHeapUsedSize + backingStorageSize;
	}
	await call("Runtime.enable");
	return {
		async measure() {
			const before = await inUse();
			let isCollected = false;
			const collection = call("HeapProfiler.collectGarbage").then(() => {
				isCollected = true;
			});
			while (!isCollected) await Promise.race([collection, wake()]);
			return { before, after: await inUse() };
		},
		close: () => socket.close(),
	};
}
