import { TextLink } from "../../ui/link";
import { Money } from "../listing/money";

const ADDRESS =
	/(?<![\w.+-])([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}|(?:www\.|cnpd\.)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

const AMOUNT = /(€\s?[\d.]*\d(?:,\d+)?)/;

/** A line of text in which addresses of email and of other sites are links, and amounts are heard as they are meant. */
export function LinkedText({ text }: { text: string }) {
	// With one group in each pattern, every second part is an address or an amount.
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
