import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/texts";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { focusFirstInvalid } from "../../../ui/field";
import type { FieldSet } from "../form-fields";
import { type Drawing, FieldSets } from "./field-sets";
import type { LiveForm, Messages } from "./live-form";

/** Prefix of the step number in the URL hash. */
const STEP = "step-";

export type SteppedSetsProps = {
	steps: readonly (readonly FieldSet[])[];
	drawing: Drawing;
	/** Resolves to the form's validation once it is loaded. */
	whenLive: () => Promise<LiveForm | null>;
	/** Content above the last step. */
	beforeLast?: ReactNode;
};

/**
 * Multi-step form; each step is validated before the next is shown. Without scripts all steps are visible. An error
 * from the server leads back to its step.
 */
export function SteppedSets({ steps, drawing, whenLive, beforeLast }: SteppedSetsProps) {
	const { t } = useTranslation(["forms", "validation"]);
	const [step, setStep] = useState(0);
	/** Presses of Next that found errors in this step: each announces the notice and moves the focus again. */
	const [refusals, setRefusals] = useState(0);
	const place = useRef<HTMLDivElement>(null);
	const hasMoved = useRef(false);
	const wantsFocus = useRef(false);
	const last = steps.length - 1;
	const wrong = steps.findIndex((sets) => namesOf(sets).some((name) => isWrong(name, drawing.messages)));
	if (wrong !== -1 && wrong < step) setStep(wrong);

	// Each step is a history entry: going back leads to the previous step, and a reload keeps the current one.
	const show = useEffectEvent((isMove: boolean) => {
		const asked = Number(new RegExp(`^#${STEP}(\\d)$`).exec(location.hash)?.[1] ?? 1) - 1;
		hasMoved.current = isMove;
		setStep(Math.min(Math.max(asked, 0), last));
	});

	useEffect(() => {
		const follow = () => show(true);
		show(false);
		addEventListener("hashchange", follow);
		return () => removeEventListener("hashchange", follow);
	}, []);

	useEffect(() => {
		if (!hasMoved.current) return;
		place.current?.querySelector<HTMLElement>(`[data-part="${step + 1}"] [data-title]`)?.focus();
	}, [step]);

	// Wait until the fields show their errors.
	useEffect(() => {
		if (wantsFocus.current && focusFirstInvalid(place.current)) wantsFocus.current = false;
	});

	async function next() {
		const live = await whenLive();
		if (live && !(await live.check(namesOf(steps[step] ?? [])))) {
			wantsFocus.current = true;
			setRefusals((before) => before + 1);
			return;
		}
		go(step + 1);
	}

	function go(to: number) {
		hasMoved.current = true;
		setRefusals(0);
		history.pushState(history.state, "", `#${STEP}${to + 1}`);
		setStep(to);
	}

	/** Enter in a field goes to the next step, unless it accepts a suggestion. */
	const press = useEffectEvent((event: KeyboardEvent) => {
		const isField = event.target instanceof HTMLInputElement && event.target.type !== "button";
		if (event.key !== "Enter" || event.defaultPrevented || !isField || step === last) return;
		if (event.target.hasAttribute("aria-activedescendant")) return;
		event.preventDefault();
		void next();
	});

	useEffect(() => {
		const parts = place.current;
		parts?.addEventListener("keydown", press);
		return () => parts?.removeEventListener("keydown", press);
	}, []);

	return (
		<div ref={place} className="form-steps grid gap-8" data-step={step + 1} data-last={step === last}>
			<div aria-live="assertive" className="empty:absolute">
				{refusals > 0 && wrong === step && <Banner key={refusals} tone="wrong" title={t("validation:notice.fields")} />}
			</div>
			{steps.map((sets, index) => (
				<section
					key={sets[0]?.fields[0]?.name}
					data-part={index + 1}
					className={classNames("grid gap-8", step !== index && "without-script")}
				>
					<p data-title tabIndex={-1} className="needs-script text-quiet text-sm">
						{t("steps.of", { step: index + 1, steps: steps.length })}
					</p>
					{index === last && beforeLast}
					<FieldSets sets={sets} drawing={drawing} />
					<div className="needs-script flex flex-wrap gap-x-6 gap-y-3">
						{index < last && <Button onClick={() => void next()}>{t("steps.next")}</Button>}
						{index > 0 && (
							<Button variant="quiet" onClick={() => go(index - 1)}>
								{t("steps.back")}
							</Button>
						)}
					</div>
				</section>
			))}
		</div>
	);
}

function namesOf(sets: readonly FieldSet[]): string[] {
	return sets.flatMap(({ fields }) => fields.map(({ name }) => name));
}

function isWrong(name: string, messages: Messages): boolean {
	return messages[name] !== undefined;
}
