import type { Screen } from "./edge/sizes.ts";

/** Addresses of the four measured screens in the imported demo. */
export async function addressesOf(site: string): Promise<Record<Screen, string>> {
	const [list, projects] = await Promise.all(
		["/nl/te-koop/", "/nl/projecten/"].map(async (address) => (await fetch(site + address)).text()),
	);
	const first = (html: string | undefined, pattern: RegExp) => {
		const address = pattern.exec(html ?? "")?.[1];
		if (!address) throw new Error(`no page leads to ${pattern}`);
		return address;
	};
	return {
		home: "/nl/",
		list: "/nl/te-koop/",
		property: first(list, /href="(\/nl\/te-koop\/[^"?]+\/\d+\/)"/),
		project: first(projects, /href="(\/nl\/projecten\/[^"?]+\/\d+\/)"/),
	};
}
