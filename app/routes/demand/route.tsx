import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { demandOfLink, listings, site, visitor } from "../../context";
import type { Wishes } from "../../domain/demand";
import { flatten } from "../../domain/forms/names";
import { pagePath } from "../../domain/paths";
import { headTitle } from "../../features/content/page-text";
import { ConfirmForm, linkOf } from "../../features/forms/confirm-form";
import { FormScreen } from "../../features/forms/form-screen";
import { returnedForm } from "../../features/forms/form-state";
import { propertyTypeChoices } from "../../features/forms/property-types";
import { alternatesOf } from "../../features/frame/alternates";
import type { PageHead } from "../../features/frame/head";
import { useLanguage } from "../../features/frame/site-data";
import { placeNames } from "../../features/map/place-names";
import { translator } from "../../i18n/translator";
import { Banner } from "../../ui/banner";
import { ButtonLink } from "../../ui/button";
import type { Route } from "./+types/route";
import { ChangeForm } from "./change-form";
import { DeleteForm } from "./delete-form";
import { DemandState } from "./demand-state";

export const handle = { namespaces: ["forms", "demand", "map", "search"] };

const deeds = ["confirm", "change", "pause", "resume", "delete"] as const;

/**
 * A registered search, for whoever comes by the link of a letter: to confirm it, then to change, pause or delete it.
 * Following the link changes nothing. Everybody else may register one.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const link = linkOf(url);
	if (link.token === null && link.status === null) throw redirect(pagePath("/demand-register/", language));
	const demand = link.token === null ? null : await context.get(demandOfLink)(link.token);
	const did = deeds.find((deed) => url.searchParams.get("did") === `${deed}-demand`) ?? null;
	const isPending = demand?.state === "pending";
	const t = translator(language, context.get(site).defaultLanguage, isPending ? "forms" : "demand");
	const head: PageHead = {
		title: headTitle(t(isPending ? "confirm.confirm-demand.title" : "title")),
		description: null,
		alternates: alternatesOf(url.pathname, url.search),
		robots: "noindex",
	};
	const isDeleted = did === "delete" && link.status === "done";
	if (!demand) return { head, token: link.token, did, isDeleted, demand: null };
	const state = await returnedForm(context, ["demand-register"]);
	const names = placeNames([...demand.wishes.zones, ...[state?.values.zones ?? []].flat()], language);
	const zones = Object.keys(placeNames(demand.wishes.zones, language));
	return {
		head,
		token: link.token,
		did,
		isDeleted,
		demand: {
			state: demand.state,
			letters: demand.letters,
			frequency: demand.wishes.frequency,
			values: state?.values ?? fieldsOf({ ...demand.wishes, zones }),
			returned: state && { message: state.message, errors: state.errors },
			names,
			propertyTypes: propertyTypeChoices(await context.get(listings).types(language)),
		},
	};
}

/** The wishes as the form's fields hold them: a box that is not ticked holds nothing. */
function fieldsOf(wishes: Wishes): Record<string, string | string[]> {
	const { terrace, garden, ...others } = wishes;
	return flatten({ ...others, terrace: terrace || undefined, garden: garden || undefined });
}

export default function DemandRoute({ loaderData }: Route.ComponentProps) {
	const { token, did, isDeleted, demand } = loaderData;
	const { t } = useTranslation("demand");
	const { t: say } = useTranslation("forms");
	const language = useLanguage();
	if (!demand || token === null) {
		return (
			<FormScreen title={t("title")} intro={null}>
				{isDeleted ? (
					<Banner role="status" tone="good" title={t("did.delete")} />
				) : (
					<Banner role="alert" tone="wrong" title={say("gone")} />
				)}
				<ButtonLink to={pagePath("/demand-register/", language)} variant="secondary" className="mt-6">
					{t("again")}
				</ButtonLink>
			</FormScreen>
		);
	}
	if (demand.state === "pending") {
		return (
			<FormScreen title={say("confirm.confirm-demand.title")} intro={say("confirm.confirm-demand.intro")}>
				<ConfirmForm action="confirm-demand" token={token} status={null} />
			</FormScreen>
		);
	}
	return (
		<FormScreen title={t("title")} intro={t("intro")}>
			{did && did !== "delete" && !demand.returned && (
				<Banner
					role="status"
					tone="good"
					title={did === "confirm" ? say("confirm.confirm-demand.done") : t(`did.${did}`)}
					className="mb-8"
				/>
			)}
			<DemandState token={token} state={demand.state} frequency={demand.frequency} letters={demand.letters} />
			<ChangeForm key={did} token={token} {...demand} />
			<DeleteForm token={token} />
		</FormScreen>
	);
}
