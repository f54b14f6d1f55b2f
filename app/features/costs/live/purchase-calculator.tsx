import { useState } from "react";
import { estimatePurchase, parseQuestion } from "../../../domain/costs/purchase-estimate";
import { type FigureName, type TypedFigures, typedFigures } from "../../../domain/costs/typed-figures";
import { spokenPrice } from "../../../domain/formatting/spoken-price";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/choices";
import { Select, TextInput } from "../../../ui/inputs";
import { DebouncedStatus } from "../../../ui/live/debounced-status";
import { Money } from "../../listing/money";
import type { PurchaseData } from "../cost-data";
import { shownEstimate } from "../cost-rows";
import { CostTable, Sources } from "../cost-table";
import { figureField } from "../figure-fields";

const facts = { texts: ["property", "fields", "common"], wake: "touch" } as const;

type Answer = Pick<PurchaseData, "question" | "typed" | "outcome">;

type PurchaseCalculatorProps = {
	data: PurchaseData;
	/** URL that the form is submitted to without scripts. */
	action: string;
};

/**
 * Costs of a purchase, in total and per month. Computed on the server; with JavaScript recomputed on every change by
 * the same rules. Without it the form reloads the page.
 */
export const PurchaseCalculator = live(
	"purchase-calculator",
	facts,
	function PurchaseCalculator(props: PurchaseCalculatorProps) {
		const { data, action } = props;
		const { t } = useTranslation(["property", "fields"]);
		const language = useLanguage();
		const { property } = data;
		const [answer, setAnswer] = useState<Answer>(data);
		const { outcome } = answer;

		/** @param isDone false while typing: incomplete figures show no error and do not change the result */
		function recalculate(form: HTMLFormElement, isDone: boolean) {
			const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
			const params = new URLSearchParams(fields);
			const typed = typedFigures(params);
			if (!isDone && hasFault(typed)) return;
			const question = parseQuestion(params, property);
			const estimate = estimatePurchase(question, property);
			setAnswer({ question, typed, outcome: shownEstimate(question, estimate, property, language, t) });
		}

		return (
			<div>
				<h2 id="costs-title" className="text-3xl">
					{t("costs.title.sale")}
				</h2>
				<p className="mt-4 max-w-measure text-quiet">{t("costs.estimate")}</p>
				<form
					method="get"
					action={action}
					onInput={(event) => recalculate(event.currentTarget, false)}
					onBlur={(event) => recalculate(event.currentTarget, true)}
					onSubmit={(event) => {
						event.preventDefault();
						recalculate(event.currentTarget, true);
					}}
					className="mt-6"
				>
					<DebouncedStatus
						text={spokenPrice(t("costs.said", { total: outcome.sum, monthly: outcome.monthly }), language)}
					/>
					<Outcome outcome={outcome} />
					<details className="fold fold-text" open={hasFault(data.typed)}>
						<summary>
							<span className="fold-more">{t("costs.details")}</span>
						</summary>
						<div className="mt-6 grid gap-x-12 gap-y-10 desktop:mt-8 wide:grid-cols-[16rem_minmax(0,1fr)]">
							<Questions data={data} answer={answer} />
							<div>
								<CostTable
									caption={t("costs.purchase")}
									rows={[
										{ key: "price", label: t("costs.price"), explain: "", amount: outcome.price },
										...outcome.rows,
									]}
									total={outcome.sum}
								/>
								{property.figures.region === "luxembourg" && (
									<p className="mt-3 text-sm text-quiet">{t("costs.noMortgageDeed")}</p>
								)}
								<Sources sources={data.sources} />
							</div>
						</div>
					</details>
				</form>
			</div>
		);
	},
);

function hasFault(typed: TypedFigures): boolean {
	return Object.values(typed).some(({ isRead }) => !isRead);
}

/** Total to pay, amount to borrow, and monthly payment. */
function Outcome({ outcome }: { outcome: PurchaseData["outcome"] }) {
	const { t } = useTranslation("property");
	return (
		<dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-hairline border-y py-5 tablet:grid-cols-3">
			<div>
				<dt className="text-sm text-quiet">{t("costs.total")}</dt>
				<dd className="mt-1 text-xl tabular-nums">
					<Money>{outcome.sum}</Money>
				</dd>
			</div>
			<div>
				<dt className="text-sm text-quiet">{t("costs.toBorrow")}</dt>
				<dd className="mt-1 text-xl tabular-nums">
					<Money>{outcome.loan}</Money>
				</dd>
			</div>
			<div className="max-tablet:col-span-2">
				<dt className="text-sm text-quiet">{t("costs.monthly")}</dt>
				<dd className="mt-1 font-serif text-3xl tabular-nums">
					<Money>{outcome.monthly}</Money>
				</dd>
				<dd className="text-sm text-quiet">{t("costs.monthlyHint", outcome.terms)}</dd>
				<dd className="text-sm text-quiet">{t("costs.example")}</dd>
			</div>
		</dl>
	);
}

function Questions({ data, answer }: { data: PurchaseData; answer: Answer }) {
	const { t } = useTranslation("property");
	const language = useLanguage();
	const { question, property } = data;
	const figure = (name: FigureName) => {
		const { fault } = figureField(name, answer.question[name], answer.typed, language, t);
		return {
			name,
			label: t(`costs.${name}`),
			autoComplete: "off",
			defaultValue: figureField(name, question[name], data.typed, language, t).text,
			error: fault && <Money>{fault}</Money>,
		};
	};
	return (
		<div className="grid content-start gap-5">
			<TextInput {...figure("price")} before="€" inputMode="decimal" />
			{property.isDwelling && (
				<Checkbox name="ownHome" value="1" label={t("costs.ownHome")} defaultChecked={question.isOwnHome} />
			)}
			{data.reducedVat && (
				<Checkbox
					name="reducedVat"
					value="1"
					label={t("costs.reducedVat", { rate: data.reducedVat })}
					defaultChecked={question.isReducedVat}
				/>
			)}
			{property.isPlot && <p className="text-sm text-quiet">{t("costs.plot")}</p>}
			{property.isDwelling && property.figures.region === "luxembourg" && (
				<Select
					name="buyers"
					label={t("costs.buyers")}
					defaultValue={String(question.buyers)}
					options={[
						{ value: "1", label: t("costs.oneBuyer") },
						{ value: "2", label: t("costs.twoBuyers") },
					]}
				/>
			)}
			<TextInput {...figure("ownMoney")} before="€" inputMode="decimal" />
			<div className="grid grid-cols-2 gap-4">
				<TextInput {...figure("rate")} after="%" inputMode="decimal" />
				<TextInput {...figure("years")} inputMode="numeric" />
			</div>
			<div className="without-script">
				<Button type="submit" variant="secondary">
					{t("costs.submit")}
				</Button>
			</div>
		</div>
	);
}
