import type { Texts } from "i18next";
import { data } from "react-router";
import { appointments, bookedAppointment, listings, site, visitor } from "../../../context";
import type { NextStep } from "../../../domain/forms/definition";
import { type FormName, formNames } from "../../../domain/forms/form-names";
import { forms } from "../../../domain/forms/forms";
import type { Language } from "../../../domain/language";
import { originalOf, withSlash } from "../../../domain/pages/address";
import { type MenuPage, pageName } from "../../../domain/pages/page-table";
import { pagePath, servicePath } from "../../../domain/pages/paths";
import { notFound } from "../../../features/errors/not-found";
import { hiddenHead, textsOf } from "../../../features/layout/page-loader";
import { PropertyGrid } from "../../../features/listing/property-grid";
import { AppointmentFacts } from "../../../features/viewings/appointment-facts";
import { type ShownAppointment, shownAppointment } from "../../../features/viewings/shown-appointment";
import { Icon } from "../../../ui/icon";
import { Anchor, TextLink } from "../../../ui/link";
import type { Route } from "./+types/route";

/** Keys with their namespace. */
type StepLabel =
	| `common:${ReturnType<typeof pageName>}`
	| `home:services.items.${keyof Texts["home"]["services"]["items"]}.title`;

type Step = { label: StepLabel; to: (language: Language) => string };

function page(key: MenuPage): Step {
	return { label: `common:${pageName(key)}`, to: (language) => pagePath(key, language) };
}

/** Link of each step. */
const nextSteps: Readonly<Record<NextStep, Step>> = {
	favourites: page("favourites"),
	"for-sale": page("for-sale"),
	"for-rent": page("for-rent"),
	projects: page("projects"),
	"saved-search": page("save-search"),
	services: page("services"),
	about: page("about"),
	login: page("login"),
	"rent-profile": page("rent-profile"),
	selling: {
		label: "home:services.items.verkoop-begeleiding.title",
		to: (language) => servicePath("verkoop-begeleiding", language),
	},
	buying: {
		label: "home:services.items.aankoop-begeleiding.title",
		to: (language) => servicePath("aankoop-begeleiding", language),
	},
};

const HOMES_SHOWN = 3;

/** Page after a form. `?property=4101` is the property that the form was about, if any. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const form = formOf(url.pathname);
	if (!form) throw await notFound(context, "page");
	const t = textsOf(context, "thanks");
	const booking = form === "contact-appointment" || form === "open-house" ? await justBooked(context) : null;
	const property = booking?.propertyId ?? Number(url.searchParams.get("property"));
	const similar = await similarProperties(context, property);
	const isSuggesting = similar.length === 0 && forms[form].suggestsProperties;
	const newest = isSuggesting ? await context.get(listings).newest(language, { limit: HOMES_SHOWN + 1 }) : [];
	const others = newest.filter(({ id }) => id !== property).slice(0, HOMES_SHOWN);
	const head = hiddenHead(t(`${form}.title`), url.pathname);
	return data(
		{
			head,
			title: t(`${form}.title`),
			text: t(`${form}.text`),
			next: t(`${form}.next`),
			booked: booking?.shown ?? null,
			manage: t(form === "open-house" ? "appointments:mine.cancel.open" : "appointments:manage"),
			meanwhile: t("meanwhile"),
			steps: forms[form].nextSteps.map((name) => {
				const step = nextSteps[name];
				return { label: t(step.label), path: step.to(language) };
			}),
			properties: similar.length > 0 ? similar : others,
			propertiesTitle: t(similar.length > 0 ? "listing:gone.similar" : "listing:gone.newest"),
		},
		{ headers: { "Cache-Control": "no-store" } },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

/** Null for a variant of the site's own path, such as capitals: route matching is more lenient. */
function formOf(pathname: string): FormName | null {
	const original = originalOf(withSlash(pathname))?.original;
	return formNames.find((name) => original === `/feedback/${name}/`) ?? null;
}

async function similarProperties(context: Route.LoaderArgs["context"], property: number) {
	if (!Number.isSafeInteger(property) || property <= 0) return [];
	return context.get(listings).similar(property, context.get(visitor).language, HOMES_SHOWN);
}

/** Appointment from the cookie of its form, shown only to its visitor. */
async function justBooked(
	context: Route.LoaderArgs["context"],
): Promise<{ propertyId: number; shown: ShownAppointment } | null> {
	const token = context.get(bookedAppointment);
	const { language } = context.get(visitor);
	const { origin } = context.get(site);
	const found = token === null ? null : await context.get(appointments).ofLink(token, language, origin);
	if (token === null || found?.state !== "upcoming") return null;
	const shown = shownAppointment(found, token, language, textsOf(context, "appointments"));
	return { propertyId: found.propertyId, shown };
}

export default function ThanksRoute({ loaderData }: Route.ComponentProps) {
	const { title, text, next, booked, manage, meanwhile, steps, properties, propertiesTitle } = loaderData;
	return (
		<div className="page-width pt-16 tablet:pt-24">
			<div className="grid grid-cols-1 items-end gap-x-16 gap-y-16 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div className="max-w-measure">
					<Icon name="circle-check" className="size-10 text-good" />
					<h1 className="mt-6 text-5xl">{title}</h1>
					<p className="mt-6 text-xl">{text}</p>
					<p className="mt-4 text-lg text-quiet">{next}</p>
					{booked && (
						<div className="mt-10">
							<AppointmentFacts appointment={booked} />
							<p className="mt-6">
								<TextLink to={booked.manage} rel="nofollow">
									{manage}
								</TextLink>
							</p>
						</div>
					)}
				</div>
				<nav aria-labelledby="meanwhile">
					<h2 id="meanwhile" className="font-medium font-sans text-base text-quiet">
						{meanwhile}
					</h2>
					<ul className="mt-4 border-hairline border-t">
						{steps.map((step) => (
							<li key={step.path} className="border-hairline border-b">
								<Anchor
									to={step.path}
									className="flex min-h-16 items-center justify-between gap-4 py-3 font-serif text-2xl no-underline hover:text-accent"
								>
									<span className="min-w-0 hyphens-auto wrap-break-word">{step.label}</span>
									<Icon name="arrow-right" />
								</Anchor>
							</li>
						))}
					</ul>
				</nav>
			</div>
			{properties.length > 0 && (
				<section className="mt-24" aria-labelledby="homes">
					<h2 id="homes" className="mb-8 text-3xl">
						{propertiesTitle}
					</h2>
					<PropertyGrid properties={properties} columns="row" />
				</section>
			)}
		</div>
	);
}
