import { cellsOfBox, distanceMetres, type Point } from "../../app/domain/localities/geo";
import type { ListingCard } from "../../app/domain/property/listing";
import { type CardRow, cardColumns, shapeCard } from "./card";
import type { Reader } from "./reader";
import type { Shaping } from "./shaping";

/** Properties looked at from each side: around the property, in its postcode, of its type and in its region. */
const MOST_AROUND = 120;
const MOST_OF_KIND = 60;
/** Half the side of the square around a property, in degrees: some 5 km. */
const AROUND_LATITUDE = 0.045;
const AROUND_LONGITUDE = 0.07;
const MOST_CELL_ROWS = 12;

type Compared = CardRow & { type_id: number | null; main_type_id: number | null; surface: number | null };

const comparedColumns = [...cardColumns, "type_id", "main_type_id", "surface"];
const compared = comparedColumns.map((column) => `l.${column}`).join(", ");

/** Properties on the market with the same goal, the most alike first. */
export async function findSimilar(reader: Reader, id: number, limit: number, shaping: Shaping): Promise<ListingCard[]> {
	const property = await reader.first<Compared>(`SELECT ${compared} FROM listings AS l WHERE l.id = ?`, id);
	if (!property) return [];
	const groups = await reader.batch<Compared[]>(candidateStatements(reader, property));
	const candidates = new Map(groups.flat().map((row) => [row.id, row]));
	candidates.delete(id);
	return [...candidates.values()]
		.map((row) => ({ row, likeness: likeness(property, row) }))
		.sort((a, b) => b.likeness - a.likeness || b.row.id - a.row.id)
		.slice(0, limit)
		.map(({ row }) => shapeCard(row, shaping));
}

function candidateStatements(reader: Reader, property: Compared): D1PreparedStatement[] {
	const newest = (index: string, column: string, value: string | number, limit: number) =>
		reader.prepare(
			`SELECT ${compared} FROM listings AS l INDEXED BY ${index} WHERE listed = 1 AND ${column} = ? AND goal = ? AND ended = 0
			ORDER BY date_order, newest LIMIT ?`,
			value,
			property.goal,
			limit,
		);
	const statements: D1PreparedStatement[] = [];
	const point = pointOf(property);
	if (point) statements.push(aroundStatement(reader, point, property.goal));
	if (property.zip !== null) statements.push(newest("listings_of_zip", "zip", property.zip, MOST_OF_KIND));
	if (property.type_id !== null) statements.push(newest("listings_of_type", "type_id", property.type_id, MOST_OF_KIND));
	if (property.region !== null) statements.push(newest("listings_of_region", "region", property.region, MOST_OF_KIND));
	return statements.length > 0 ? statements : [newest("listings_by_date", "goal", property.goal, MOST_OF_KIND)];
}

function aroundStatement(reader: Reader, { latitude, longitude }: Point, goal: number): D1PreparedStatement {
	const box = {
		south: latitude - AROUND_LATITUDE,
		north: latitude + AROUND_LATITUDE,
		west: longitude - AROUND_LONGITUDE,
		east: longitude + AROUND_LONGITUDE,
	};
	const ranges = cellsOfBox(box, MOST_CELL_ROWS) ?? [];
	// From the middle row outwards, so that a limit in a dense town keeps what is nearest.
	const middle = (ranges.length - 1) / 2;
	const outwards = ranges
		.map((range, row) => ({ range, distance: Math.abs(row - middle) }))
		.sort((a, b) => a.distance - b.distance)
		.map(({ range }) => range);
	return reader.prepare(
		`SELECT ${compared} FROM json_each(?) AS range CROSS JOIN listings AS l INDEXED BY listings_in_cell
		ON l.cell BETWEEN range.value ->> 'from' AND range.value ->> 'to'
		WHERE l.listed = 1 AND l.cell IS NOT NULL AND l.goal = ? AND l.ended = 0 LIMIT ?`,
		JSON.stringify(outwards),
		goal,
		MOST_AROUND,
	);
}

function pointOf(row: CardRow): Point | null {
	return row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude };
}

/**
 * How alike two properties are to somebody who looks for one. Where it is weighs most (up to 4: nothing is lost next door,
 * all at 15 km; a shared postcode or region stands in where a point is missing), then what it is (3 for the same type,
 * 2 for the same main type), then the price (up to 3, none at twice or half of it), then bedrooms (1.5, half a point
 * less for each that differs) and surface (up to 1.5, as the price).
 */
function likeness(property: Compared, other: Compared): number {
	return localityLikeness(property, other) + typeLikeness(property, other) + figuresLikeness(property, other);
}

const FAR_METRES = 15_000;

function localityLikeness(property: Compared, other: Compared): number {
	const a = pointOf(property);
	const b = pointOf(other);
	if (a && b) return 4 * Math.max(0, 1 - distanceMetres(a, b) / FAR_METRES);
	if (property.zip !== null && property.zip === other.zip) return 3;
	return property.region !== null && property.region === other.region ? 0.5 : 0;
}

function typeLikeness(property: Compared, other: Compared): number {
	if (property.type_id !== null && property.type_id === other.type_id) return 3;
	return property.main_type_id !== null && property.main_type_id === other.main_type_id ? 2 : 0;
}

function figuresLikeness(property: Compared, other: Compared): number {
	const rooms =
		property.bedrooms === null || other.bedrooms === null
			? 0
			: Math.max(0, 1.5 - 0.5 * Math.abs(property.bedrooms - other.bedrooms));
	return 3 * closeness(property.price, other.price) + rooms + 1.5 * closeness(property.surface, other.surface);
}

/** 1 for equal amounts, 0 where one is twice the other or one is not known. */
function closeness(a: number | null, b: number | null): number {
	return a && b ? Math.max(0, 1 - Math.abs(Math.log2(a / b))) : 0;
}
