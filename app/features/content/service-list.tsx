import { CardLink } from "../../ui/card";
import { classNames } from "../../ui/class-names";
import type { ServiceTeaser } from "./page-text";

const columns = {
	two: "tablet:grid-cols-2",
	three: "tablet:grid-cols-3",
	four: "tablet:grid-cols-2 wide:grid-cols-4",
};

type ServiceListProps = { services: readonly ServiceTeaser[]; look: keyof typeof columns; className?: string };

/** List of the agency's services: name and text, each linked as a whole. */
export function ServiceList({ services, look, className }: ServiceListProps) {
	return (
		<ul className={classNames("grid gap-x-8 gap-y-10", columns[look], className)}>
			{services.map((service) => (
				<li key={service.path} className="group relative border-ink border-t pt-4">
					<h3 className="text-2xl">
						<CardLink to={service.path}>{service.title}</CardLink>
					</h3>
					<p className="mt-3 text-base text-quiet">{service.text}</p>
				</li>
			))}
		</ul>
	);
}
