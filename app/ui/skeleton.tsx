import { classNames } from "./class-names";

/** Grey placeholder, sized by class. Announce 'loading' once beside it, not here. */
export function Skeleton({ className }: { className: string }) {
	return <span aria-hidden="true" className={classNames("skeleton block rounded-picture bg-hairline", className)} />;
}
