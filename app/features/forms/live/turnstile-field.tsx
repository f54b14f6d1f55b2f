import { useEffect, useId, useRef, useState } from "react";
import type { Language } from "../../../domain/language";
import { useTranslation } from "../../../i18n/texts";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import type { Turnstile } from "./turnstile-script";
import type { CaptchaChallenge } from "./use-captcha";

type TurnstileFieldProps = {
	siteKey: string;
	/** Null until the first interaction; a new value resets the widget. */
	attempt: CaptchaChallenge | null;
	onRefresh: () => void;
	error: string | undefined;
	language: Language;
};

/** Cloudflare Turnstile widget. Its script is loaded on the first interaction with the form. */
export function TurnstileField({ siteKey, attempt, onRefresh, error, language }: TurnstileFieldProps) {
	const { t } = useTranslation("forms");
	const errorId = useId();
	const place = useRef<HTMLDivElement>(null);
	const widget = useRef<{ name: string; turnstile: Turnstile } | null>(null);
	const [isLost, setLost] = useState(false);

	useEffect(() => {
		if (!attempt) return;
		let isOver = false;
		const lose = () => {
			setLost(true);
			return true;
		};
		setLost(false);
		async function ask() {
			const { loadTurnstile } = await import("./turnstile-script");
			const turnstile = await loadTurnstile();
			if (isOver || !place.current) return;
			// A token is valid once: a rejection requires a new one.
			if (widget.current) {
				turnstile.reset(widget.current.name);
				return;
			}
			const name = turnstile.render(place.current, {
				sitekey: siteKey,
				language,
				// Visible only to the few visitors whom it challenges.
				appearance: "interaction-only",
				callback: () => setLost(false),
				"error-callback": lose,
			});
			widget.current = { name, turnstile };
		}
		ask().catch(lose);
		return () => {
			isOver = true;
		};
	}, [attempt, siteKey, language]);

	useEffect(() => {
		return () => {
			widget.current?.turnstile.remove(widget.current.name);
			widget.current = null;
		};
	}, []);

	return (
		<fieldset aria-describedby={error ? errorId : undefined} tabIndex={-1} data-wrong={error ? "" : undefined}>
			<legend className="sr-only">{t("captcha.check")}</legend>
			<p className="without-script">{t("captcha.needsScript")}</p>
			<div ref={place} />
			<div aria-live="assertive">
				{isLost && (
					<>
						<FieldError>{t("captcha.lost")}</FieldError>
						<Button variant="secondary" size="small" onClick={onRefresh} className="mt-3">
							{t("retry")}
						</Button>
					</>
				)}
			</div>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</fieldset>
	);
}
