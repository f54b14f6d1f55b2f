import { expect, test } from "vitest";
import { isOutward } from "./address";

test.for(["https://storage.example.com/1.jpg", "https://8.8.8.8/1.jpg", "https://172.15.0.1/1.jpg"])(
	"%s may be fetched",
	(address) => {
		expect(isOutward(address, false)).toBe(true);
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
	"file:///etc/passwd",
	"nonsense",
])("%s may not", (address) => {
	expect(isOutward(address, false)).toBe(false);
});

test("a loopback address may be fetched on a developer's machine alone", () => {
	expect(isOutward("http://127.0.0.1:8791/1.jpg", true)).toBe(true);
	expect(isOutward("http://192.168.1.1/1.jpg", true)).toBe(false);
});
