import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server on a free loopback port. `close` also ends open connections. */
export async function listenOnLoopback(server: Server): Promise<{ origin: string; close(): void }> {
	// By default, the server closes idle connections after five seconds, possibly just when a test reuses one.
	server.keepAliveTimeout = 0;
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
