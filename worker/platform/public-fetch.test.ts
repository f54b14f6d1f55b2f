import { afterEach, describe, expect, test, vi } from "vitest";
import { fetchPublic, isPublicUrl } from "./public-fetch";

test.for(["https://storage.example.com/1.jpg", "https://8.8.8.8/1.jpg", "https://172.15.0.1/1.jpg"])(
	"%s may be fetched",
	(address) => {
		expect(isPublicUrl(address, false)).toBe(true);
	},
);

test.for([
	"http://storage.example.com/1.jpg",
	"https://127.0.0.1/1.jpg",
	"https://2130706433/1.jpg",
	"https://0x7f.1/1.jpg",
	"https://10.1.2.3/1.jpg",
	"https://172.20.0.1/1.jpg",
	"https://192.168.1.1/1.jpg",
	"https://169.254.169.254/latest/meta-data",
	"https://100.100.0.1/1.jpg",
	"https://[::1]/1.jpg",
	"https://[fd00::1]/1.jpg",
	"https://localhost/1.jpg",
	"https://printer.local/1.jpg",
	"https://intranet/1.jpg",
	"https://name:word@storage.example.com/1.jpg",
	"https://storage.example.com:8443/1.jpg",
	"https://0.0.0.0/1.jpg",
	"https://127.1/1.jpg",
	"https://0177.0.0.1/1.jpg",
	"https://127.0.0.1./1.jpg",
	"https://\u2460\u2461\u2466.0.0.1/1.jpg",
	"https://[::ffff:10.0.0.1]/1.jpg",
	"https://metadata.google.internal/1.jpg",
	"https://printer.local./1.jpg",
	"https://LOCALHOST/1.jpg",
	"https://router.home.arpa/1.jpg",
	"ftp://storage.example.com/1.jpg",
	"data:image/png;base64,AAAA",
	"//storage.example.com/1.jpg",
	"file:///etc/passwd",
	"nonsense",
])("%s may not", (address) => {
	expect(isPublicUrl(address, false)).toBe(false);
});

test("a loopback address may be fetched on a developer's machine alone", () => {
	expect(isPublicUrl("http://127.0.0.1:8791/1.jpg", true)).toBe(true);
	expect(isPublicUrl("http://192.168.1.1/1.jpg", true)).toBe(false);
});

describe("what is fetched", () => {
	afterEach(() => vi.restoreAllMocks());

	const signal = AbortSignal.timeout(60_000);

	/** Mocks servers that redirect from one address to the next; returns the addresses that were requested. */
	function leading(redirects: Record<string, string>): string[] {
		const asked: string[] = [];
		vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
			const address = String(input);
			asked.push(address);
			const location = redirects[address];
			return location === undefined
				? new Response("found")
				: new Response(null, { status: 302, headers: { location } });
		});
		return asked;
	}

	const start = "https://pictures.example.com/1.jpg";

	test("follows redirects that lead outward, also to a path", async () => {
		const asked = leading({ [start]: "/2.jpg", "https://pictures.example.com/2.jpg": "https://cdn.example.org/2.jpg" });
		expect(await (await fetchPublic(start, { allowLoopback: false, signal }))?.text()).toBe("found");
		expect(asked).toHaveLength(3);
	});

	test.for([
		"http://pictures.example.com/1.jpg",
		"https://127.0.0.1/secret",
		"https://169.254.169.254/latest/meta-data",
		"https://user:word@pictures.example.com/",
		"https://[::1]/",
		"//10.0.0.1/secret",
		"https://localhost/",
		"https://",
	])("never what a redirect to %s leads to", async (location) => {
		const asked = leading({ [start]: location });
		expect(await fetchPublic(start, { allowLoopback: false, signal })).toBeNull();
		expect(asked).toEqual([start]);
	});

	test("gives up a redirect that leads in a circle", async () => {
		const asked = leading({ [start]: start });
		expect(await fetchPublic(start, { allowLoopback: false, signal })).toBeNull();
		expect(asked.length).toBeLessThan(6);
	});
});
