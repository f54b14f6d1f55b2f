import type { Texts } from "i18next";
import { useTranslation } from "../../i18n/texts";

type Know = Texts["forms"]["know"];

/** Text key of a point, such as `rent.fair`. */
export type KnowPoint = `offer.${keyof Know["offer"]}` | `rent.${keyof Know["rent"]}`;

type GoodToKnowProps = {
	points: readonly KnowPoint[];
	/** Values interpolated into the texts. */
	figures?: { advance?: string };
};

/** Notes beside a form: a heading and several points with headings of their own. */
export function GoodToKnow({ points, figures = {} }: GoodToKnowProps) {
	const { t } = useTranslation("forms");
	return (
		<aside aria-labelledby="know-title" className="min-w-0 max-w-measure">
			<h2 id="know-title" className="text-2xl">
				{t("know.title")}
			</h2>
			<dl className="mt-6 grid gap-6">
				{points.map((point) => (
					<div key={point} className="border-hairline border-t pt-4">
						<dt className="font-medium">{t(`know.${point}.title`, figures)}</dt>
						<dd className="mt-1 text-quiet">{t(`know.${point}.text`, figures)}</dd>
					</div>
				))}
			</dl>
		</aside>
	);
}
