import fc from "fast-check";
import { expect, test } from "vitest";
import { videoOf } from "./video";

test("files are recognised by extension, whatever the host and case", () => {
	for (const extension of ["mp4", "mov", "wmv", "avi", "flv", "webm", "MP4"]) {
		expect(videoOf(`https://media.example.com/tour.${extension}?v=1`)?.kind).toBe("file");
	}
	expect(videoOf("https://media.example.com/tour.mp4.html")).toBeNull();
	expect(videoOf("https://media.example.com/page?file=tour.mp4")).toBeNull();
	expect(videoOf("/media/tour.webm")).toEqual({ kind: "file", url: "/media/tour.webm" });
});

test("all forms of YouTube addresses are recognised", () => {
	const id = "aqz-KE-bpKQ";
	for (const url of [
		`https://www.youtube.com/watch?v=${id}&t=3`,
		`https://youtube.com/watch/?v=${id}`,
		`https://m.youtube.com/shorts/${id}`,
		`https://youtu.be/${id}?si=x`,
		`https://www.youtube.com/embed/${id}`,
		`https://www.youtube-nocookie.com/embed/${id}`,
	]) {
		expect(videoOf(url)).toMatchObject({
			kind: "youtube",
			id,
			embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
		});
	}
});

test("a YouTube id has eleven characters of its alphabet", () => {
	const id = fc.stringMatching(/^[\w-]{1,20}$/);
	fc.assert(
		fc.property(id, (text) => {
			expect(videoOf(`https://youtu.be/${text}`)?.kind === "youtube").toBe(text.length === 11);
		}),
	);
	expect(videoOf("https://www.youtube.com/channel/aqz-KE-bpKQ")).toBeNull();
});

test("Vimeo is recognised by its number", () => {
	expect(videoOf("https://vimeo.com/76979871")).toMatchObject({ kind: "vimeo", id: "76979871" });
	expect(videoOf("https://player.vimeo.com/video/76979871?h=8272103f6e")).toMatchObject({
		embedUrl: "https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e",
	});
	expect(videoOf("https://vimeo.com/channels/staffpicks/76979871")).toMatchObject({ id: "76979871" });
	expect(videoOf("https://vimeo.com/about")).toBeNull();
});

test("Facebook is recognised by its video addresses only", () => {
	for (const url of [
		"https://www.facebook.com/agency/videos/1234567890/",
		"https://www.facebook.com/watch/?v=1234567890",
		"https://www.facebook.com/video.php?v=1234567890",
		"https://www.facebook.com/reel/1234567890",
		"https://fb.watch/abc123/",
	]) {
		expect(videoOf(url)?.kind).toBe("facebook");
	}
	expect(videoOf("https://www.facebook.com/agency/posts/1234567890")).toBeNull();
	expect(videoOf("https://www.facebook.com/watch/?v=x")).toBeNull();
});

test("hosts of the list and of the setting count, label by label", () => {
	expect(videoOf("https://www.tvl.be/nieuws/1")?.kind).toBe("host");
	expect(videoOf("https://TVL.be/nieuws/1")?.kind).toBe("host");
	expect(videoOf("https://eviltvl.be/nieuws/1")).toBeNull();
	expect(videoOf("https://tvl.be.example.com/nieuws/1")).toBeNull();
	expect(videoOf("https://player.video.example/1", [" .Video.example "])?.kind).toBe("host");
	expect(videoOf("https://example.com/1", ["", " ", "."])).toBeNull();
});

test("only https is shown, and no address with a password in it", () => {
	expect(videoOf("http://media.example.com/tour.mp4")).toBeNull();
	expect(videoOf("http://127.0.0.1:9000/tour.mp4")?.kind).toBe("file");
	for (const url of [
		"javascript:alert(1)//.mp4",
		"data:video/mp4,x.mp4",
		"//evil.example/x.mp4",
		"/\\evil.example/x.mp4",
	]) {
		expect(videoOf(url)).toBeNull();
	}
	expect(videoOf("https://user:secret@youtu.be/aqz-KE-bpKQ")).toBeNull();
});

test("any text at all is a safe video or none", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (text) => {
			const video = videoOf(text);
			if (video && "embedUrl" in video) expect(video.embedUrl).toMatch(/^https:\/\//);
		}),
	);
	expect([null, undefined, ""].map((url) => videoOf(url))).toEqual([null, null, null]);
});
