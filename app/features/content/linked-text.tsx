import { TextLink } from "../../ui/link";
import { Money } from "../listing/money";

const ADDRESS =
	/(?<![\w.+-])([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}|(?:www\.|cnpd\.)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

const AMOUNT = /(€\s?[\d.]*\d(?:,\d+)?)/;

/** Text in which email addresses and websites are links, and amounts are read correctly by screen readers. */
export function LinkedText({ text }: { text: string }) {
	// Each pattern has one group, so split() puts the matches at odd indices.
	return text.split(ADDRESS).map((part, index) =>
		index % 2 === 0 ? (
			part
				.split(AMOUNT)
				.map((words, at) => (at % 2 === 0 ? words : <Money key={`${String(at)} ${words}`}>{words}</Money>))
		) : (
			<TextLink key={`${String(index)} ${part}`} to={part.includes("@") ? `mailto:${part}` : `https://${part}`}>
				{part}
			</TextLink>
		),
	);
}
