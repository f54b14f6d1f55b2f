import type { ReactNode } from "react";
import { formatNumber } from "../../../domain/formatting/numbers";
import { amount } from "../../../domain/search/parameter-values";
import { useTranslation } from "../../../i18n/texts";
import { TextInput } from "../../../ui/inputs";
import { useTyped } from "./use-typed";

const HIGHEST = 999_999_999;
const EXAMPLE = 350_000;

type AmountFieldProps = {
	name: string;
	label: string;
	value: number | undefined;
	onValue: (value: number | undefined) => void;
	before?: ReactNode;
	after?: ReactNode;
};

/** Prefix that repeats the field's name. */
const lead = /^(?:max|min)(?:imum|imal|imaal)?\.?\s*/i;

function read(text: string): number | undefined | null {
	const figure = text.trim().replace(lead, "");
	if (figure === "") return text.trim() === "" ? undefined : null;
	// Ignore thousands separators, which may be misplaced after an edit.
	const digits = /^[\d.\s]+$/.test(figure) ? figure.replace(/[.\s]/g, "") : figure;
	const value = amount(digits, HIGHEST);
	return value !== undefined && Number.isInteger(value) ? value : null;
}

function write(value: number | undefined): string {
	return value === undefined ? "" : formatNumber(value, "nl");
}

/** Field for an integer amount, with points as thousands separators, as in the prices of every language. */
export function AmountField({ value, onValue, ...text }: AmountFieldProps) {
	const { t } = useTranslation("search");
	const { isInvalid, field } = useTyped({ value, read, write, onValue });
	const error = isInvalid ? t("unreadAmount", { example: formatNumber(EXAMPLE, "nl") }) : undefined;
	return <TextInput {...text} inputMode="numeric" {...field} error={error} />;
}
