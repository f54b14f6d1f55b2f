import { useTranslation } from "../../i18n/texts";
import { Button } from "../../ui/button";
import { track } from "../analytics/track";

export function PrintButton() {
	const { t } = useTranslation("property");
	function printPage() {
		track("print", { path: window.location.pathname });
		window.print();
	}
	return (
		<Button variant="quiet" size="small" icon="printer" onClick={printPage} className="px-2!">
			{t("actions.print")}
		</Button>
	);
}
