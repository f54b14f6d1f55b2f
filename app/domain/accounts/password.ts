/** In characters. Length makes a password hard to guess; long sentences are welcome. */
export const MIN_PASSWORD_LENGTH = 12;
/** Longer ones would only cost computing time. */
const MAX_PASSWORD_LENGTH = 200;

export type PasswordFault = "tooShort" | "tooLong" | "tooSimple" | "common" | "personal";

/** Minimum number of different characters; fewer are a pattern. */
const MIN_CHARACTERS = 6;
/** Maximum share of steps that follow the alphabet, the digits or a keyboard row. */
const MAX_IN_ORDER = 0.6;

const keyboardRows = [
	"qwertyuiop",
	"asdfghjkl",
	"zxcvbnm",
	"azertyuiop",
	"qsdfghjklm",
	"wxcvbn",
	"qwertzuiop",
	"yxcvbnm",
];

/** Returns why a password's form is rejected; null when accepted. The server also checks a list of common passwords. */
export function passwordShapeFault(password: string): PasswordFault | null {
	const characters = [...password];
	if (characters.length < MIN_PASSWORD_LENGTH) return "tooShort";
	if (characters.length > MAX_PASSWORD_LENGTH) return "tooLong";
	const lower = password.toLowerCase();
	if (new Set(lower).size < MIN_CHARACTERS || isRepetition(lower) || shareInOrder(lower) > MAX_IN_ORDER) {
		return "tooSimple";
	}
	return null;
}

/** Whether a text only repeats a shorter one: `abcabcabcabc`. */
function isRepetition(text: string): boolean {
	return (text + text).indexOf(text, 1) < text.length;
}

function shareInOrder(text: string): number {
	let inOrder = 0;
	for (let index = 1; index < text.length; index++) {
		const before = text[index - 1] ?? "";
		const here = text[index] ?? "";
		const step = Math.abs(here.charCodeAt(0) - before.charCodeAt(0)) <= 1;
		if (step || keyboardRows.some((row) => row.includes(before + here) || row.includes(here + before))) inOrder += 1;
	}
	return inOrder / (text.length - 1);
}

export type PasswordStrength = 0 | 1 | 2 | 3;

const STRONG_BITS = 75;
const FAIR_BITS = 55;

/** 0 rejected, 1 weak, 2 fair, 3 strong: an estimate from length and variety, shown while typing. */
export function passwordStrength(password: string): PasswordStrength {
	if (passwordShapeFault(password) !== null) return 0;
	const bits =
		[...password].length * Math.log2(alphabetOf(password)) * (new Set(password).size / password.length) ** 0.5;
	if (bits >= STRONG_BITS) return 3;
	return bits >= FAIR_BITS ? 2 : 1;
}

function alphabetOf(password: string): number {
	const sizes: [RegExp, number][] = [
		[/[a-z]/, 26],
		[/[A-Z]/, 26],
		[/\d/, 10],
		[/[^a-zA-Z\d]/, 20],
	];
	return sizes.reduce((size, [pattern, more]) => (pattern.test(password) ? size + more : size), 0);
}
