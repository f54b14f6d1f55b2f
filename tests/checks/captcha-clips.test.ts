import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { alphabet } from "../../worker/captcha/characters";

/** Uncompressed mono samples, which can be concatenated. */
const HEADER = { format: 1, channels: 1 };

test.for(languages)("in %s there is a recording of every character of a captcha, each its own", (language) => {
	const clips = [...alphabet].map((character) => readFileSync(`public/captcha/${language}/${character}.wav`));
	for (const clip of clips) {
		expect(clip.toString("latin1", 0, 4)).toBe("RIFF");
		expect({ format: clip.readUInt16LE(20), channels: clip.readUInt16LE(22) }).toEqual(HEADER);
	}
	expect(new Set(clips.map((clip) => clip.toString("base64"))).size).toBe(alphabet.length);
});
