import { useTranslation } from "../../../i18n/texts";
import { TextInput } from "../../../ui/inputs";
import { useTyped } from "./use-typed";

const LONGEST = 200;

type WordsFieldProps = { value: string | undefined; onValue: (value: string | undefined) => void };

function read(text: string): string | undefined {
	return text.trim() || undefined;
}

function write(value: string | undefined): string {
	return value ?? "";
}

/** Free text. */
export function WordsField({ value, onValue }: WordsFieldProps) {
	const { t } = useTranslation("search");
	return (
		<TextInput
			type="search"
			name="q"
			label={t("words.label")}
			hint={t("words.hint")}
			hideLabel
			maxLength={LONGEST}
			{...useTyped({ value, read, write, onValue })}
		/>
	);
}
