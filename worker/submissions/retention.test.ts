import { expect, test } from "vitest";
import type { FormName } from "../../app/domain/forms/form-names";
import { forms as definitions } from "../../app/domain/forms/forms";
import { languages } from "../../app/domain/language";
import { resources } from "../../app/i18n/resources";
import { translator } from "../../app/i18n/translator";

const MONTH = 31 * 86_400;
const YEAR = 365.25 * 86_400;

/** Start of the privacy statement's sentence about a form, in any language, and its unit of time. */
const periods: readonly [
	form: "rent-application" | "offer" | "job-contact" | "accessibility-report" | "contact-appointment" | "open-house",
	line: RegExp,
	unit: number,
][] = [
	["rent-application", /^(Huurprofiel|Profil de locataire|Tenant profile|Mieterprofil)/, MONTH],
	["offer", /^(Aankoopbod|Offre d’achat|Purchase offer|Kaufangebot)/, YEAR],
	["job-contact", /^(Sollicitatie|Candidature|Job application|Stellenbewerbung)/, MONTH],
	[
		"accessibility-report",
		/(melding over toegankelijkheid|signalement sur l’accessibilité|report on accessibility|Meldung zur Barrierefreiheit)/,
		MONTH,
	],
	["contact-appointment", /^(Afspraak|Rendez-vous|Appointment|Termin)/, MONTH],
	[
		"open-house",
		/^(Inschrijving voor een kijkdag|Inscription à des portes|Registration for an open|Anmeldung zu)/,
		MONTH,
	],
];

function figureIn(text: string | undefined): number {
	return Number(/\d+/.exec(text ?? "")?.[0]);
}

test.for(languages)("in %s the privacy statement and the forms say how long they are kept", (language) => {
	const { content } = resources()[language] as { content: { privacy: { sections: { list?: string[] }[] } } };
	const lines = content.privacy.sections
		.flatMap(({ list }) => list ?? [])
		.flatMap((line) => line.split(/(?<=\.) /))
		.filter((line) => /\d/.test(line));
	const forms = translator(language, language, "forms");
	for (const [form, beginning, unit] of periods) {
		const kept = Math.round((definitions[form].keptSeconds ?? 0) / unit);
		expect(figureIn(lines.find((line) => beginning.test(line))), `${form} in the statement`).toBe(kept);
		expect(figureIn(forms(`kept.${form}`)), `${form} on its page`).toBe(kept);
	}
});

test("a household's data is kept for a shorter time than any other submission", () => {
	const worked: FormName[] = [
		"site-contact",
		"contact-visit",
		"contact-demand",
		"request-documents",
		"offer",
		"job-contact",
	];
	for (const form of worked) {
		expect(definitions["rent-application"].keptSeconds, form).toBeLessThan(definitions[form].keptSeconds ?? 0);
	}
});
