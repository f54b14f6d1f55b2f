import { redirect } from "react-router";
import { listings, savedSearchOfLink, visitor } from "../../../context";
import type { Frequency } from "../../../domain/forms/demand-register/schema";
import { pagePath } from "../../../domain/pages/paths";
import { ActionButton } from "../../../features/forms/action-button";
import { ConfirmForm, linkOf } from "../../../features/forms/confirm-form";
import { Disclosure } from "../../../features/forms/disclosure";
import { FormScreen } from "../../../features/forms/form-screen";
import { returnedForm } from "../../../features/forms/form-state";
import { wantedTypeChoices } from "../../../features/forms/property-types";
import { hiddenHead, textsOf } from "../../../features/layout/page-loader";
import { localityNames } from "../../../features/map/locality-names";
import { savedSearchForm } from "../../../features/search/saved-search-form";
import { criteriaOf, typeNameIn } from "../../../i18n/search-criteria";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import { Banner } from "../../../ui/banner";
import { ButtonLink } from "../../../ui/button";
import type { Route } from "./+types/route";
import { ChangeForm } from "./live/change-form";

const deeds = ["confirm", "change", "pause", "resume", "delete"] as const;

/**
 * Saved search behind an email's link: confirm it, then change, pause or delete it. Opening the link changes nothing.
 * Without a link it redirects to the form for a new one.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const link = linkOf(url);
	if (link.token === null && link.status === null) throw redirect(pagePath("save-search", language));
	const savedSearch = link.token === null ? null : await context.get(savedSearchOfLink)(link.token);
	const did = deeds.find((deed) => url.searchParams.get("did") === `${deed}-demand`) ?? null;
	const t = textsOf(context, ["demand", "forms"]);
	// The title of the next document states the outcome, because screen readers announce it first.
	const titleOf = () => {
		if (savedSearch?.state === "pending") return t("forms:confirm.confirm-demand.title");
		if (did === "confirm") return t("forms:confirm.confirm-demand.done");
		return t(did ? `did.${did}` : "title");
	};
	const head = hiddenHead(titleOf().replace(/\.$/, ""), url.pathname);
	const isDeleted = did === "delete" && link.status === "done";
	if (!savedSearch) return { head, token: link.token, did, isDeleted, savedSearch: null };
	const state = await returnedForm(context, ["demand-register"]);
	const types = await context.get(listings).types(language);
	const { values, beside } = savedSearchForm(savedSearch.search, types, context);
	const asked = () => ({
		goal: savedSearch.search.goal,
		criteria: criteriaOf(savedSearch.search, {
			language,
			t: textsOf(context, "search"),
			typeName: (id) => typeNameIn(types, id),
		}).map(({ label }) => label),
	});
	const zones = [values.zones ?? [], state?.values.zones ?? []].flat(2);
	const names = localityNames(zones, language);
	return {
		head,
		token: link.token,
		did,
		isDeleted,
		savedSearch: {
			state: savedSearch.state,
			emails: savedSearch.emails,
			frequency: savedSearch.frequency,
			toConfirm: savedSearch.state === "pending" ? asked() : null,
			values: state?.values ?? { ...values, frequency: savedSearch.frequency },
			beside,
			returned: state && { message: state.message, errors: state.errors },
			names,
			propertyTypes: wantedTypeChoices(types, (type) => t("forms:wholeFamily", { type })),
		},
	};
}

export default function SavedSearchRoute({ loaderData }: Route.ComponentProps) {
	const { token, did, isDeleted, savedSearch } = loaderData;
	const { t } = useTranslation("demand");
	const { t: tForms } = useTranslation("forms");
	const { t: tSearch } = useTranslation("search");
	const language = useLanguage();
	if (!savedSearch || token === null) {
		return (
			<FormScreen title={t("title")} intro={null}>
				{isDeleted ? (
					<Banner role="status" tone="good" title={t("did.delete")} />
				) : (
					<Banner role="alert" tone="wrong" title={tForms("gone")} />
				)}
				<ButtonLink to={pagePath("save-search", language)} variant="secondary" className="mt-6">
					{t("again")}
				</ButtonLink>
			</FormScreen>
		);
	}
	if (savedSearch.state === "pending") {
		const { toConfirm } = savedSearch;
		return (
			<FormScreen title={tForms("confirm.confirm-demand.title")} intro={tForms("confirm.confirm-demand.intro")}>
				{toConfirm && (
					<div className="mb-6">
						<p className="font-medium">{tSearch(`goal.${toConfirm.goal}`)}</p>
						<p className="mt-1 text-quiet">{toConfirm.criteria.join(" · ") || tSearch("alert.everything")}</p>
					</div>
				)}
				<ConfirmForm action="confirm-demand" token={token} status={null} />
			</FormScreen>
		);
	}
	return (
		<FormScreen title={t("title")} intro={t("intro")}>
			{did && did !== "delete" && !savedSearch.returned && (
				<Banner
					role="status"
					tone="good"
					title={did === "confirm" ? tForms("confirm.confirm-demand.done") : t(`did.${did}`)}
					className="mb-8"
				/>
			)}
			<SavedSearchState
				token={token}
				state={savedSearch.state}
				frequency={savedSearch.frequency}
				emails={savedSearch.emails}
			/>
			<Island
				of={ChangeForm}
				props={{
					token,
					values: savedSearch.values,
					returned: savedSearch.returned,
					names: savedSearch.names,
					propertyTypes: savedSearch.propertyTypes,
					beside: savedSearch.beside,
				}}
			/>
			<DeleteForm token={token} />
		</FormScreen>
	);
}

/** Folded, to prevent deleting by accident. */
function DeleteForm({ token }: { token: string }) {
	const { t } = useTranslation("demand");
	return (
		<Disclosure className="mt-16" title={t("delete.title")}>
			<p className="max-w-measure text-quiet">{t("delete.text")}</p>
			<ActionButton action="delete-demand" token={token} variant="secondary" className="mt-4">
				{t("delete.button")}
			</ActionButton>
		</Disclosure>
	);
}

type SavedSearchStateProps = {
	token: string;
	state: "active" | "paused";
	frequency: Frequency;
	emails: number;
};

/** State of the saved search, with the button that pauses or resumes it. */
function SavedSearchState({ token, state, frequency, emails }: SavedSearchStateProps) {
	const { t } = useTranslation("demand");
	return (
		<section aria-labelledby="demand-state" className="border-hairline border-y py-6">
			<h2 id="demand-state" className="font-serif text-2xl">
				{t(`state.${state}.title`)}
			</h2>
			<p className="mt-2 max-w-measure text-quiet">
				{t(state === "active" ? `state.active.${frequency}` : "state.paused.text")}
				{emails > 0 && ` ${t("letters", { count: emails })}`}
			</p>
			<ActionButton
				action={state === "active" ? "pause-demand" : "resume-demand"}
				token={token}
				variant="secondary"
				className="mt-4"
			>
				{t(state === "active" ? "pause" : "resume")}
			</ActionButton>
		</section>
	);
}
