import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { owners, visitor } from "../../../context";
import { pagePath } from "../../../domain/pages/paths";
import { textsOf } from "../../../features/layout/page-loader";
import { ownersHead } from "../../../features/portal/portal-page";
import { NarrowPage } from "../../../features/portal/portal-section";
import { useLanguage } from "../../../i18n/texts";
import { Banner } from "../../../ui/banner";
import { ButtonLink } from "../../../ui/button";
import type { Route } from "./+types/route";
import { ChooseForm } from "./choose-form";

export const handle = { namespaces: ["portal"] };

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { notice, openLink, shown } = context.get(owners);
	const token = url.searchParams.get("token") ?? "";
	const t = textsOf(context, "portal");
	const head = ownersHead(t("choose.title"), (each) => pagePath("choose-password", each));
	const headers = shown(pagePath("choose-password", language));
	return data({ head, notice, token, link: token === "" ? null : await openLink(token) }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export default function ChoosePasswordRoute({ loaderData }: Route.ComponentProps) {
	const { notice, token, link } = loaderData;
	const { t } = useTranslation("portal");
	const language = useLanguage();
	if (!link) {
		return (
			<NarrowPage title={t("choose.title")}>
				<Banner tone="warning" title={t("choose.linkGone")}>
					{t("choose.linkGoneText")}
				</Banner>
				<p className="mt-8">
					<ButtonLink to={pagePath("forgot-password", language)}>{t("choose.newLink")}</ButtonLink>
				</p>
			</NarrowPage>
		);
	}
	return (
		<NarrowPage title={t("choose.title")} intro={t(link.isFirst ? "choose.firstIntro" : "choose.intro")}>
			<ChooseForm language={language} token={token} isFirst={link.isFirst} notice={notice} />
		</NarrowPage>
	);
}
