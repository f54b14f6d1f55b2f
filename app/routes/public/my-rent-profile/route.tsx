import { pagePath } from "../../../domain/pages/paths";
import { AboutProperty } from "../../../features/forms/about-property";
import { ConfirmForm } from "../../../features/forms/confirm-form";
import { FormScreen } from "../../../features/forms/form-screen";
import { returnedForm } from "../../../features/forms/form-state";
import { GoodToKnow } from "../../../features/forms/good-to-know";
import { EnquiryForm } from "../../../features/forms/live/enquiry-form";
import { hiddenHead, textsOf } from "../../../features/layout/page-loader";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import { ButtonLink } from "../../../ui/button";
import type { Route } from "./+types/route";
import { loadProfile, type ProfileView } from "./load-profile";
import { Overview } from "./overview";

/** Rent profile behind an email's link: read it, send it for a property, change or delete it. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const profile = await loadProfile(context, url);
	const t = textsOf(context, "forms");
	const head = hiddenHead(t("profile.title"), url.pathname);
	return { head, profile, state: profile.view === "form" ? await returnedForm(context, ["rent-application"]) : null };
}

export default function MyRentProfileRoute({ loaderData }: Route.ComponentProps) {
	const { profile, state } = loaderData;
	switch (profile.view) {
		case "over":
			return <Over status={profile.status} />;
		case "overview":
			return <Overview profile={profile} />;
		case "form":
			return <FilledForm profile={profile} state={state} />;
	}
}

function Over({ status }: Pick<Extract<ProfileView, { view: "over" }>, "status">) {
	const { t } = useTranslation("forms");
	const language = useLanguage();
	const isDone = status === "done";
	return (
		<FormScreen
			title={isDone ? t("confirm.delete-rent-profile.title") : t("profile.goneTitle")}
			intro={isDone ? null : t("profile.goneText")}
		>
			<div className="grid max-w-form justify-items-start gap-6">
				{isDone && <ConfirmForm action="delete-rent-profile" token={null} status="done" />}
				<ButtonLink to={pagePath("rent-profile", language)} variant="secondary">
					{t("profile.new")}
				</ButtonLink>
			</div>
		</FormScreen>
	);
}

type FilledFormProps = {
	profile: Extract<ProfileView, { view: "form" }>;
	state: Route.ComponentProps["loaderData"]["state"];
};

function FilledForm({ profile, state }: FilledFormProps) {
	const { t } = useTranslation("forms");
	const { card, token, cv, questions, values } = profile;
	const words = card ? "rent-application" : "rent-profile";
	return (
		<FormScreen
			title={t(`form.${words}.title`)}
			intro={card ? t("profile.applyIntro") : t("form.rent-profile.intro")}
			aside={<GoodToKnow points={[card ? "rent.region" : "rent.anywhere", "rent.kept", "rent.fair"]} />}
		>
			<section id="rent-application" aria-label={t(`form.${words}.title`)}>
				{card && <AboutProperty card={card} />}
				{cv && questions.includes("cv") && <p className="mb-8 max-w-form">{t("profile.cv", { name: cv })}</p>}
				<Island
					of={EnquiryForm}
					props={{
						form: "rent-application",
						words,
						about: { token, ...(card ? { propertyId: String(card.id) } : {}) },
						values,
						questions,
						state,
					}}
				/>
			</section>
		</FormScreen>
	);
}
