import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../domain/language";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { TextInput } from "../../ui/inputs";
import { TurnstileField } from "./turnstile-field";
import { useTurnstileKey } from "./turnstile-key";
import type { CaptchaChallenge } from "./use-captcha";

type CaptchaFieldProps = {
	challenge: CaptchaChallenge | null;
	onRefresh: () => void;
	error: string | undefined;
	language: Language;
	/** Props from the enhanced form for the text field. */
	control: object;
};

/**
 * Characters to copy from a picture or a recording, or a third-party widget. Nothing is loaded before the first
 * interaction. Where no script runs or comes, a plain picture is shown, which sets a cookie that identifies it: cached
 * pages contain nothing personal.
 */
export function CaptchaField({ challenge, onRefresh, error, language, control }: CaptchaFieldProps) {
	const { t } = useTranslation("forms");
	const place = useRef<HTMLDivElement>(null);
	const drawn = challenge?.provider === "characters" ? challenge : null;
	const id = drawn?.id ?? null;
	useEmptiedAnswer(place, id);
	const siteKey = useTurnstileKey();
	if (siteKey !== null) {
		return (
			<TurnstileField siteKey={siteKey} attempt={challenge} onRefresh={onRefresh} error={error} language={language} />
		);
	}
	return (
		<div ref={place} className="grid grid-cols-1 gap-4">
			<div className="grid grid-cols-1 justify-items-start gap-3">
				{!drawn && (
					<div className="without-script grid justify-items-start gap-3">
						{/* Lazy, so that it is fetched only where it is shown. */}
						<img
							{...{ [PLAIN_PICTURE]: "" }}
							src={`/api/captcha/image?lang=${language}`}
							alt={t("captcha.image")}
							width={240}
							height={80}
							loading="lazy"
							className="rounded-picture bg-white"
						/>
						<a href={`/api/captcha/sound?lang=${language}`}>{t("captcha.listen")}</a>
					</div>
				)}
				{drawn ? (
					<>
						<input type="hidden" name="captchaId" value={drawn.id} />
						<img
							src={drawn.image}
							alt={t("captcha.image")}
							width={240}
							height={80}
							className="rounded-picture bg-white"
						/>
					</>
				) : (
					<div className="needs-script h-20 w-60 rounded-picture border border-hairline" aria-hidden="true" />
				)}
				{/* Its space is reserved, to avoid a layout shift when the picture loads. */}
				<div className={classNames("flex max-w-full flex-wrap items-center gap-3", !drawn && "needs-script invisible")}>
					<ListenButton key={id} recording={drawn?.audio ?? null} onGone={onRefresh} />
					<Button variant="secondary" size="small" onClick={onRefresh}>
						{t("captcha.refresh")}
					</Button>
				</div>
			</div>
			<TextInput
				{...control}
				name="captcha"
				label={t("label.captcha")}
				hint={t("hint.captcha")}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				error={error}
				required
			/>
		</div>
	);
}

/** Plays the characters, from the beginning at each press. */
function ListenButton({ recording, onGone }: { recording: string | null; onGone: () => void }) {
	const { t } = useTranslation("forms");
	const player = useRef<HTMLAudioElement>(null);
	useEffect(() => () => player.current?.pause(), []);

	function play() {
		if (recording === null) return;
		player.current ??= new Audio(recording);
		player.current.currentTime = 0;
		player.current.play().catch((fault: unknown) => {
			// The recording is gone with its characters. Any other fault is a press that came before it had loaded.
			if (fault instanceof DOMException && fault.name === "NotSupportedError") onGone();
		});
	}

	return (
		<Button variant="secondary" size="small" onClick={play}>
			{t("captcha.listen")}
		</Button>
	);
}

const PLAIN_PICTURE = "data-plain-captcha";

/** Clears the answer when the characters change. */
function useEmptiedAnswer(place: RefObject<HTMLDivElement | null>, id: string | null) {
	const answered = useRef<string | null>(null);
	useEffect(() => {
		if (id === null) {
			const plain = place.current?.querySelector<HTMLImageElement>(`[${PLAIN_PICTURE}]`);
			if (plain?.naturalWidth) answered.current = "";
			return;
		}
		const field = place.current?.querySelector<HTMLInputElement>("input[name=captcha]");
		if (field && answered.current !== null && answered.current !== id) field.value = "";
		answered.current = id;
	}, [place, id]);
}
