import { momentOf } from "../platform/clock";
import type { Late, Subject } from "./monitoring";

/** Written for the agency's own people, in its main language. */
const words: Readonly<Record<Subject, { title: string; advice: string }>> = {
	import: {
		title: "De import van het aanbod loopt achter",
		advice: "De site toont het aanbod zoals het bij de laatste import was. Werkt de koppeling met uw CRM nog?",
	},
	outbox: {
		title: "Er wachten e-mails die niet vertrekken",
		advice: "Er gaat niets verloren: ze vertrekken zodra de verzending weer werkt.",
	},
	sweep: {
		title: "Het nachtelijke opruimen is niet gebeurd",
		advice: "Persoonsgegevens worden langer bewaard dan u belooft tot het opruimen weer loopt.",
	},
};

/** The email that tells the agency what is late. It says nothing of anybody. */
export function alertEmail(late: readonly Late[], site: string): { subject: string; text: string; html: string } {
	const [first, ...others] = late.map(({ subject }) => words[subject].title);
	const subject = others.length > 0 ? `${first} (en nog ${others.length})` : (first ?? "");
	const paragraphs = late.map(({ subject: what, since }) => {
		const { title, advice } = words[what];
		const last = since === null ? "nog nooit" : momentOf(since);
		return `${title}. Laatst in orde: ${last}. ${advice}`;
	});
	const closing = `${site}/healthz zegt hoe het nu is; wat te doen staat in docs/operations.md.`;
	const text = [...paragraphs, closing].join("\n\n");
	return { subject, text, html: [...paragraphs, closing].map((paragraph) => `<p>${paragraph}</p>`).join("") };
}
