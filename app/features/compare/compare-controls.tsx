import { Form } from "react-router";
import { pagePath } from "../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { Button } from "../../ui/button";
import { Select } from "../../ui/inputs";
import { showToast } from "../../ui/toast";
import { track } from "../analytics/track";
import { PlaceField } from "../search/place-field";
import { type CompareAsked, compareOrders, comparePath } from "./compare-address";

type CompareControlsProps = {
	asked: CompareAsked;
	/** The name of the place that distances are measured to; null where there is none. */
	place: string | null;
};

/** The order, the place that distances are measured to, sharing and printing. A plain form: the address holds it all. */
export function CompareControls({ asked, place }: CompareControlsProps) {
	const { t } = useTranslation("compare");
	const language = useLanguage();
	const { ids, from = "", order = "own" } = asked;

	async function share() {
		const address = new URL(comparePath(asked, language), location.origin).href;
		track("share", { properties: ids.length });
		try {
			await navigator.clipboard.writeText(address);
			showToast(t("linkCopied"));
		} catch {
			// Where the clipboard is refused, the address bar is there to copy from.
			location.assign(address);
		}
	}

	function print() {
		track("print", { path: location.pathname });
		window.print();
	}

	return (
		<div className="print-hidden mt-8 flex flex-wrap items-end gap-x-6 gap-y-4">
			<Form
				method="get"
				action={pagePath("/compare/", language)}
				key={comparePath(asked, language)}
				preventScrollReset
				className="grid w-full items-end gap-4 tablet:w-auto tablet:grow tablet:grid-cols-[18rem_16rem_1fr]"
			>
				<input type="hidden" name="ids" value={ids.join(",")} />
				<PlaceField
					name="fromText"
					placeName="from"
					label={t("from")}
					placeholder={t("fromHint")}
					{...(place ? { places: [{ value: from, label: place }] } : { defaultValue: from })}
					single
				/>
				<Select
					name="order"
					label={t("order")}
					defaultValue={order}
					options={compareOrders.map((each) => ({ value: each, label: t(`orders.${each}`) }))}
				/>
				<Button type="submit" variant="secondary" className="justify-self-start">
					{t("apply")}
				</Button>
				{from !== "" && place === null && (
					<p role="status" className="col-span-full text-warning">
						{t("fromUnknown", { text: from })}
					</p>
				)}
			</Form>
			<div className="needs-script -mx-4 flex flex-wrap gap-2">
				<Button variant="quiet" icon="copy" onClick={share}>
					{t("copyLink")}
				</Button>
				<Button variant="quiet" icon="printer" onClick={print}>
					{t("print")}
				</Button>
			</div>
		</div>
	);
}
