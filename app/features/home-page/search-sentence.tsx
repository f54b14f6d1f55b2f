import type { ReactNode } from "react";
import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { formatEuro } from "../../domain/property/price";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Island } from "../../page/island";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { PlaceField } from "../search/live/place-field";

const EXAMPLE_PRICES = { sale: formatEuro(400_000), rent: formatEuro(1_000) };
/** Maximum length of the price, including words around it. */
const MAX_PRICE_LENGTH = 40;

export type SearchSentenceProps = {
	language: Language;
	/** Main types by id, worded for the sentence. */
	types: readonly { id: number; label: string }[];
	/** Ids of the residential types; all of them together are the default choice. */
	homeTypes: readonly number[];
};

/**
 * The search as a sentence of native controls. It is submitted to the home page, which redirects to the list, so it
 * works without JavaScript.
 */
export function SearchSentence({ language, types, homeTypes }: SearchSentenceProps) {
	const { t } = useTranslation("home");
	return (
		<search aria-label={t("search.label")}>
			<form method="get" action={pagePath("home", language)} className="sentence">
				<Phrase lead={t("search.goal.lead")}>
					<SentenceSelect name="goal" label={t("search.goal.label")} {...control("goal", "")}>
						<option value="sale">{t("search.goal.sale")}</option>
						<option value="rent">{t("search.goal.rent")}</option>
					</SentenceSelect>
				</Phrase>
				<Phrase>
					<SentenceSelect name="type" label={t("search.what.label")}>
						{homeTypes.length > 0 && <option value={homeTypes.join(",")}>{t("search.what.homes")}</option>}
						<option value="">{t("search.what.any")}</option>
						{types.map((type) => (
							<option key={type.id} value={type.id}>
								{type.label}
							</option>
						))}
					</SentenceSelect>
				</Phrase>
				<Phrase lead={t("search.where.lead")}>
					<Island
						of={PlaceField}
						props={{
							label: t("search.where.label"),
							hideLabel: true,
							bare: true,
							placeholder: t("search.where.placeholder"),
							className: "sentence-control",
							draw: pagePath("home", language),
						}}
					/>
				</Phrase>
				<Phrase lead={t("search.price.lead")}>
					<span className="sentence-control">
						<input
							name="maxPrice"
							placeholder={EXAMPLE_PRICES.sale}
							data-sale={EXAMPLE_PRICES.sale}
							data-rent={EXAMPLE_PRICES.rent}
							inputMode="numeric"
							maxLength={MAX_PRICE_LENGTH}
							type="text"
							autoComplete="off"
							aria-label={t("search.price.label")}
						/>
					</span>
				</Phrase>
				<Button
					type="submit"
					icon="search"
					className="sentence-submit"
					{...control("report", { event: "search", on: "press" })}
				>
					{t("search.submit")}
				</Button>
			</form>
		</search>
	);
}

/** Control with the text before it, without a line break between them. */
function Phrase({ lead, children }: { lead?: string; children: ReactNode }) {
	return (
		<div className="sentence-phrase">
			{lead && <span>{lead}</span>}
			{children}
		</div>
	);
}

type SentenceSelectProps = { name: string; label: string; children: ReactNode };

function SentenceSelect({ label, ...select }: SentenceSelectProps) {
	return (
		<span className="sentence-control">
			<select {...select} aria-label={label} />
			<Icon name="chevron-down" className="size-5" />
		</span>
	);
}
