import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { feedOf, feedProperty } from "../../tests/support/feed/feed";
import { importOf } from "../../tests/support/feed/import-runs";
import { listingsOf } from "../../tests/support/search/listings";

const OWN = 2;
const own = feedProperty(OWN, { Price: 400_000 });
/** Same address and price, but a surface that does not compare. */
const twin = feedProperty(1, { Price: 400_000, LivingSurface: 300 });

async function rangeBeside(others: number) {
	const properties = [own, twin, ...Array.from({ length: others }, (_, index) => feedProperty(3 + index))];
	await importOf(feedOf({ properties }));
	return (await listingsOf(env).priceStandings([OWN])).get(OWN)?.range;
}

test("a property is not among those that its price is compared with", async () => {
	expect(await rangeBeside(7)).toBeNull();
	expect(await rangeBeside(8)).toMatchObject({ count: 8, kilometres: 2 });
});
