import { TextLink } from "../../ui/link";

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}|(?:www\.|cnpd\.)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

/** A line of text in which addresses of email and of other sites are links. */
export function LinkedText({ text }: { text: string }) {
	// With one group in the pattern, every second part is an address.
	return text.split(ADDRESS).map((part, index) =>
		index % 2 === 0 ? (
			part
		) : (
			<TextLink key={`${String(index)} ${part}`} to={part.includes("@") ? `mailto:${part}` : `https://${part}`}>
				{part}
			</TextLink>
		),
	);
}
