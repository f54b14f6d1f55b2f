import { useTranslation } from "react-i18next";
import type { DeskTestimonial } from "../../../../worker/desk/testimonials";
import { desk } from "../../../context";
import { formatDate } from "../../../domain/formatting/dates";
import { deskAction } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskPage, Empty } from "../../../features/desk/desk-page";
import { Mark } from "../../../features/desk/notice";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk", "desk-manage"] };

export async function loader({ context }: Route.LoaderArgs) {
	await requireStaff(context, "testimonials.see");
	const t = textsOf(context, "desk-manage");
	return { head: deskHead(t("testimonials.title")), testimonials: await context.get(desk).testimonials.list() };
}

/** Key of each decision's notice. */
const decisions = { approved: "approved", refused: "refused", new: "withdrawn" } as const;

export const action = deskAction("testimonials", {
	async decide({ desk: access, staff, form, done }) {
		const [id, state] = [String(form.get("id") ?? ""), form.get("state")];
		const decided = (["approved", "refused", "new"] as const).find((each) => each === state);
		if (!decided || !(await access.testimonials.decide(staff, id, decided))) throw itemNotFound();
		return done(decisions[decided]);
	},
});

export default function TestimonialsRoute({ loaderData }: Route.ComponentProps) {
	const { testimonials } = loaderData;
	const { t } = useTranslation("desk-manage");
	return (
		<DeskPage title={t("testimonials.title")} intro={t("testimonials.intro")}>
			{testimonials.length === 0 && <Empty title={t("testimonials.empty")} />}
			<ul className="desk-cards">
				{testimonials.map((testimonial) => (
					<li key={testimonial.id} className="desk-card">
						<TestimonialCard testimonial={testimonial} />
					</li>
				))}
			</ul>
		</DeskPage>
	);
}

const tones = { new: "new", approved: "good", refused: "neutral" } as const;

function TestimonialCard({ testimonial }: { testimonial: DeskTestimonial }) {
	const { t } = useTranslation("desk-manage");
	const { id, name, about, website, comment, language, state, createdAt } = testimonial;
	const label = (text: string) => t("testimonials.of", { action: text, name });
	const [approve, refuse, withdraw] = [t("testimonials.approve"), t("testimonials.refuse"), t("testimonials.withdraw")];
	return (
		<>
			<h2>{name}</h2>
			<p className="desk-quiet">
				{[about, website, formatDate(createdAt)].filter(Boolean).join(" · ")} ·{" "}
				<Mark tone={tones[state]}>{t(`testimonials.state.${state}`)}</Mark>
			</p>
			<blockquote lang={language}>{comment}</blockquote>
			<DeskForm intent="decide" values={{ id }} inline>
				{state !== "approved" && (
					<DeskButton look="main" name="state" value="approved" label={label(approve)}>
						{approve}
					</DeskButton>
				)}
				{state === "new" && (
					<DeskButton name="state" value="refused" label={label(refuse)}>
						{refuse}
					</DeskButton>
				)}
				{state === "approved" && (
					<DeskButton name="state" value="new" label={label(withdraw)}>
						{withdraw}
					</DeskButton>
				)}
			</DeskForm>
		</>
	);
}
