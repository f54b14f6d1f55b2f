import { AccordionItem } from "../../../ui/accordion";
import { Badge } from "../../../ui/badge";
import { Banner } from "../../../ui/banner";
import { Breadcrumb } from "../../../ui/breadcrumb";
import { Card, CardGrid, CardLink } from "../../../ui/card";
import { CheckboxGroup } from "../../../ui/choices";
import { DefinitionList } from "../../../ui/definition-list";
import { Pagination } from "../../../ui/pagination";
import { Picture, type PictureFile } from "../../../ui/picture";
import { Popover } from "../../../ui/popover";
import { Skeleton } from "../../../ui/skeleton";
import { type Column, Table } from "../../../ui/table";
import { Row, Section } from "./section";

function demoPicture(name: string): PictureFile {
	const srcset = (extension: string) =>
		[400, 800, 1600].map((width) => `/media/${name}-${width}.${extension} ${width}w`).join(", ");
	return {
		src: `/media/${name}-800.jpg`,
		srcset: srcset("jpg"),
		sources: [{ type: "image/avif", srcset: srcset("avif") }],
		width: 1600,
		height: 1200,
		alt: `Demo picture ${name}`,
	};
}

const pictures = ["terraced-1", "terraced-2", "terraced-3"].map(demoPicture);
const sizes = "(width < 768px) 100vw, 33vw";

export function Cards() {
	return (
		<Section id="cards" title="Cards, badges and skeletons">
			<Row>
				<Badge>New</Badge>
				<Badge tone="ink">Sold</Badge>
				<Badge tone="good">Available</Badge>
				<Badge tone="warning">Under option</Badge>
				<Badge tone="wrong">Rejected</Badge>
			</Row>
			<CardGrid>
				{pictures.slice(0, 2).map((picture) => (
					<li key={picture.src}>
						<Card>
							<Picture picture={picture} sizes={sizes} className="aspect-4/3" alt="" />
							<p className="mt-4 font-medium tabular-nums">€ 425.000</p>
							<h3 className="mt-1 text-xl">
								<CardLink to="/en/">Terraced house with a south garden</CardLink>
							</h3>
							<p className="mt-1 text-quiet text-sm">Ghent · House</p>
						</Card>
					</li>
				))}
				<li>
					<Skeleton className="aspect-4/3" />
					<Skeleton className="mt-4 h-6 w-32" />
					<Skeleton className="mt-2 h-7 w-64 max-w-full" />
					<Skeleton className="mt-2 h-5 w-40" />
				</li>
			</CardGrid>
		</Section>
	);
}

type Unit = { name: string; floor: number; surface: string; price: string };

const units: readonly Unit[] = [
	{ name: "A 0.1", floor: 0, surface: "92 m²", price: "€ 315.000" },
	{ name: "A 1.1", floor: 1, surface: "108 m²", price: "€ 359.000" },
];

const columns: readonly Column<Unit>[] = [
	{ title: "Unit", cell: (unit) => unit.name, rowHeader: true },
	{ title: "Floor", cell: (unit) => unit.floor, numeric: true },
	{ title: "Surface", cell: (unit) => unit.surface, numeric: true },
	{ title: "Price", cell: (unit) => unit.price, numeric: true },
];

export function Data() {
	return (
		<Section id="data" title="Tables, lists and parts that open">
			<Table showCaption caption="Units" columns={columns} rows={units} rowKey={(unit) => unit.name} />
			<Table
				stacked
				showCaption
				caption="Units, as cards on phones"
				columns={columns}
				rows={units}
				rowKey={(unit) => unit.name}
			/>
			<DefinitionList
				columns={2}
				items={[
					{ term: "Year of construction", value: 1932 },
					{ term: "Living surface", value: "182 m²" },
					{ term: "Ground", value: "240 m²" },
					{ term: "Heating", value: "Gas, condensing boiler" },
				]}
			/>
			<div>
				<AccordionItem title="What does a valuation cost" name="questions" open>
					<p>Nothing, and it binds you to nothing.</p>
				</AccordionItem>
				<AccordionItem title="How long does it take" name="questions">
					<p>About an hour at your home.</p>
				</AccordionItem>
			</div>
		</Section>
	);
}

export function Navigation() {
	return (
		<Section id="navigation" title="Ways through the site">
			<Breadcrumb
				label="Breadcrumb of the example"
				crumbs={[
					{ label: "Home", to: "/en/" },
					{ label: "For sale", to: "/en/for-sale/" },
					{ label: "Terraced house" },
				]}
			/>
			{[1, 10, 20].map((page) => (
				<Pagination
					key={page}
					page={page}
					pages={20}
					to={(target) => `/en/for-sale/?page=${target}`}
					label={`Pages, at ${page}`}
					pageLabel={(target) => `page ${target}`}
				/>
			))}
		</Section>
	);
}

export function Notices() {
	return (
		<Section id="notices" title="Notices">
			<Banner title="This home lies outside the flood zones.">Source: the region's map.</Banner>
			<Banner tone="good" title="Your question has been sent." />
			<Banner tone="warning" title="This price is an estimate." />
			<Banner tone="wrong" title="Your data were not sent.">
				Check the fields in red, with an error message.
			</Banner>
		</Section>
	);
}

export function Overlays() {
	return (
		<Section id="overlays" title="What floats">
			<Row>
				<Popover label="Type" icon="sliders-horizontal">
					<CheckboxGroup label="Kinds" name="kinds" choices={[{ value: "house", label: "House" }]} />
				</Popover>
				<Popover label="Price" active align="end">
					<p>Opens towards the left.</p>
				</Popover>
			</Row>
		</Section>
	);
}
