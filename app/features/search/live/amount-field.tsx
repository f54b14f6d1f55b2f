import type { ReactNode } from "react";
import { formatNumber } from "../../../domain/formatting/numbers";
import { TextInput } from "../../../ui/inputs";
import { useTyped } from "./use-typed";

type AmountFieldProps = {
	name: string;
	label: string;
	value: number | undefined;
	onValue: (value: number | undefined) => void;
	before?: ReactNode;
	after?: ReactNode;
};

function read(text: string): number | undefined | null {
	const digits = text.replace(/[.\s\u00A0]/g, "");
	if (digits === "") return undefined;
	return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

function write(value: number | undefined): string {
	return value === undefined ? "" : formatNumber(value, "nl");
}

/** A whole amount, with points between the thousands as in the prices of every language. */
export function AmountField({ value, onValue, ...text }: AmountFieldProps) {
	return <TextInput {...text} inputMode="numeric" {...useTyped({ value, read, write, onValue })} />;
}
