import { live } from "../../../page/live";
import { AlertDialog, type AlertDialogProps } from "./alert-dialog";

/** The form of an alert in the page, opened by the links that lead to its own page. */
export const AlertSheet = live(
	"alert-sheet",
	{ texts: ["common", "forms", "search", "validation"], wake: "link" },
	function AlertSheet(props: AlertDialogProps) {
		// Another search is another form: what was taken out of one stays out of that one alone.
		return <AlertDialog key={props.search} {...props} />;
	},
);
