import { expect, test } from "vitest";
import { agencyDomain, bundledBrand } from "../../../app/domain/agency/brand";
import { eventUid } from "../../../app/domain/viewings/event-uid";
import { busyTimes } from "./busy-times";

const DAY = 86_400;
const FROM = Date.parse("2026-10-20T00:00:00Z") / 1_000;
const reading = {
	domain: agencyDomain(bundledBrand),
	from: FROM,
	until: FROM + 90 * DAY,
	email: null,
	viewings: [],
};

const brussels = `BEGIN:VTIMEZONE
TZID:Romance Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

function calendar(...events: string[]): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		brussels,
		...events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`),
	];
	return [...lines, "END:VCALENDAR", ""].join("\n").replaceAll("\n", "\r\n");
}

/** Start and end in ISO format, without seconds. */
async function read(...events: string[]): Promise<string[]> {
	const result = await busyTimes(calendar(...events), reading);
	if (typeof result === "string") throw new Error(result);
	const shown = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 16);
	return result.times.map(({ startsAt, endsAt }) => `${shown(startsAt)} ${shown(endsAt)}`);
}

test("an event is taken from its begin to its end, in UTC, in a zone of the file, or in Brussels", async () => {
	expect(
		await read(
			"UID:1\nDTSTART:20261022T080000Z\nDTEND:20261022T090000Z",
			"UID:2\nDTSTART;TZID=Romance Standard Time:20261022T140000\nDURATION:PT45M",
			"UID:3\nDTSTART:20261026T140000\nDTEND:20261026T150000",
			"UID:4\nDTSTART;TZID=Nowhere:20261027T140000\nDTEND;TZID=Nowhere:20261027T150000",
		),
	).toEqual([
		"2026-10-22T08:00 2026-10-22T09:00",
		"2026-10-22T12:00 2026-10-22T12:45",
		"2026-10-26T13:00 2026-10-26T14:00",
		"2026-10-27T13:00 2026-10-27T14:00",
	]);
});

test("a whole day is one in Brussels, also where the clock changes in it", async () => {
	expect(
		await read("UID:1\nDTSTART;VALUE=DATE:20261025", "UID:2\nDTSTART;VALUE=DATE:20261101\nDTEND;VALUE=DATE:20261103"),
	).toEqual(["2026-10-24T22:00 2026-10-25T23:00", "2026-10-31T23:00 2026-11-02T23:00"]);
});

test("what is free, cancelled, over, without a length, beyond the horizon or a viewing of the site is not taken", async () => {
	const at = "DTSTART:20261022T080000Z\nDTEND:20261022T090000Z";
	expect(
		await read(
			`UID:1\n${at}\nTRANSP:TRANSPARENT`,
			`UID:2\n${at}\nSTATUS:CANCELLED`,
			`UID:3\n${at}\nX-MICROSOFT-CDO-BUSYSTATUS:FREE`,
			`UID:${eventUid("abc", agencyDomain(bundledBrand))}\n${at}`,
			"UID:4\nDTSTART:20261019T080000Z\nDTEND:20261019T090000Z",
			"UID:5\nDTSTART:20270301T080000Z\nDTEND:20270301T090000Z",
			"UID:6\nDTSTART:20261022T080000Z",
		),
	).toEqual([]);
});

test("what somebody has declined is free for him, and for nobody else", async () => {
	const event = (answer: string, address: string) =>
		`UID:1\nDTSTART:20261022T080000Z\nDURATION:PT1H\nATTENDEE;PARTSTAT=ACCEPTED:mailto:sam@example.com\nATTENDEE;CN="x: y";PARTSTAT=${answer}:${address}`;
	const count = async (content: string) => {
		const result = await busyTimes(calendar(content), { ...reading, email: "Noor@example.com" });
		return typeof result === "string" ? result : result.times.length;
	};
	expect(await count(event("DECLINED", "MAILTO:noor@Example.com"))).toBe(0);
	expect(await count(event("ACCEPTED", "mailto:noor@example.com"))).toBe(1);
	expect(await count(event("DECLINED", "mailto:lotte@example.com"))).toBe(1);
	expect(await read(event("DECLINED", "mailto:noor@example.com"))).toHaveLength(1);
});

test("what is exactly a viewing of the site is left out, also where it touches others", async () => {
	const at = (hour: number) => Date.parse(`2026-10-22T${hour}:00:00Z`) / 1_000;
	const viewings = [10, 11].map((hour) => ({ startsAt: at(hour), endsAt: at(hour + 1) }));
	const result = await busyTimes(
		calendar(
			"UID:1\nDTSTART:20261022T100000Z\nDTEND:20261022T110000Z",
			"UID:2\nDTSTART:20261022T110000Z\nDTEND:20261022T120000Z",
			"UID:3\nDTSTART:20261022T120000Z\nDTEND:20261022T130000Z",
			"UID:4\nDTSTART:20261023T100000Z\nDTEND:20261023T110000Z",
		),
		{ ...reading, viewings },
	);
	expect(result).toMatchObject({ times: [{ startsAt: at(12), endsAt: at(13) }, {}], left: 0 });
});

test("a series keeps its hour through the change of the clock, without its exceptions and with what was moved", async () => {
	const zone = "TZID=Romance Standard Time";
	expect(
		await read(
			`UID:s\nDTSTART;${zone}:20260105T090000\nDTEND;${zone}:20260105T100000\nRRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261123T235959Z\nEXDATE;${zone}:20261102T090000`,
			`UID:s\nRECURRENCE-ID;${zone}:20261109T090000\nDTSTART;${zone}:20261110T150000\nDTEND;${zone}:20261110T160000`,
			`UID:s\nRECURRENCE-ID;${zone}:20261116T090000\nDTSTART;${zone}:20261116T090000\nDTEND;${zone}:20261116T100000\nSTATUS:CANCELLED`,
		),
	).toEqual([
		"2026-10-26T08:00 2026-10-26T09:00",
		"2026-11-10T14:00 2026-11-10T15:00",
		"2026-11-23T08:00 2026-11-23T09:00",
	]);
});

test("times that touch are one", async () => {
	expect(
		await read(
			"UID:1\nDTSTART:20261022T090000Z\nDTEND:20261022T100000Z",
			"UID:2\nDTSTART:20261022T080000Z\nDTEND:20261022T090000Z",
			"UID:3\nDTSTART:20261022T081500Z\nDTEND:20261022T083000Z",
		),
	).toEqual(["2026-10-22T08:00 2026-10-22T10:00"]);
});

test("lines that are folded, and titles that look like events, are read as what they are", async () => {
	expect(
		await read(
			"UID:1\nSUMMARY:BEGIN:VEVENT\\nDTSTART:2026\n 1101T000000Z\nDTSTART:20261022T08\n 0000Z\nDTEND:20261022T090000Z",
		),
	).toEqual(["2026-10-22T08:00 2026-10-22T09:00"]);
});

test.each([
	"FREQ=SECONDLY",
	"FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
	"FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
	"FREQ=MONTHLY;BYDAY=MO;BYSETPOS=99",
	"FREQ=DAILY;INTERVAL=7;BYDAY=MO",
	"FREQ=DAILY;BYDAY=6TH",
	"FREQ=DAILY;INTERVAL=99999999999999",
	"FREQ=MONTHLY;BYDAY=2MO;BYSETPOS=3",
	"FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=20",
	"FREQ=MONTHLY;BYDAY=9MO",
	"FREQ=YEARLY;BYMONTH=4;BYDAY=1MO;BYMONTHDAY=15",
	"FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
	"FREQ=MONTHLY;BYMONTHDAY=20;BYSETPOS=2",
	"FREQ=MONTHLY;BYMONTHDAY=0",
	"FREQ=YEARLY;BYDAY=43TH",
	"FREQ=MONTHLY;INTERVAL=12;BYDAY=MO;BYSETPOS=5",
	`FREQ=DAILY\nEXDATE:${Array.from({ length: 2_001 }, () => "20261022T080000Z").join(",")}`,
])("a series by %s is left out and counted; the rest is read", async (rule) => {
	const series = `UID:1\nDTSTART:20261022T080000Z\nDTEND:20261022T090000Z\nRRULE:${rule}`;
	const result = await busyTimes(calendar(series, "UID:2\nDTSTART:20261024T080000Z\nDTEND:20261024T090000Z"), reading);
	expect(result).toMatchObject({ times: [{ endsAt: Date.parse("2026-10-24T09:00:00Z") / 1_000 }], left: 1 });
});

test.each([
	"FREQ=DAILY;INTERVAL=2;BYDAY=TH,SA",
	"FREQ=MONTHLY;BYDAY=4TH",
	"FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
	"FREQ=MONTHLY;BYMONTHDAY=22,30",
	"FREQ=YEARLY;BYMONTH=10;BYDAY=4TH",
	"FREQ=YEARLY;BYMONTH=2,10;BYMONTHDAY=22,30",
])("a series by %s is read", async (rule) => {
	const series = `UID:1\nDTSTART:20261022T080000Z\nDTEND:20261022T090000Z\nRRULE:${rule}`;
	expect(await busyTimes(calendar(series), reading)).toMatchObject({ left: 0 });
	expect(await read(series)).not.toEqual([]);
});

test.each(["P99999999999999999999W", "PT99999999999999999999S", "-P400D", "P367D"])(
	"an event or a series that lasts %s is left out and counted",
	async (duration) => {
		const event = `DTSTART:20261022T080000Z\nDURATION:${duration}`;
		const series = "DTSTART:20261022T080000Z\nDTEND:99991231T090000Z\nRRULE:FREQ=DAILY";
		const result = await busyTimes(calendar(`UID:1\n${event}`, `UID:2\n${series}`), reading);
		expect(result).toEqual({ times: [], left: 2 });
	},
);

test("more than a person can do is too much", async () => {
	const free = Array.from({ length: 20_001 }, (_, n) => `UID:${n}\nDTSTART:20261022T080000Z\nTRANSP:TRANSPARENT`);
	expect(await busyTimes(calendar(...free), reading)).toBe("tooLarge");
	const many = Array.from({ length: 2_001 }, (_, n) => `UID:${n}\nDTSTART:20261022T080000Z\nDTEND:20261022T090000Z`);
	expect(await busyTimes(calendar(...many), reading)).toBe("tooLarge");
	const daily = Array.from(
		{ length: 40 },
		(_, n) => `UID:${n}\nDTSTART:20220101T080000Z\nDTEND:20220101T090000Z\nRRULE:FREQ=DAILY`,
	);
	expect(await busyTimes(calendar(...daily), reading)).toBe("tooLarge");
});

const twelve = Array.from({ length: 12 }, (_, month) => `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month + 1}`);
const changesBy = (from: string, ...rules: string[]) =>
	rules
		.map((rule) => `BEGIN:STANDARD\nDTSTART:${from}\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\n${rule}\nEND:STANDARD`)
		.join("\n");
const numbered = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].flatMap((day) =>
	[1, 2, 3, 4].map((number) => number + day),
);
const dates = Array.from({ length: 30_000 }, () => "20250101T030000");

test.each([
	["large", 100, changesBy("20260101T030000", ...Array.from({ length: 200 }, () => "RRULE:FREQ=YEARLY;BYMONTH=3"))],
	["of many years", 100, changesBy("00010101T030000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3")],
	["of many changes", 5, changesBy("16010101T030000", ...twelve)],
	[
		"of many days",
		1,
		changesBy("19700101T030000", "RRULE:FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=MO,TU,WE,TH,FR,SA,SU"),
	],
	[
		"of many numbered days",
		5,
		changesBy("19700101T030000", `RRULE:FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=${numbered}`),
	],
	["of many dates", 1, changesBy("20250101T030000", `RDATE:${dates.join(",")}`)],
])("time zones that are %s are too much: each change has to be worked out", async (_, count, changes) => {
	const zones = Array.from({ length: count }, (__, n) => `BEGIN:VTIMEZONE\nTZID:Zone ${n}\n${changes}\nEND:VTIMEZONE`);
	const text = calendar("UID:1\nDTSTART:20261022T080000Z\nDURATION:PT1H").replace(
		"BEGIN:VEVENT",
		`${zones.join("\n")}\n$&`,
	);
	expect(await busyTimes(text, reading)).toBe("tooLarge");
});

test("the zones of a busy traveller are not", async () => {
	const zones = Array.from({ length: 20 }, (_, n) => brussels.replace("Romance", `Zone ${n}`)).join("\n");
	const text = calendar("UID:1\nDTSTART;TZID=Zone 19 Standard Time:20261026T140000\nDURATION:PT1H").replace(
		brussels.replaceAll("\n", "\r\n"),
		zones,
	);
	expect(await busyTimes(text, reading)).toMatchObject({
		times: [{ startsAt: Date.parse("2026-10-26T13:00:00Z") / 1_000 }],
	});
});

test("a series whose last day is written without an hour takes place on that day too, whole days whatever the hour", async () => {
	const zone = "TZID=Romance Standard Time";
	expect(
		await read(
			`UID:1\nDTSTART;${zone}:20261026T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL=20261027`,
			"UID:2\nDTSTART:20261029T230000Z\nDURATION:PT30M\nRRULE:FREQ=DAILY;UNTIL=20261030",
			"UID:3\nDTSTART:20261103T233000\nDURATION:PT15M\nRRULE:FREQ=DAILY;UNTIL=20261104",
			"UID:4\nDTSTART;VALUE=DATE:20261110\nRRULE:FREQ=WEEKLY;UNTIL=20261116T230000Z",
		),
	).toEqual([
		"2026-10-26T08:00 2026-10-26T09:00",
		"2026-10-27T08:00 2026-10-27T09:00",
		"2026-10-29T23:00 2026-10-29T23:30",
		"2026-10-30T23:00 2026-10-30T23:30",
		"2026-11-03T22:30 2026-11-03T22:45",
		"2026-11-04T22:30 2026-11-04T22:45",
		"2026-11-09T23:00 2026-11-10T23:00",
		"2026-11-16T23:00 2026-11-17T23:00",
	]);
});

const cetRule = "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10";

test.each([
	"RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
	"RRULE:FREQ=SECONDLY",
	"RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
	"RRULE:FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29",
	"RRULE:FREQ=YEARLY;BYDAY=XX",
	"RRULE",
])("times in a zone whose changes nobody can work out are in Brussels: %j", async (rule) => {
	const text = calendar(
		"UID:1\nDTSTART;TZID=Romance Standard Time:20261026T140000\nDURATION:PT1H",
		"UID:2\nDTSTART:20261027T080000Z\nDURATION:PT1H",
	);
	const result = await busyTimes(text.replace(cetRule, rule).replace("TZOFFSETTO:+0100", "TZOFFSETTO:-0500"), reading);
	const starts = ["2026-10-26T13:00:00Z", "2026-10-27T08:00:00Z"].map((at) => ({ startsAt: Date.parse(at) / 1_000 }));
	expect(result).toMatchObject({ times: starts, left: 0 });
});

test("a zone without a name, or without a change, is none", async () => {
	const event = "UID:1\nDTSTART;TZID=Romance Standard Time:20261026T140000\nDURATION:PT1H";
	for (const without of ["TZID:Romance Standard Time\r\n", /BEGIN:STANDARD.*END:DAYLIGHT\r\n/s]) {
		const result = await busyTimes(calendar(event).replace(without, ""), reading);
		expect(result).toMatchObject({ times: [{ startsAt: Date.parse("2026-10-26T13:00:00Z") / 1_000 }], left: 0 });
	}
});

test("ends and exceptions in UTC are those of a series in a zone that the file does not describe", async () => {
	const at = (rest: string) => `DTSTART${rest}:20261026T003000\nDURATION:PT1H`;
	for (const zone of [";TZID=Nowhere", ""])
		expect(
			await read(
				`UID:1\n${at(zone)}\nRRULE:FREQ=DAILY;UNTIL=20261027T233000Z\nEXDATE:20261026T233000Z`,
				`UID:2\nDTSTART${zone}:20261104T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL=20261105T090000`,
				`UID:2\nRECURRENCE-ID:20261105T080000Z\nDTSTART:20261105T120000Z\nDURATION:PT1H`,
			),
		).toEqual([
			"2026-10-25T23:30 2026-10-26T00:30",
			"2026-10-27T23:30 2026-10-28T00:30",
			"2026-11-04T08:00 2026-11-04T09:00",
			"2026-11-05T12:00 2026-11-05T13:00",
		]);
});

test("what is long over is not counted; what has lasted since then is", async () => {
	const old = Array.from({ length: 30_000 }, (_, n) => `UID:${n}\nDTSTART:20250101T080000Z\nDTEND:20250101T090000Z`);
	expect(
		await read(
			...old,
			"UID:leave\nDTSTART;VALUE=DATE:20260701\nDTEND;VALUE=DATE:20261031",
			"UID:lasts\nDTSTART:20260701T080000Z\nDURATION:P130D",
		),
	).toEqual(["2026-06-30T22:00 2026-11-08T08:00"]);
});

test.each([
	"UID:1\nDTSTART:20261022T080000Z\nRRULE:FREQ=WEEKLY;BYDAY=XX",
	"UID:1\nDTSTART;\nDTEND:20261022T090000Z",
	"UID:1\nDTSTART;VALUE=TEXT:morning\nDTEND:20261022T090000Z",
	"UID:1\nSUMMARY:never",
	"UID:1\nRECURRENCE-ID:garbage\nDTSTART:20261022T080000Z\nDTEND:20261022T090000Z",
	"UID:1\nRECURRENCE-ID;VALUE=TEXT:foo\nDTSTART:20261022T080000Z\nDTEND:20261022T090000Z",
	"UID:1\nRECURRENCE-ID;VALUE=PERIOD:20261022T080000Z/PT1H\nDTSTART:20261022T080000Z\nDTEND:20261022T090000Z",
])("an event that cannot be read is left out and counted; the rest is read: %j", async (event) => {
	const result = await busyTimes(calendar(event, "UID:2\nDTSTART:20261024T080000Z\nDTEND:20261024T090000Z"), reading);
	expect(result).toMatchObject({ times: [{ endsAt: Date.parse("2026-10-24T09:00:00Z") / 1_000 }], left: 1 });
});

test("lines that say nothing of when are not read, nor is what stands in an event", async () => {
	expect(
		await read(
			"UID:1\nDTSTART:20261022T080000Z\nnonsense\nBEGIN:VALARM\nDURATION:P99W\nTRIGGER;:x\nEND:VALARM\nDTEND:20261022T090000Z",
		),
	).toEqual(["2026-10-22T08:00 2026-10-22T09:00"]);
});

test("what follows an event is not of it", async () => {
	const event = "UID:1\nDTSTART:20261022T080000Z\nDTEND:20261022T090000Z";
	const after = "BEGIN:VTODO\r\nSTATUS:CANCELLED\r\nEND:VTODO\r\nSTATUS:CANCELLED\r\nEND:VCALENDAR";
	const result = await busyTimes(calendar(event).replace("END:VCALENDAR", after), reading);
	expect(result).toMatchObject({ times: [{}], left: 0 });
});

test("an event whose end is missing ends where the next one begins", async () => {
	const text = calendar(
		"UID:1\nDTSTART:20261022T080000Z\nDURATION:PT1H\nBEGIN:VALARM",
		"UID:2\nDTSTART:20261024T080000Z",
	);
	const result = await busyTimes(text.replace("END:VEVENT\r\n", ""), reading);
	expect(result).toMatchObject({ times: [{ startsAt: Date.parse("2026-10-22T08:00:00Z") / 1_000 }], left: 0 });
});

test("an occurrence that is changed in a way that nobody understands stays taken", async () => {
	const series = "UID:s\nDTSTART:20261026T090000Z\nDTEND:20261026T100000Z\nRRULE:FREQ=WEEKLY;COUNT=2";
	const change =
		"UID:s\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261102T090000Z\nSTATUS:CANCELLED\nDTSTART:20261102T090000Z";
	expect(await busyTimes(calendar(series, change), reading)).toMatchObject({ left: 1 });
	expect(await read(series, change)).toEqual([
		"2026-10-26T09:00 2026-10-26T10:00",
		"2026-11-02T09:00 2026-11-02T10:00",
	]);
});

test("an occurrence is named by its day, too", async () => {
	const zone = "TZID=Romance Standard Time";
	expect(
		await read(
			`UID:s\nDTSTART;${zone}:20261026T003000\nDTEND;${zone}:20261026T013000\nRRULE:FREQ=WEEKLY;COUNT=2`,
			"UID:s\nRECURRENCE-ID;VALUE=DATE:20261102\nDTSTART:20261103T080000Z\nDTEND:20261103T090000Z",
		),
	).toEqual(["2026-10-25T23:30 2026-10-26T00:30", "2026-11-03T08:00 2026-11-03T09:00"]);
});

test("a whole day that ends on the day it begins is that day, in a series as well", async () => {
	const day = "DTSTART;VALUE=DATE:20261027\nDTEND;VALUE=DATE:20261027";
	expect(await read(`UID:1\n${day}`)).toEqual(["2026-10-26T23:00 2026-10-27T23:00"]);
	expect(await read(`UID:1\n${day}\nRRULE:FREQ=WEEKLY;COUNT=2`)).toEqual([
		"2026-10-26T23:00 2026-10-27T23:00",
		"2026-11-02T23:00 2026-11-03T23:00",
	]);
});

test.each([
	"",
	"<!doctype html><title>Sign in</title>",
	"BEGIN:VCARD\r\nFN:x\r\nEND:VCARD",
	"BEGIN:VCALENDAR\r\nnonsense",
	"BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n<p>BEGIN:VCALENDAR",
	"BEGIN:VCALENDAR\r\n".repeat(20) + "END:VCALENDAR\r\n".repeat(20),
])("what is no calendar, or none to its end, is not read: %j", async (text) => {
	expect(await busyTimes(text, reading)).toBe("unreadable");
});
