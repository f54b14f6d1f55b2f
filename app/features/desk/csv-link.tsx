import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon";

/** Downloads what the page shows as a table. */
export function CsvLink({ href }: { href: string }) {
	const { t } = useTranslation("desk");
	return (
		<a href={href} className="desk-button desk-button-plain" download>
			<Icon name="download" className="desk-icon" />
			{t("layout.csv")}
		</a>
	);
}
