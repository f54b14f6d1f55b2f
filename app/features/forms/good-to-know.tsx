import { useTranslation } from "react-i18next";

/** Notes beside a form: a heading and a few points with their own headings. */
export function GoodToKnow({ of, points }: { of: string; points: readonly string[] }) {
	const { t } = useTranslation("forms");
	return (
		<aside aria-labelledby="know-title" className="min-w-0 max-w-measure">
			<h2 id="know-title" className="text-2xl">
				{t("know.title")}
			</h2>
			<dl className="mt-6 grid gap-6">
				{points.map((point) => (
					<div key={point} className="border-hairline border-t pt-4">
						<dt className="font-medium">{t(`know.${of}.${point}.title`)}</dt>
						<dd className="mt-1 text-quiet">{t(`know.${of}.${point}.text`)}</dd>
					</div>
				))}
			</dl>
		</aside>
	);
}
