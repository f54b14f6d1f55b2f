import { pagePath } from "../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Island } from "../../page/island";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Select } from "../../ui/inputs";
import { useSite } from "../layout/site-data";
import { PlaceField } from "../search/live/place-field";
import { type CompareAsked, compareOrders, comparePath } from "./compare-address";

type CompareControlsProps = {
	asked: CompareAsked;
	/** Name of the place that distances are measured to; null if there is none. */
	place: string | null;
};

/**
 * Controls for the order, the distance's place, sharing and printing; folded on phones, where the pictures come first.
 * A plain form whose state is in the URL.
 */
export function CompareControls({ asked, place }: CompareControlsProps) {
	const { t } = useTranslation(["compare", "common"]);
	const language = useLanguage();
	const { origin } = useSite();
	const { ids, from = "", order = "own" } = asked;
	const isUnknown = from !== "" && place === null;

	return (
		<details open={isUnknown} className="compare-tools print-hidden mt-6">
			<summary>
				<span>
					{t("tools")}
					{/* Current settings, visible while folded. */}
					<span className="block font-normal text-quiet text-sm">
						{[place && `${t("from")} ${place}`, t(`orders.${order}`)].filter(Boolean).join(" · ")}
					</span>
				</span>
				<Icon name="chevron-down" className="size-5" />
			</summary>
			<div className="compare-tools-row">
				<form
					method="get"
					action={pagePath("compare", language)}
					{...control("swap", "")}
					className="grid w-full items-end gap-4 tablet:w-auto tablet:grow tablet:grid-cols-[18rem_16rem_1fr]"
				>
					<input type="hidden" name="ids" value={ids.join(",")} />
					<Island
						of={PlaceField}
						props={{
							name: "fromText",
							placeName: "from",
							label: t("from"),
							placeholder: t("fromHint"),
							single: true,
							...(place ? { places: [{ value: from, label: place }] } : { defaultValue: from }),
						}}
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
					{isUnknown && (
						<p role="status" className="col-span-full text-warning">
							{t("fromUnknown", { text: from })}
						</p>
					)}
				</form>
				<div className="needs-script flex flex-wrap gap-x-6">
					<Button
						variant="quiet"
						icon="copy"
						{...control("copy", {
							text: origin + comparePath(asked, language),
							done: t("common:favourites.linkCopied"),
							failed: t("common:favourites.linkNotCopied"),
						})}
						{...control("report", { event: "share", on: "press", data: { properties: ids.length } })}
					>
						{t("copyLink")}
					</Button>
					<Button variant="quiet" icon="printer" {...control("print", "")}>
						{t("print")}
					</Button>
				</div>
			</div>
		</details>
	);
}
