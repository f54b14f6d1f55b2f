import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useLocation } from "react-router";
import { brand } from "../../domain/brand";
import { pageSearch } from "../../domain/page-query";
import { pagePath } from "../../domain/paths";
import { ButtonLink } from "../../ui/button";
import { CardGrid } from "../../ui/card";
import { useLanguage } from "../frame/site-data";
import { ListingCardView } from "../listing/listing-card";
import type { NotFoundData } from "./not-found";
import { SearchForm } from "./search-form";

const GONE = 410;

/** What a visitor sees in place of a page: that it is not there any more, or that it failed and can be tried again. */
export function ErrorScreen({ error }: { error: unknown }) {
	if (isRouteErrorResponse(error) && isNotFound(error.data)) {
		return <NotFoundScreen data={error.data} gone={error.status === GONE} />;
	}
	return <FailedScreen />;
}

function isNotFound(data: unknown): data is NotFoundData {
	return typeof data === "object" && data !== null && "kind" in data && "homes" in data;
}

function NotFoundScreen({ data, gone }: { data: NotFoundData; gone: boolean }) {
	const { t } = useTranslation(["common", "listing"]);
	const language = useLanguage();
	const title = data.kind === "listing" ? t("listing:gone.title") : t("error.notFoundTitle");
	const text = data.kind === "listing" ? t("listing:gone.text") : t("error.notFoundText");
	return (
		<div className="page-width py-16 desktop:py-24">
			<title>{`${title} · ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-measure text-4xl">{title}</h1>
			<p className="mt-6 max-w-measure text-lg text-quiet">{text}</p>
			<SearchForm language={language} />
			<p className="mt-6">
				<ButtonLink to={pagePath("/", language)} variant="secondary">
					{t("error.toHome")}
				</ButtonLink>
			</p>
			{data.homes.length > 0 && (
				<section className="mt-16" aria-labelledby="instead">
					<h2 id="instead" className="mb-8 text-3xl">
						{gone ? t("listing:gone.similar") : t("listing:gone.newest")}
					</h2>
					<CardGrid>
						{data.homes.map((home) => (
							<li key={home.id}>
								<ListingCardView card={home} />
							</li>
						))}
					</CardGrid>
				</section>
			)}
		</div>
	);
}

function FailedScreen() {
	const { t } = useTranslation("common");
	const { pathname, search } = useLocation();
	const language = useLanguage();
	return (
		<div className="page-width py-16 desktop:py-24">
			<title>{`${t("error.serverTitle")} · ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-measure text-4xl">{t("error.serverTitle")}</h1>
			<p className="mt-6 max-w-measure text-lg" role="alert">
				{t("error.server")}
			</p>
			<p className="mt-2 max-w-measure text-quiet">{t("error.serverText")}</p>
			<p className="mt-8 flex flex-wrap gap-3">
				<ButtonLink to={pathname + pageSearch(search)} reload>
					{t("error.retry")}
				</ButtonLink>
				<ButtonLink to={pagePath("/", language)} variant="secondary">
					{t("error.toHome")}
				</ButtonLink>
			</p>
		</div>
	);
}
