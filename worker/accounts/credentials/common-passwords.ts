import { type PasswordFault, passwordShapeFault } from "../../../app/domain/accounts/password";

/**
 * Most frequent words in passwords, in the languages and keyboard layouts of the site's owners. Together with the rules
 * below they cover the thousands of variants in lists of leaked passwords (`Welkom2026!`, `P@ssw0rd1234`,
 * `azerty123456`).
 */
const words = `
password passwort wachtwoord motdepasse pass passe secret geheim geheimnis toegang login admin administrator root user
welkom welcome willkommen bienvenue bonjour hallo hello salut bonsoir goedendag test tester testing change changeme
letmein trustno iloveyou iloveu ikhouvanjou jetaime ichliebedich loveyou love liefde amour liebe schatje cherie schatz
lieverd princess prinses princesse prinzessin angel engel ange sunshine soleil zon sonne moonlight starlight summer zomer
ete sommer winter hiver herfst automne herbst autumn spring lente printemps fruehling januari february februari march
april juni juli august augustus september oktober october november december janvier fevrier mars avril mai juin juillet
aout septembre octobre novembre decembre januar februar maerz dezember monday maandag lundi montag friday vrijdag vendredi
freitag sunday zondag dimanche sonntag saturday zaterdag samedi samstag football voetbal fussball soccer basketball
baseball hockey tennis cycling wielrennen monkey aap singe dragon draak drachen tiger tijger tigre lion leeuw loewe
shadow master meester maitre superman batman spiderman pokemon starwars matrix naruto minecraft fortnite playstation
nintendo google facebook instagram twitter youtube netflix spotify amazon apple samsung microsoft windows internet computer
ordinateur laptop mobile telefoon telephone telefon chocolate chocolade chocolat schokolade cookie koekje banana banaan
banane cheese kaas fromage flower bloem fleur blume butterfly vlinder papillon schmetterling rainbow regenboog arcenciel
house huis maison haus woning appartement immo vastgoed immobilier immobilien makelaar eigenaar owner proprietaire
eigentuemer tuin garden jardin garten familie family famille mama papa mother father moeder vader mutter vater brother
sister broer zus bruder schwester daniel thomas michael david jessica charlie andrew jordan robert martin nicolas julien
pierre marie sophie julie laura emma louise lucas louis arthur victor sarah anna jan peter pieter maria johan jean luc
anderlecht genk gent ghent gand brussel brussels bruxelles bruessel antwerpen antwerp anvers brugge bruges luik liege
namur namen leuven louvain mechelen kortrijk hasselt oostende charleroi mons bergen eupen luxemburg luxembourg letzebuerg
belgie belgique belgium belgien vlaanderen flandre wallonie europe europa nederland france frankrijk deutschland duitsland
diables rouges clubbrugge standard liverpool chelsea arsenal barcelona realmadrid juventus ajax feyenoord ferrari porsche
mercedes volkswagen mustang harley yamaha honda toyota whatever nothing niets rien nichts freedom vrijheid liberte freiheit
jesus christ god allah blessed fuckyou fuck shit merde putain scheisse klootzak killer ninja hunter ranger knight wizard
magic magie samurai pirate piraat rockstar guitar gitaar guitare music muziek musique metallica nirvana beatles
qwerty qwertyuiop azerty azertyuiop qwertz qwertzuiop asdf asdfgh asdfghjkl qsdf qsdfgh qsdfghjklm zxcvbn zxcvbnm wxcvbn
yxcvbnm qazwsx qaz wsx edc abc abcd abcdef abcdefgh aaa xxx default guest server network vakantie vacances ferien holiday
hond hondje chien hund puppy doggy kat katje chat katze kitty poes paard cheval pferd horse konijn lapin hase rabbit
biertje biere beer bier wijn vin wein wine koffie cafe kaffee coffee pizza frietjes frites pommes
meridiaan correct horse battery staple
`;

const common: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
const MAX_WORD_LENGTH = Math.max(...[...common].map((word) => word.length));
/** Passwords of up to this many common words are guessable; longer ones are passphrases. */
const MAX_WORDS = 3;

const lookAlikes: Readonly<Record<string, string>> = {
	"0": "o",
	"1": "i",
	"3": "e",
	"4": "a",
	"5": "s",
	"7": "t",
	"@": "a",
	$: "s",
	"!": "i",
};

/** Whether a password consists of at most three common words, ignoring digits, symbols and look-alike characters. */
function isCommonPassword(password: string): boolean {
	const lower = password.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	const lettersOnly = lower.replace(/[^a-z]/g, "");
	const disguised = [...lower.replace(/^[^a-z@$]+|[\d\W_]+$/g, "")]
		.map((sign) => lookAlikes[sign] ?? sign)
		.join("")
		.replace(/[^a-z]/g, "");
	return [lettersOnly, disguised].some((letters) => fewestWords(letters) <= MAX_WORDS);
}

/** Minimum number of common words that spell the letters; Infinity if no combination does. */
function fewestWords(letters: string): number {
	const fewest: number[] = [0];
	for (let end = 1; end <= letters.length; end++) {
		let best = Number.POSITIVE_INFINITY;
		for (let start = Math.max(0, end - MAX_WORD_LENGTH); start < end; start++) {
			const before = fewest[start] ?? Number.POSITIVE_INFINITY;
			if (before + 1 < best && common.has(letters.slice(start, end))) best = before + 1;
		}
		fewest.push(best);
	}
	return fewest[letters.length] ?? Number.POSITIVE_INFINITY;
}

/** Minimum length of a name or address part; shorter parts occur in too many passwords. */
const MIN_PERSONAL_LENGTH = 4;
/** Minimum number of characters left after removing the personal parts. */
const MIN_BESIDE_PERSONAL = 8;

/** Whether a password is little more than the person's name, user name or email address. */
function isPersonalPassword(password: string, known: readonly (string | null)[]): boolean {
	let rest = password.toLowerCase();
	const parts = known.flatMap((text) => [text ?? "", ...(text ?? "").split(/[^\p{L}\p{N}]+/u)]);
	const byLength = [...new Set(parts.map((part) => part.toLowerCase()))]
		.filter((part) => part.length >= MIN_PERSONAL_LENGTH)
		.sort((a, b) => b.length - a.length);
	for (const part of byLength) rest = rest.replaceAll(part, "");
	return rest.length < password.length && rest.length < MIN_BESIDE_PERSONAL;
}

export function passwordFault(password: string, known: readonly (string | null)[]): PasswordFault | null {
	const shape = passwordShapeFault(password);
	if (shape) return shape;
	if (isPersonalPassword(password, known)) return "personal";
	return isCommonPassword(password) ? "common" : null;
}
