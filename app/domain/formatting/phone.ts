/** Luxembourg's national numbers have no leading 0, Belgian ones always do. */
const BELGIUM = "+32";
const LUXEMBOURG = "+352";
/** Maximum digits of a Luxembourg landline, which may start with the digits of a country code. */
const MAX_LANDLINE_LENGTH = 8;

/** Converts a phone number to international form: `+3292345678`. A number of unknown form is left as entered. */
export function internationalPhone(text: string): string {
	// A zero in brackets after the country code is dialled within the country only.
	const number = text.replace(/(?<=\d\s*)\(0\)/, "").replace(/[^\d+]/g, "");
	if (number.startsWith("+")) return number;
	if (number.startsWith("00")) return `+${number.slice(2)}`;
	if (number.startsWith("0")) return BELGIUM + number.slice(1);
	const hasCode = number.length > MAX_LANDLINE_LENGTH && /^(?:32|352)/.test(number);
	return hasCode ? `+${number}` : LUXEMBOURG + number;
}

/** Digits per group, by number of digits. Source: specification, section 5. */
const GROUPS: Readonly<Record<number, readonly number[]>> = {
	9: [3, 2, 2, 2],
	10: [4, 2, 2, 2],
};

/** A Belgian landline in international form: it has as many digits as a national mobile number. */
const BELGIAN_LANDLINE = /^\+320?([1-9]\d{7})$/;

/** International numbers, in the groups that are usual in each country. */
const INTERNATIONAL = [
	/^(\+32)(4\d\d)(\d\d)(\d\d)(\d\d)$/,
	/^(\+352)(6\d\d)(\d{3})(\d{3})$/,
	/^(\+352)(\d\d)(\d\d)(\d\d)(\d\d)?$/,
	/^(\+33)(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/,
	/^(\+31)(6)(\d{8})$/,
	/^(\+49)(1\d\d)(\d{7,8})$/,
	/^(\+44)(7\d{3})(\d{6})$/,
];

/**
 * Groups a phone number: `0470 12 34 56`, `092 34 56 78`, `+32 470 12 34 56`. A Belgian landline is converted to its
 * national number first. A number of another form is left as entered.
 */
export function displayPhone(text: string): string {
	const dialled = text.replace(/[^\d+]/g, "");
	const landline = BELGIAN_LANDLINE.exec(dialled)?.[1];
	if (landline === undefined && dialled.startsWith("+")) {
		const parts = INTERNATIONAL.map((form) => form.exec(dialled)).find(Boolean);
		return parts?.slice(1).filter(Boolean).join(" ") ?? text;
	}
	const digits = landline === undefined ? text.replace(/\D/g, "") : `0${landline}`;
	const groups = GROUPS[digits.length];
	if (!groups) return text;
	let start = 0;
	return groups
		.map((size) => {
			start += size;
			return digits.slice(start - size, start);
		})
		.join(" ");
}
