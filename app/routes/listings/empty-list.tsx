import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button";

type EmptyListProps = {
	/** The list without filters. */
	reset: string;
	/** There are properties, but not on a page of this number. */
	beyondEnd: boolean;
	first: string;
	/** Where this search is registered. */
	keepInformed: string;
};

export function EmptyList({ reset, beyondEnd, first, keepInformed }: EmptyListProps) {
	const { t } = useTranslation("listing");
	if (beyondEnd) {
		return (
			<div className="max-w-measure py-16">
				<p className="text-lg">{t("list.beyond.text")}</p>
				<ButtonLink to={first} className="mt-6">
					{t("list.beyond.first")}
				</ButtonLink>
			</div>
		);
	}
	return (
		<div className="max-w-measure py-16">
			<h2 className="text-3xl">{t("list.empty.title")}</h2>
			<p className="mt-4 text-lg text-quiet">{t("list.empty.text")}</p>
			<div className="mt-8 flex flex-wrap gap-3">
				<ButtonLink to={reset}>{t("list.empty.reset")}</ButtonLink>
				<ButtonLink to={keepInformed} variant="secondary">
					{t("list.empty.register")}
				</ButtonLink>
			</div>
		</div>
	);
}
