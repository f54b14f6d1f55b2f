import type { Frequency } from "../../../domain/forms/demand-register/schema";
import { ActionButton } from "../../../features/forms/action-button";
import { useTranslation } from "../../../i18n/texts";

type SavedSearchStateProps = {
	token: string;
	state: "active" | "paused";
	frequency: Frequency;
	emails: number;
};

/** The state of the saved search, with the button that pauses or resumes it. */
export function SavedSearchState({ token, state, frequency, emails }: SavedSearchStateProps) {
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
