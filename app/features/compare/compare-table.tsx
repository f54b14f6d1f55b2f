import type { ListingCard } from "../../domain/property/listing";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Icon, type IconName } from "../../ui/icon";
import { Anchor, TextLink } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { EnergyChip } from "../listing/energy-chip";
import { Money } from "../listing/money";
import { NoPicture } from "../listing/no-picture";
import { COMPARE_HEADING, type CompareAsked, comparePath, MIN_COMPARED } from "./compare-address";
import type { CompareRow, Comparison } from "./comparison";

/** Table of properties side by side, differences first. It scrolls horizontally if wider than the screen. */
export function CompareTable({ comparison, asked }: { comparison: Comparison; asked: CompareAsked }) {
	const { t } = useTranslation("compare");
	const { cards, differences, same } = comparison;
	const width = cards.length + 1;
	return (
		<section aria-label={t("table")} tabIndex={cards.length > 1 ? 0 : undefined} className="compare">
			<table>
				<caption className="sr-only">{t("table")}</caption>
				<thead>
					{/* In a row apart from the header cells, which screen readers repeat for every cell. */}
					<tr>
						<td />
						{cards.map((card, index) => (
							<td key={card.id}>
								<PictureWithTools card={card} index={index} cards={cards} asked={asked} />
							</td>
						))}
					</tr>
					<tr>
						<td />
						{cards.map((card) => (
							<th key={card.id} scope="col">
								<TextLink to={card.path} look="plain" className="block font-serif text-lg" lang={card.titleLanguage}>
									{card.title}
								</TextLink>
								<p className="mt-1 font-normal text-quiet text-sm">
									{[card.city, card.type].filter(Boolean).join(" · ")}
								</p>
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

type PictureWithToolsProps = { card: ListingCard; index: number; cards: readonly ListingCard[]; asked: CompareAsked };

function PictureWithTools({ card, index, cards, asked }: PictureWithToolsProps) {
	const { t } = useTranslation("compare");
	const language = useLanguage();
	const ids = cards.map(({ id }) => id);
	const { title } = card;
	const before = ids[index - 1];
	const after = ids[index + 1];
	const swapped = (other: number) => ids.map((id) => (id === card.id ? other : id === other ? card.id : id));
	// Moving a property resets the sort order.
	const to = (next: readonly number[]) => comparePath({ ids: next, ...(asked.from && { from: asked.from }) }, language);
	return (
		<>
			{card.picture ? (
				<Picture picture={card.picture} alt="" sizes="220px" className="aspect-4/3" />
			) : (
				<NoPicture webId={card.webId} />
			)}
			<p className="print-hidden -ml-3 flex">
				{before !== undefined && (
					<Move id={`left-${card.id}`} to={to(swapped(before))} icon="arrow-left" label={t("left", { title })} />
				)}
				{after !== undefined && (
					<Move id={`right-${card.id}`} to={to(swapped(after))} icon="arrow-right" label={t("right", { title })} />
				)}
				{cards.length > 1 && (
					<Move
						id={`remove-${card.id}`}
						to={to(ids.filter((id) => id !== card.id))}
						icon="x"
						label={t("remove", { title })}
						// With this few properties left, the remove button disappears.
						focus={cards.length === MIN_COMPARED ? COMPARE_HEADING : ""}
					/>
				)}
			</p>
		</>
	);
}

type MoveProps = { id: string; to: string; icon: IconName; label: string; focus?: string };

/**
 * Link that moves or removes a property. Its id keeps the focus on that property unless `focus` names another element.
 */
function Move({ id, to, icon, label, focus = "" }: MoveProps) {
	return (
		<Anchor
			id={id}
			to={to}
			{...control("swap", focus)}
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
	return energy ? <EnergyChip energy={energy} /> : <Money>{text}</Money>;
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
