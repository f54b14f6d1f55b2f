import { classNames } from "./class-names";

/** A still, grey place of the size of what is coming; sized by class. Say 'loading' once beside it, not here. */
export function Skeleton({ className }: { className: string }) {
	return <span aria-hidden="true" className={classNames("skeleton block rounded-picture bg-hairline", className)} />;
}
