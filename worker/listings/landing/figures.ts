import { DAY_SECONDS } from "../../../app/domain/durations";
import type { PropertyType } from "../../../app/domain/feed/feed";
import { type AskingPrices, type LandingFigures, MIN_FOR_MEDIAN } from "../../../app/domain/landing/figures";
import { type EnergyLabel, energyLabels } from "../../../app/domain/property/energy-label";
import { LAND, RESIDENTIAL } from "../../../app/domain/property/kind";
import type { Goal } from "../../../app/domain/property/property";
import type { Search } from "../../../app/domain/search/search";
import type { SearchColumns } from "../../search/columns-in-memory";
import { bitsOf } from "../../search/layout";
import { createMiddle, perSquareMetre } from "./quantile";

/** `types`: property types whose prices are compared; null for a search of one type, which needs no further filter. */
export type Compared = {
	types: ReadonlySet<number> | null;
	dwellings: ReadonlySet<number>;
	land: ReadonlySet<number>;
	indoors: boolean;
};

export function comparedBy(types: readonly PropertyType[], { types: asked }: Pick<Search, "types">): Compared {
	const chosen = types.find(({ ID }) => ID === asked[0]);
	const ofKind = (kind: number) => new Set(types.filter(({ WebID }) => WebID === kind).map(({ ID }) => ID));
	const [dwellings, land] = [ofKind(RESIDENTIAL), ofKind(LAND)];
	if (chosen) return { types: null, dwellings, land, indoors: chosen.WebID !== LAND };
	return { types: dwellings, dwellings, land, indoors: true };
}

const ENDED = bitsOf(["ended"]);
const INDOORS = bitsOf(["indoors"]);
const SPECIAL = bitsOf(["special"]);
const GOOD_LABELS = new Set<EnergyLabel>(energyLabels.slice(0, energyLabels.indexOf("b") + 1));
const MAX_GONE = 4;
const THOUSAND = 1_000;

/** @param now in epoch seconds */
export function figuresOf(
	{ numbers, dictionaries }: SearchColumns,
	positions: Uint32Array,
	{ compared, goal, now }: { compared: Compared; goal: Goal | undefined; now: number },
): LandingFigures {
	const types = dictionaries.type.values.map((type) => {
		const own = [type?.[0], type?.[1]].filter((id) => id != null);
		return {
			main: type?.[1] ?? type?.[0] ?? null,
			isCompared: compared.types === null || own.some((id) => compared.types?.has(id)),
			isHome: own.some((id) => compared.dwellings.has(id)),
			isLand: own.some((id) => compared.land.has(id)),
		};
	});
	const labels = dictionaries.epc.values.map(() => 0);
	const all = createAsked(goal);
	const ofTypes = new Map<number, ReturnType<typeof createAsked>>();
	const price = createMiddle();
	const days = createMiddle();
	const gone: { id: number; at: number }[] = [];
	let [onMarket, homes, goodEnergy] = [0, 0, 0];
	for (let index = 0; index < positions.length; index += 1) {
		const at = positions[index] ?? 0;
		const bits = numbers.bits[at] ?? 0;
		const listedAt = numbers.listedAt[at] ?? 0;
		if ((bits & ENDED) !== 0) {
			gone.push({ id: numbers.id[at] ?? 0, at: listedAt });
			continue;
		}
		onMarket += 1;
		const { main, isCompared, isHome, isLand } = types[numbers.type[at] ?? 0] ?? noType;
		if (isHome) homes += 1;
		const label = numbers.epc[at] ?? 0;
		const rated = dictionaries.epc.values[label] ?? null;
		if (rated !== null && GOOD_LABELS.has(rated)) goodEnergy += 1;
		const asked = (bits & SPECIAL) !== 0 ? Number.NaN : (numbers.price[at] ?? Number.NaN);
		const surface = numbers.surface[at] ?? Number.NaN;
		const isIndoors = (bits & INDOORS) !== 0;
		if (main !== null) {
			const ofType = ofTypes.get(main) ?? createAsked(goal);
			ofTypes.set(main, ofType);
			ofType.add(asked, isIndoors !== isLand ? surface : Number.NaN);
		}
		if (!isCompared) continue;
		labels[label] = (labels[label] ?? 0) + 1;
		all.add(asked, isIndoors === compared.indoors ? surface : Number.NaN);
		if (listedAt > 0) days.add((now - listedAt) / DAY_SECONDS);
		if (asked > 0) price.add(asked / THOUSAND);
	}
	const ofLabels = dictionaries.epc.values.flatMap((label, code) => {
		const count = labels[code] ?? 0;
		return label === null || count === 0 ? [] : [{ label, count }];
	});
	return {
		total: positions.length,
		onMarket,
		homes,
		compared: all.value(),
		byType: [...ofTypes].map(([type, each]) => ({ type, ...each.value() })).sort((a, b) => b.count - a.count),
		price: price.count() < MIN_FOR_MEDIAN ? null : price.value() * THOUSAND,
		days: days.count() < MIN_FOR_MEDIAN ? null : Math.round(days.value()),
		labels: ofLabels.sort((a, b) => energyLabels.indexOf(a.label) - energyLabels.indexOf(b.label)),
		goodEnergy,
		endedIds: gone
			.sort((a, b) => b.at - a.at || b.id - a.id)
			.slice(0, MAX_GONE)
			.map(({ id }) => id),
	};
}

const noType = { main: null, isCompared: false, isHome: false, isLand: false };

/** Accumulates asking prices property by property; unknown values are NaN. */
function createAsked(goal: Goal | undefined) {
	const middle = createMiddle();
	let [count, priced, lowest, highest] = [0, 0, Number.POSITIVE_INFINITY, 0];
	return {
		add(price: number, surface: number): void {
			count += 1;
			if (!(price > 0)) return;
			priced += 1;
			lowest = Math.min(lowest, price);
			highest = Math.max(highest, price);
			// Rents are not shown per m².
			if (goal !== "rent" && surface > 0) middle.add(perSquareMetre(price, surface));
		},
		value: (): AskingPrices => ({
			count,
			prices: priced < 2 ? null : { lowest, highest },
			perSquareMetre: middle.count() < MIN_FOR_MEDIAN ? null : { median: middle.value(), count: middle.count() },
		}),
	};
}
