/** The kinds of deal. Contract: the values of the field `Deal` and of the filter `deal`. */
export const deals = [
	"sale",
	"rent",
	"life-annuity",
	"public-sale",
	"take-over",
	"student",
	"seasonal",
	"commercial-lease",
] as const;

export type Deal = (typeof deals)[number];
