export type Video =
	| { kind: "file"; url: string }
	| { kind: "youtube" | "vimeo"; url: string; id: string; embedUrl: string }
	| { kind: "facebook" | "host"; url: string; embedUrl: string };

const FILE = /\.(?:mp4|mov|wmv|avi|flv|webm)$/i;

/** Video hosts besides those of the agency's setting. Source: specification, section 5. */
const VIDEO_HOSTS = ["tvl.be"];

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

function isHostOf(host: string, ending: string): boolean {
	return host === ending || host.endsWith(`.${ending}`);
}

/**
 * Parses a video's address; null when it is none or unsafe. Only https is accepted, and http on a loopback address
 * (which the import only lets through on a developer's machine). A path on this site can be a file. `extraHosts` are
 * host suffixes without a leading dot, matched by whole labels.
 */
export function videoOf(url: string | null | undefined, extraHosts: readonly string[] = []): Video | null {
	const text = url?.trim() ?? "";
	if (/^\/(?![/\\])/.test(text)) return FILE.test(text.replace(/[?#].*$/s, "")) ? { kind: "file", url: text } : null;
	const address = URL.canParse(text) ? new URL(text) : null;
	if (address === null || address.username !== "" || address.password !== "") return null;
	const isLocal = address.protocol === "http:" && LOOPBACK.includes(address.hostname);
	if (address.protocol !== "https:" && !isLocal) return null;
	if (FILE.test(address.pathname)) return { kind: "file", url: address.href };
	return youtube(address) ?? vimeo(address) ?? facebook(address) ?? hosted(address, extraHosts);
}

function youtube(address: URL): Video | null {
	let id: string | null | undefined;
	if (isHostOf(address.hostname, "youtu.be")) {
		id = /^\/([^/]+)\/?$/.exec(address.pathname)?.[1];
	} else if (isHostOf(address.hostname, "youtube.com") || isHostOf(address.hostname, "youtube-nocookie.com")) {
		id =
			address.pathname.replace(/\/$/, "") === "/watch"
				? address.searchParams.get("v")
				: /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(address.pathname)?.[1];
	}
	if (!id || !/^[\w-]{11}$/.test(id)) return null;
	return { kind: "youtube", url: address.href, id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` };
}

function vimeo(address: URL): Video | null {
	if (!isHostOf(address.hostname, "vimeo.com")) return null;
	const found =
		/^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|album\/\d+\/video\/|showcase\/\d+\/video\/)?(\d{1,15})(?:\/([0-9a-f]+))?\/?$/.exec(
			address.pathname,
		);
	const id = found?.[1];
	if (!id) return null;
	// An unlisted video opens only with its hash.
	const hash = found[2] ?? /^[0-9a-f]+$/.exec(address.searchParams.get("h") ?? "")?.[0];
	const embedUrl = `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ""}`;
	return { kind: "vimeo", url: address.href, id, embedUrl };
}

function facebook(address: URL): Video | null {
	const isVideo =
		(isHostOf(address.hostname, "fb.watch") && address.pathname.length > 1) ||
		(isHostOf(address.hostname, "facebook.com") &&
			(/^\/(?:[^/]+\/)?videos\/(?:[^/]+\/)?\d+\/?$/.test(address.pathname) ||
				/^\/reel\/\d+\/?$/.test(address.pathname) ||
				(/^\/(?:watch\/?|video\.php)$/.test(address.pathname) && /^\d+$/.test(address.searchParams.get("v") ?? ""))));
	if (!isVideo) return null;
	const href = encodeURIComponent(address.href);
	const embedUrl = `https://www.facebook.com/plugins/video.php?href=${href}&show_text=false`;
	return { kind: "facebook", url: address.href, embedUrl };
}

function hosted(address: URL, extraHosts: readonly string[]): Video | null {
	const endings = [...VIDEO_HOSTS, ...extraHosts.map((host) => host.trim().toLowerCase().replace(/^\.+/, ""))];
	const isKnown = endings.some((ending) => ending !== "" && isHostOf(address.hostname, ending));
	return isKnown ? { kind: "host", url: address.href, embedUrl: address.href } : null;
}
