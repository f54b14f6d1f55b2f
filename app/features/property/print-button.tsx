import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Button } from "../../ui/button";

export function PrintButton() {
	const { t } = useTranslation("property");
	return (
		<Button variant="quiet" size="small" icon="printer" {...control("print", "")} className="px-2!">
			{t("actions.print")}
		</Button>
	);
}
