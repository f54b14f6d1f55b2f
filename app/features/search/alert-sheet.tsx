import { Suspense, useEffect, useState } from "react";
import type { Goal } from "../../domain/property/property";
import { openDialog } from "../../ui/dialog";
import { lazyPart } from "../../ui/islands/island";
import { ALERT_ID } from "./alert-link";
import type { ChipLink } from "./chips";

const loadDialog = async () => (await import("./alert-dialog")).AlertDialog;
const AlertDialog = lazyPart(loadDialog);

export type AlertSheetProps = {
	goal: Goal;
	/** The search as it is stored, with its goal. */
	search: string;
	/** Its criteria, each with the list without it. */
	chips: readonly ChipLink[];
};

/** Opens the form of an alert in the page. Where its script does not come, the link that was pressed is followed. */
export function AlertSheet(props: AlertSheetProps) {
	const [isAsked, setAsked] = useState(false);

	useEffect(() => {
		function press(event: MouseEvent) {
			const link = event.target instanceof Element ? event.target.closest(`a[data-opens="${ALERT_ID}"]`) : null;
			if (
				!(link instanceof HTMLAnchorElement) ||
				event.button !== 0 ||
				event.metaKey ||
				event.ctrlKey ||
				event.shiftKey
			)
				return;
			event.preventDefault();
			loadDialog().then(
				() => {
					setAsked(true);
					openDialog(ALERT_ID);
				},
				() => location.assign(link.href),
			);
		}
		document.addEventListener("click", press);
		return () => document.removeEventListener("click", press);
	}, []);

	if (!isAsked) return null;
	return (
		<Suspense>
			{/* Another search is another form: what was taken out of one stays out of that one alone. */}
			<AlertDialog key={props.search} {...props} />
		</Suspense>
	);
}
