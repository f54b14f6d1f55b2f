import { useTranslation } from "react-i18next";

type GoodToKnowProps = {
	of: string;
	points: readonly string[];
	/** Figures that the texts name. */
	figures?: Readonly<Record<string, string>>;
};

/** Notes beside a form: a heading and a few points with their own headings. */
export function GoodToKnow({ of, points, figures = {} }: GoodToKnowProps) {
	const { t } = useTranslation("forms");
	return (
		<aside aria-labelledby="know-title" className="min-w-0 max-w-measure">
			<h2 id="know-title" className="text-2xl">
				{t("know.title")}
			</h2>
			<dl className="mt-6 grid gap-6">
				{points.map((point) => (
					<div key={point} className="border-hairline border-t pt-4">
						<dt className="font-medium">{t(`know.${of}.${point}.title`, figures)}</dt>
						<dd className="mt-1 text-quiet">{t(`know.${of}.${point}.text`, figures)}</dd>
					</div>
				))}
			</dl>
		</aside>
	);
}
