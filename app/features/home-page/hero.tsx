import { useTranslation } from "../../i18n/texts";
import type { PictureFile } from "../../ui/picture";
import { Picture } from "../../ui/picture";
import { SearchSentence, type SearchSentenceProps } from "./search-sentence";

type HeroProps = SearchSentenceProps & { picture: PictureFile };

/** On phones the picture fills a box taller than its own 4:3, so it is rendered wider than the screen. */
const SHOWN_WIDTH = "max(100vw, 84vh)";

/** Hero photograph of the home page, with the headline and the search over it. */
export function Hero({ picture, ...search }: HeroProps) {
	const { t } = useTranslation("home");
	return (
		<section className="hero" aria-labelledby="hero-title">
			<Picture picture={picture} sizes={SHOWN_WIDTH} eager className="hero-picture rounded-none!" />
			<div className="hero-words">
				<div className="page-width">
					<h1 id="hero-title" className="max-w-[18ch] text-5xl wide:max-w-none">
						{t("hero.headline")}
					</h1>
					<p className="mt-3 text-balance text-lg max-tablet:sr-only">{t("hero.subline")}</p>
				</div>
			</div>
			<div className="hero-search">
				<div className="page-width">
					<SearchSentence {...search} />
				</div>
			</div>
		</section>
	);
}
