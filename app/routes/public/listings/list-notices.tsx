import { formatNumber } from "../../../domain/formatting/numbers";
import type { Correction } from "../../../domain/search/corrections";
import { opensAlert } from "../../../features/search/alert-link";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Banner } from "../../../ui/banner";
import { TextLink } from "../../../ui/link";

type Ignored = { name: string; typed: string };

type ListNoticesProps = {
	/** Unreadable parameters of the URL with their values. */
	unread: readonly Ignored[];
	/** Range parameters with a minimum above the maximum. */
	crossed: readonly Ignored[];
	/** Misspelt words of a sentence with their corrections. */
	corrections: readonly Correction[];
	/** Places that the words may mean. */
	guesses: readonly { name: string; count: number; to: string }[];
	/** Words of a sentence without a filter. */
	rest: string;
	/** Whether there are properties; those with these words come first. */
	hasRanked: boolean;
	/** URL of the list with these words as full-text search. */
	asText: string;
	/** URL of an alert for this search. */
	keepInformed: string;
};

/** Maximum length of input that is repeated. */
const MAX_SHOWN_LENGTH = 40;

/** Notices about ignored parts of the search. */
export function ListNotices({
	unread,
	crossed,
	corrections,
	guesses,
	rest,
	hasRanked,
	asText,
	keepInformed,
}: ListNoticesProps) {
	const { t } = useTranslation("common");
	const { t: tSearch } = useTranslation("search");
	const language = useLanguage();
	const said = ({ name, typed }: Ignored) =>
		typed.length > MAX_SHOWN_LENGTH ? tSearch(`ignored.${name}`) : `${tSearch(`ignored.${name}`)} (${typed})`;
	return (
		<>
			{unread.length > 0 && (
				<Banner
					tone="warning"
					title={tSearch("ignored.title", { names: unread.map(said).join(", ") })}
					className="mt-4"
				/>
			)}
			{crossed.length > 0 && (
				<Banner tone="warning" title={tSearch("crossed", { names: crossed.map(said).join(", ") })} className="mt-4" />
			)}
			{corrections.length > 0 && (
				<p className="mt-4 text-quiet">
					{corrections.map(({ text, as }) => tSearch("corrected", { text, as })).join(" ")}
				</p>
			)}
			{rest !== "" && (
				<Banner title={tSearch(hasRanked ? "rest" : "restAlone", { words: rest })} className="mt-4">
					<span className="print-hidden">
						<TextLink to={asText}>{tSearch("restAsText")}</TextLink>
						{" · "}
						<TextLink to={keepInformed} {...opensAlert}>
							{tSearch("saveSearchBy")}
						</TextLink>
					</span>
				</Banner>
			)}
			{guesses.length > 0 && (
				<p className="print-hidden mt-4 flex flex-wrap gap-x-4 gap-y-1">
					{guesses.map(({ name, count, to }) => (
						<TextLink key={name} to={to} {...control("swap", "")} className="inline-flex min-h-11 items-center">
							{t("searchField.guess", { name })} ({formatNumber(count, language)})
						</TextLink>
					))}
				</p>
			)}
		</>
	);
}
