import { useEffect, useRef } from "react";
import type { Language } from "../../../domain/language";
import { useTranslation } from "../../../i18n/texts";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { TextInput } from "../../../ui/inputs";
import { useFormSite } from "../../layout/site-data";
import { TurnstileField } from "./turnstile-field";
import type { CaptchaChallenge } from "./use-captcha";

type CaptchaFieldProps = {
	challenge: CaptchaChallenge | null;
	/** Whether this browser cannot solve the proof of work. */
	asksCharacters: boolean;
	onRefresh: () => void;
	error: string | undefined;
	language: Language;
};

/**
 * Captcha of a form. It asks nothing of visitors whose browser solves a proof of work; others copy characters from a
 * picture or a recording. Alternatively it shows the Turnstile widget. Nothing is loaded before the first interaction.
 * Without scripts it shows a plain picture, which sets a cookie with the challenge's id: cached pages contain nothing
 * personal.
 */
export function CaptchaField({ challenge, asksCharacters, onRefresh, error, language }: CaptchaFieldProps) {
	const siteKey = useFormSite().turnstileSiteKey;
	if (siteKey !== null) {
		return (
			<TurnstileField siteKey={siteKey} attempt={challenge} onRefresh={onRefresh} error={error} language={language} />
		);
	}
	if (challenge?.provider === "characters") {
		if (asksCharacters) return <DrawnCharacters drawn={challenge} {...{ onRefresh, error }} />;
		// Focus target for the error; sending the form again resolves it.
		return error ? (
			<div tabIndex={-1} data-wrong="">
				<FieldError>{error}</FieldError>
			</div>
		) : null;
	}
	return <PlainCharacters error={error} language={language} />;
}

const size = { width: 240, height: 80, className: "rounded-picture bg-white" };

/** Captcha for pages without scripts. */
function PlainCharacters({ error, language }: Pick<CaptchaFieldProps, "error" | "language">) {
	const { t } = useTranslation("forms");
	return (
		<div data-captcha="" className="without-script">
			<div className="grid grid-cols-1 gap-4">
				<div className="grid justify-items-start gap-3">
					{/* Lazy: fetched only if it is shown. */}
					<img
						{...size}
						data-plain-captcha=""
						src={`/api/captcha/image?lang=${language}`}
						alt={t("captcha.image")}
						loading="lazy"
					/>
					<a href={`/api/captcha/sound?lang=${language}`}>{t("captcha.listen")}</a>
				</div>
				<CharactersInput error={error} />
			</div>
		</div>
	);
}

type DrawnCharactersProps = Pick<CaptchaFieldProps, "onRefresh" | "error"> & {
	drawn: Extract<CaptchaChallenge, { provider: "characters" }>;
};

function DrawnCharacters({ drawn, onRefresh, error }: DrawnCharactersProps) {
	const { t } = useTranslation("forms");
	return (
		<div data-captcha="" className="grid grid-cols-1 gap-4">
			<div className="grid grid-cols-1 justify-items-start gap-3">
				<input type="hidden" name="captchaId" value={drawn.id} />
				<img {...size} src={drawn.image} alt={t("captcha.image")} />
				<div className="flex max-w-full flex-wrap items-center gap-3">
					<ListenButton key={drawn.id} recording={drawn.audio} onGone={onRefresh} />
					<Button variant="secondary" size="small" onClick={onRefresh}>
						{t("captcha.refresh")}
					</Button>
				</div>
			</div>
			{/* A new challenge clears the answer. */}
			<CharactersInput key={`answer ${drawn.id}`} error={error} />
		</div>
	);
}

function CharactersInput({ error }: Pick<CaptchaFieldProps, "error">) {
	const { t } = useTranslation("forms");
	return (
		<TextInput
			name="captcha"
			label={t("label.captcha")}
			hint={t("hint.captcha")}
			autoComplete="off"
			autoCapitalize="none"
			spellCheck={false}
			error={error}
			required
		/>
	);
}

/** Plays the recording, from the start on each press. */
function ListenButton({ recording, onGone }: { recording: string; onGone: () => void }) {
	const { t } = useTranslation("forms");
	const player = useRef<HTMLAudioElement>(null);
	useEffect(() => () => player.current?.pause(), []);

	function play() {
		player.current ??= new Audio(recording);
		player.current.currentTime = 0;
		player.current.play().catch((fault: unknown) => {
			// The recording has expired with its challenge. Any other error is a press before it had loaded.
			if (fault instanceof DOMException && fault.name === "NotSupportedError") onGone();
		});
	}

	return (
		<Button variant="secondary" size="small" onClick={play}>
			{t("captcha.listen")}
		</Button>
	);
}
