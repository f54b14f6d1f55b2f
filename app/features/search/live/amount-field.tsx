import type { ReactNode } from "react";
import { formatNumber } from "../../../domain/formatting/numbers";
import { amount } from "../../../domain/search/parameter-values";
import { TextInput } from "../../../ui/inputs";
import { useTyped } from "./use-typed";

const HIGHEST = 999_999_999;

type AmountFieldProps = {
	name: string;
	label: string;
	value: number | undefined;
	onValue: (value: number | undefined) => void;
	before?: ReactNode;
	after?: ReactNode;
};

function read(text: string): number | undefined | null {
	// Whoever changes a digit leaves the points where they were.
	const digits = text.replace(/[.\s]/g, "");
	if (digits === "") return undefined;
	const value = amount(digits, HIGHEST);
	return value !== undefined && Number.isInteger(value) ? value : null;
}

function write(value: number | undefined): string {
	return value === undefined ? "" : formatNumber(value, "nl");
}

/** A whole amount, with points between the thousands as in the prices of every language. */
export function AmountField({ value, onValue, ...text }: AmountFieldProps) {
	return <TextInput {...text} inputMode="numeric" {...useTyped({ value, read, write, onValue })} />;
}
