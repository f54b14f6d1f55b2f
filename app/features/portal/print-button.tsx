import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button";

export function PrintButton() {
	const { t } = useTranslation("common");
	return (
		<Button variant="quiet" size="small" icon="printer" className="needs-script px-0!" onClick={() => window.print()}>
			{t("word.print")}
		</Button>
	);
}
