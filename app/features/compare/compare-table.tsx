import type { ListingCard } from "../../domain/property/listing";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Icon, type IconName } from "../../ui/icon";
import { Anchor, TextLink } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { EnergyChip } from "../listing/energy-chip";
import { NoPicture } from "../listing/no-picture";
import { type CompareAsked, comparePath } from "./compare-address";
import type { CompareRow, Comparison } from "./comparison";

/** Properties side by side: what differs first. It scrolls sideways where it is wider than the screen. */
export function CompareTable({ comparison, asked }: { comparison: Comparison; asked: CompareAsked }) {
	const { t } = useTranslation("compare");
	const { cards, differences, same } = comparison;
	const width = cards.length + 1;
	return (
		<section aria-label={t("table")} tabIndex={cards.length > 1 ? 0 : undefined} className="compare">
			<table>
				<caption className="sr-only">{t("table")}</caption>
				<thead>
					<tr>
						<td />
						{cards.map((card, index) => (
							<th key={card.id} scope="col">
								<ComparedCard card={card} index={index} cards={cards} asked={asked} />
							</th>
						))}
					</tr>
				</thead>
				<Rows title={t("differences")} rows={differences} cards={cards} width={width} />
				<Rows title={t("same")} rows={same} cards={cards} width={width} />
				<NoteRow cards={cards} />
			</table>
		</section>
	);
}

type ComparedCardProps = { card: ListingCard; index: number; cards: readonly ListingCard[]; asked: CompareAsked };

function ComparedCard({ card, index, cards, asked }: ComparedCardProps) {
	const { t } = useTranslation("compare");
	const language = useLanguage();
	const ids = cards.map(({ id }) => id);
	const { title } = card;
	const before = ids[index - 1];
	const after = ids[index + 1];
	const swapped = (other: number) => ids.map((id) => (id === card.id ? other : id === other ? card.id : id));
	// Moved by hand they stand as chosen.
	const to = (next: readonly number[]) => comparePath({ ids: next, ...(asked.from && { from: asked.from }) }, language);
	return (
		<>
			{card.picture ? (
				<Picture picture={card.picture} alt="" sizes="220px" className="aspect-4/3" />
			) : (
				<NoPicture webId={card.webId} />
			)}
			<p className="print-hidden -ml-3 flex">
				{before !== undefined && <Move to={to(swapped(before))} icon="arrow-left" label={t("left", { title })} />}
				{after !== undefined && <Move to={to(swapped(after))} icon="arrow-right" label={t("right", { title })} />}
				{cards.length > 1 && (
					<Move to={to(ids.filter((id) => id !== card.id))} icon="x" label={t("remove", { title })} />
				)}
			</p>
			<TextLink to={card.path} look="plain" className="mt-1 block font-serif text-lg" lang={card.titleLanguage}>
				{title}
			</TextLink>
			<p className="mt-1 font-normal text-quiet text-sm">{[card.city, card.type].filter(Boolean).join(" · ")}</p>
		</>
	);
}

function Move({ to, icon, label }: { to: string; icon: IconName; label: string }) {
	return (
		<Anchor
			to={to}
			{...control("swap", "")}
			aria-label={label}
			className="inline-flex size-11 items-center justify-center hover:text-accent"
		>
			<Icon name={icon} />
		</Anchor>
	);
}

type RowsProps = { title: string; rows: readonly CompareRow[]; cards: readonly ListingCard[]; width: number };

function Rows({ title, rows, cards, width }: RowsProps) {
	if (rows.length === 0) return null;
	return (
		<tbody>
			<tr>
				<th scope="rowgroup" colSpan={width} className="compare-group">
					<span>{title}</span>
				</th>
			</tr>
			{rows.map(({ key, label, texts }) => (
				<tr key={key}>
					<th scope="row">{label}</th>
					{texts.map((text, index) => (
						<td key={cards[index]?.id}>
							<Value text={text} energy={key === "energy" ? cards[index]?.epc : null} />
						</td>
					))}
				</tr>
			))}
		</tbody>
	);
}

type ValueProps = { text: string | null; energy: ListingCard["epc"] | undefined };

function Value({ text, energy }: ValueProps) {
	const { t } = useTranslation("compare");
	if (text === null) {
		return (
			<>
				<span aria-hidden className="text-quiet">
					–
				</span>
				<span className="sr-only">{t("unknown")}</span>
			</>
		);
	}
	return energy ? <EnergyChip energy={energy} /> : text;
}

function NoteRow({ cards }: { cards: readonly ListingCard[] }) {
	const { t } = useTranslation("compare");
	return (
		<tbody className="compare-notes needs-script">
			<tr>
				<th scope="row">{t("notes")}</th>
				{cards.map(({ id, title }) => (
					<td key={id}>
						<textarea
							aria-label={t("note", { title })}
							rows={4}
							maxLength={500}
							{...control("note", id)}
							className="control text-sm"
						/>
					</td>
				))}
			</tr>
		</tbody>
	);
}
