import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { IconButton } from "../../ui/button";
import { useWords } from "../../ui/words";

/** tabIndex: a scrollable row must be reachable by keyboard. */
const REACHABLE = 0;

type SlideshowProps = {
	label: string;
	/** Links to the other media on the page, which close the slideshow. */
	tabs: readonly { to: string; label: string }[];
};

/**
 * Dialog of the full-screen slideshow, controlled by finger, keys or buttons: one photograph above the thumbnails, on
 * phones stacked. A script fills it on opening.
 */
export function Slideshow({ label, tabs }: SlideshowProps) {
	const { t } = useTranslation(["property", "common"]);
	const words = useWords();
	const position = t("common:word.position", { current: "{current}", total: "{total}" });
	return (
		<dialog aria-label={label} className="slideshow" {...control("slideshow", { position })}>
			<div className="slideshow-head">
				<p aria-live="polite" className="tabular-nums">
					<span className="slideshow-position" /> <span className="slideshow-caption" />
				</p>
				<div className="flex gap-1">
					<IconButton
						icon="plus"
						label={t("gallery.zoom")}
						aria-pressed="false"
						className="text-white!"
						{...control("slide", "zoom")}
					/>
					<IconButton icon="x" label={words.close} className="text-white!" {...control("slide", "close")} />
				</div>
			</div>
			{tabs.length > 0 && (
				<nav aria-label={t("gallery.views")} className="slideshow-tabs">
					<span aria-current="true">{t("sections.gallery")}</span>
					{tabs.map((tab) => (
						<a key={tab.to} href={tab.to}>
							{tab.label}
						</a>
					))}
				</nav>
			)}
			<ul tabIndex={REACHABLE} aria-label={label} className="slideshow-row" />
			<div className="slideshow-foot">
				<IconButton
					icon="arrow-left"
					label={words.previous}
					className="text-white! max-tablet:hidden"
					{...control("slide", "previous")}
				/>
				<ol aria-label={t("gallery.rooms")} className="slideshow-thumbs" />
				<IconButton
					icon="arrow-right"
					label={words.next}
					className="text-white! max-tablet:hidden"
					{...control("slide", "next")}
				/>
			</div>
		</dialog>
	);
}
