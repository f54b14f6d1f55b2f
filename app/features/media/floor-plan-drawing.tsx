import { useTranslation } from "react-i18next";
import type { PlanFloor, PlanRoom } from "../../domain/property/floor-plan";

/** Pixels to a unit of the plan. */
const SCALE = 52;
const MARGIN = 6;
const OUTSIDE_DEPTH = 64;
const DOOR = 0.8 * SCALE;
const LINE = 22;
const STEPS = 7;
const TREAD = 13;

function px(units: number): number {
	return Math.round(units * SCALE) + MARGIN;
}

/** One floor of a property, drawn from its rooms. */
export function FloorPlanDrawing({ floor, name }: { floor: PlanFloor; name: string }) {
	const { t } = useTranslation(["property", "common"]);
	const rooms = floor.rooms.map((room) => nameOf(room, t(`plan.rooms.${room.kind}`)));
	const width = px(floor.width) + MARGIN;
	const bottom = px(floor.height);
	const hall = floor.rooms.find((room) => room.kind === "hall");
	const height = bottom + MARGIN + (floor.outside.length > 0 ? OUTSIDE_DEPTH : 0);
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			role="img"
			aria-label={[
				`${name}${t("common:word.colon")}${rooms.join(", ")}`,
				...floor.outside.map((place) => t(`plan.outside.${place}`)),
			].join(", ")}
			className="plan"
		>
			{floor.rooms.map((room) => (
				<Room key={`${room.kind} ${String(room.number)}`} room={room} label={t(`plan.rooms.${room.kind}`)} />
			))}
			<rect x={MARGIN} y={MARGIN} width={width - 2 * MARGIN} height={bottom - MARGIN} className="plan-outer" />
			{floor.rooms.map(
				(room) => room.door !== null && <Door key={`${room.kind} ${String(room.number)}`} room={room} x={room.door} />,
			)}
			{hall && !floor.level && <Entrance top={px(hall.y)} bottom={px(hall.y + hall.height)} />}
			{hall && floor.level !== null && (
				<Stairs top={px(hall.y)} bottom={px(hall.y + hall.height)} right={width - MARGIN} />
			)}
			{floor.outside.length > 0 && (
				<g>
					<path d={`M${MARGIN} ${bottom}v${OUTSIDE_DEPTH}H${width - MARGIN}V${bottom}`} className="plan-outside" />
					<text x={width / 2} y={bottom + OUTSIDE_DEPTH / 2 + 6} className="plan-quiet">
						{floor.outside.map((place) => t(`plan.outside.${place}`)).join(" · ")}
					</text>
				</g>
			)}
		</svg>
	);
}

function nameOf(room: PlanRoom, label: string): string {
	return room.number === null ? label : `${label} ${room.number}`;
}

function Room({ room, label }: { room: PlanRoom; label: string }) {
	const [left, top] = [px(room.x), px(room.y)];
	const [width, height] = [px(room.x + room.width) - left, px(room.y + room.height) - top];
	const isHall = room.kind === "hall";
	const middle = top + height / 2 + 5;
	return (
		<g>
			<rect x={left} y={top} width={width} height={height} className={isHall ? "plan-hall" : "plan-floor"} />
			<rect x={left} y={top} width={width} height={height} className="plan-wall" />
			<text
				x={left + width / 2}
				y={room.number === null ? middle : middle - LINE / 2}
				className={isHall ? "plan-quiet" : undefined}
			>
				{label}
			</text>
			{room.number !== null && (
				<text x={left + width / 2} y={middle + LINE / 2} className="plan-quiet">
					{room.number}
				</text>
			)}
		</g>
	);
}

/** A gap in the wall to the hall, and the leaf that swings into the room. */
function Door({ room, x }: { room: PlanRoom; x: number }) {
	const isAbove = room.y === 0;
	const wall = isAbove ? px(room.height) : px(room.y);
	const left = px(x);
	const into = isAbove ? -DOOR : DOOR;
	return (
		<g>
			<path d={`M${left} ${wall}h${DOOR}`} className="plan-opening" />
			<path
				d={`M${left} ${wall}v${into}A${DOOR} ${DOOR} 0 0 ${isAbove ? 1 : 0} ${left + DOOR} ${wall}`}
				className="plan-door"
			/>
		</g>
	);
}

function Entrance({ top, bottom }: { top: number; bottom: number }) {
	const middle = (top + bottom) / 2;
	return <path d={`M${MARGIN} ${middle - DOOR / 2}v${DOOR}`} className="plan-opening" />;
}

function Stairs({ top, bottom, right }: { top: number; bottom: number; right: number }) {
	const steps = Array.from({ length: STEPS }, (_, index) => `M${right - (index + 1) * TREAD} ${top}V${bottom}`);
	return <path d={steps.join("")} className="plan-door" />;
}
