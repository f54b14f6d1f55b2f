import { useEffect, useRef, useState } from "react";
import { pagePath } from "../../../domain/pages/paths";
import type { Goal } from "../../../domain/property/property";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { OPEN } from "../../../page/presses";
import { Icon } from "../../../ui/icon";
import { TextLink } from "../../../ui/link";
import { Dialog, openDialog } from "../../../ui/live/dialog";
import { EnquiryForm } from "../../forms/live/enquiry-form";
import { Money } from "../../listing/money";
import { searchWithout } from "../alert-search";
import type { ChipLink } from "../chip-row";

const ID = "search-alert-dialog";

type AlertDialogProps = {
	goal: Goal;
	/** Query of the stored search, including its goal. */
	search: string;
	/** Criteria of the search, each with the URL of the list without it. */
	chips: readonly ChipLink[];
};

/** Form for an alert: the search's criteria, an email address, a frequency and a button. */
function AlertDialog({ goal, search, chips }: AlertDialogProps) {
	const { t } = useTranslation("forms");
	const { t: tSearch } = useTranslation("search");
	const language = useLanguage();
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const fields = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const open = () => openDialog(ID);
		const island = fields.current?.closest("js-island");
		open();
		island?.addEventListener(OPEN, open);
		return () => island?.removeEventListener(OPEN, open);
	}, []);

	useEffect(() => {
		// Show the captcha on the first focus; until then the sheet is only as high as its three fields.
		fields.current?.addEventListener("focusin", ({ currentTarget }) => {
			if (currentTarget instanceof HTMLElement) currentTarget.dataset.touched = "";
		});
	}, []);
	const wanted = searchWithout(
		search,
		chips.filter(({ key }) => left.has(key)).map(({ to }) => to),
	);

	function toggle(key: string) {
		const next = new Set(left);
		if (!next.delete(key)) next.add(key);
		setLeft(next);
	}

	return (
		<Dialog id={ID} title={t("form.search-alert.title")} className="alert-sheet">
			<ul aria-label={tSearch("alert.criteria")} className="mb-4 flex flex-wrap gap-2">
				<li className="inline-flex min-h-9 items-center font-medium text-sm">{tSearch(`goal.${goal}`)}</li>
				{chips.map(({ key, label }) => (
					<li key={key} className="min-w-0">
						<button type="button" aria-pressed={!left.has(key)} onClick={() => toggle(key)} className="alert-criterion">
							<span className="min-w-0 truncate">
								<Money>{label}</Money>
							</span>
							<Icon name={left.has(key) ? "plus" : "x"} className="size-3.5" />
						</button>
					</li>
				))}
				{chips.length === left.size && (
					<li className="inline-flex min-h-9 items-center text-quiet text-sm">{tSearch("alert.everything")}</li>
				)}
			</ul>
			<div ref={fields}>
				<EnquiryForm form="search-alert" about={{ search: wanted }} values={{ frequency: "instant" }} />
			</div>
			<p className="mt-4 text-sm">
				<TextLink to={`${pagePath("save-search", language)}?${wanted}`}>{tSearch("alert.more")}</TextLink>
			</p>
		</Dialog>
	);
}

/** Dialog with the alert form, opened by links to the alert's own page. */
export const AlertSheet = live(
	"alert-sheet",
	{ texts: ["common", "forms", "search", "validation"], wake: "link" },
	function AlertSheet(props: AlertDialogProps) {
		// The key resets the form for another search, so removed criteria do not carry over.
		return <AlertDialog key={props.search} {...props} />;
	},
);
