import type { PasswordFault } from "../accounts/password.ts";

/** What a form of the desk has done, as the address says it (`?done=`). Each has a text, `done.…` in `desk.json`. */
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

/** What can be wrong with a field. Each has a text, `fault.…` in `desk-manage.json`. */
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

/** A message of a schema: one without a text does not compile. */
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

/** What can be wrong with the fields of accounts, by the key of its text in `desk.json`. */
export type AccountFault = `validation.${(typeof validations)[number]}`;

/** A message of a schema of accounts. */
export const validation = (name: (typeof validations)[number]): AccountFault => `validation.${name}`;

export const accountFaults = validations.map(validation);

/** What can be wrong with a new password and its code. */
export type NewPasswordFault = AccountFault | `password.${PasswordFault}` | "account.signInAgain";
