import type { PasswordFault } from "../accounts/password.ts";

/** Result of a desk form, as in the address (`?done=`). Each has a text `done.…` in `desk.json`. */
export const doneKeys = [
	"approved",
	"booked",
	"calendarRemoved",
	"cancelled",
	"choreNoted",
	"closed",
	"confirmed",
	"discarded",
	"drafted",
	"figurePublished",
	"houseCalledOff",
	"houseOpened",
	"importAsked",
	"invited",
	"moved",
	"newsTaken",
	"noted",
	"opened",
	"outcome",
	"originalRestored",
	"ownerAdded",
	"passkeyKept",
	"passkeyRemoved",
	"passwordChanged",
	"published",
	"redirect",
	"redirects",
	"refused",
	"removed",
	"replied",
	"reported",
	"reportedAll",
	"reportedNone",
	"restored",
	"saved",
	"savedOnSite",
	"sentAgain",
	"sessionsEnded",
	"takesPlace",
	"signInAgain",
	"signedOut",
	"suspended",
	"withdrawalsAccepted",
	"withdrawn",
] as const;

export type DoneKey = (typeof doneKeys)[number];

/** Field errors. Each has a text `fault.…` in `desk-manage.json`. */
export const fieldFaults = [
	"bic",
	"capacity",
	"changed",
	"cityTaken",
	"clash",
	"closes",
	"colour",
	"companyNumber",
	"confirm",
	"contrast",
	"day",
	"email",
	"empty",
	"ends",
	"figure",
	"file",
	"full",
	"gone",
	"heading",
	"iban",
	"invalid",
	"languages",
	"large",
	"lastDay",
	"lastOffice",
	"long",
	"markup",
	"minutes",
	"mostADay",
	"notice",
	"offices",
	"over",
	"past",
	"peopleAtOffice",
	"phone",
	"phoneInternational",
	"placeholder",
	"point",
	"property",
	"redirect",
	"redirectAnswered",
	"redirectLoop",
	"redirects",
	"required",
	"slots",
	"small",
	"time",
	"travel",
	"type",
	"unknown-placeholder",
	"url",
	"vatDiffers",
	"vatNumber",
	"visitors",
	"weekday",
	"year",
	"zip",
	"zips",
	"zipsTaken",
] as const;

export type FieldFault = (typeof fieldFaults)[number];

/** Returns the code; its type ensures that every message of a schema has a text. */
export const fault = (code: FieldFault): FieldFault => code;

const validations = [
	"calendar",
	"code",
	"colleague",
	"confirmation",
	"day",
	"email",
	"invalid",
	"lastDay",
	"link",
	"name",
	"notTheSame",
	"over",
	"password",
	"recoveryCode",
	"role",
] as const;

/** Field errors of accounts: keys of texts in `desk.json`. */
export type AccountFault = `validation.${(typeof validations)[number]}`;

export const validation = (name: (typeof validations)[number]): AccountFault => `validation.${name}`;

export const accountFaults = validations.map(validation);

/** Errors of a new password and its code. */
export type NewPasswordFault = AccountFault | `password.${PasswordFault}` | "account.signInAgain";
