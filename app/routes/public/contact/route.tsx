import { officeLines } from "../../../domain/agency/office-address";
import { displayPhone } from "../../../domain/formatting/phone";
import { officePath } from "../../../domain/pages/office-paths";
import { loadFormPage } from "../../../features/forms/form-page";
import { FormScreen } from "../../../features/forms/form-screen";
import { formWithoutSubject } from "../../../features/forms/form-state";
import { EnquiryForm } from "../../../features/forms/live/enquiry-form";
import { subjectError, subjectForm } from "../../../features/forms/subject";
import { agencyData, officesData } from "../../../features/layout/agency-data";
import { agencyContext } from "../../../features/layout/page-loader";
import { useSite } from "../../../features/layout/site-data";
import { MapPoster } from "../../../features/map/poster/map-poster";
import { type MapPosterData, officesPoster } from "../../../features/map/poster/map-poster-data";
import { graph } from "../../../features/property/load/structured-data";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import { TextLink } from "../../../ui/link";
import type { Route } from "./+types/route";

/**
 * Contact form; with `?form=contact-me&property=4101`, any form about a property or a project. A form that is returned
 * without a subject asks for it.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
	const asked = await subjectForm(context, url.searchParams);
	const stray = asked ? null : await formWithoutSubject(context);
	const form = asked?.form ?? stray?.form ?? "site-contact";
	const page = await loadFormPage(context, url, form, asked ? { robots: "noindex" } : {});
	const about = agencyContext(context);
	const { language } = about;
	const things = [agencyData(about), ...officesData(about)];
	if (form === "site-contact") page.head.structuredData = graph(things);
	return {
		...page,
		form,
		poster: officesPoster(about.agency.offices, language),
		state: stray ?? page.state,
		subject: asked?.subject ?? null,
		subjectError: await subjectError(context, url.searchParams),
	};
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
	const { form, subject, subjectError, state, poster } = loaderData;
	const { t } = useTranslation("forms");
	return (
		<FormScreen title={t(`form.${form}.title`)} intro={t(`form.${form}.intro`)} aside={<Offices poster={poster} />}>
			<section id={form} aria-label={t(`form.${form}.title`)}>
				{subject && (
					<p className="mb-8 font-serif text-2xl">
						<TextLink to={subject.path}>{t("about", { property: subject.title })}</TextLink>
					</p>
				)}
				<Island
					of={EnquiryForm}
					props={{
						form,
						about: subject?.about,
						asksSubject: subject === null && form !== "site-contact",
						choices: subject?.choices,
						questions: subject?.questions,
						values: subjectError ? { remark: t("mistake", subjectError) } : subject?.values,
						state,
					}}
				/>
			</section>
		</FormScreen>
	);
}

function Offices({ poster }: { poster: MapPosterData }) {
	const { t } = useTranslation("home");
	const { agency } = useSite();
	const language = useLanguage();
	return (
		<aside aria-labelledby="offices-title" className="min-w-0">
			<h2 id="offices-title" className="text-2xl">
				{t("offices.title")}
			</h2>
			<div className="map-stage mt-4 h-72">
				<MapPoster poster={poster} title={t("offices.title")} />
			</div>
			<ul className="all-offices mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-8 gap-y-8">
				{agency.offices.map((office) => (
					<li key={office.id} className="border-hairline border-t pt-4">
						<h3 className="text-xl">
							<TextLink to={officePath(office, language)}>{office.city[language]}</TextLink>
						</h3>
						<p className="mt-2 text-quiet">
							{officeLines(office, language).map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
						</p>
						<p className="mt-2 grid justify-items-start">
							<TextLink to={`tel:${office.phoneInternational}`} className="inline-flex min-h-11 items-center">
								{displayPhone(office.phone)}
							</TextLink>
							<TextLink
								to={`mailto:${office.email}`}
								className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
							>
								{office.email}
							</TextLink>
						</p>
					</li>
				))}
			</ul>
		</aside>
	);
}
