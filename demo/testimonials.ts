import type { Language } from "../app/domain/language.ts";

type DemoTestimonial = { name: string; about: string; comment: string; language: Language };

/** Testimonials of fictional clients of the demo agency. The first of each language is shown large. */
export const demoTestimonials: readonly DemoTestimonial[] = [
	{
		language: "nl",
		name: "Ines Voorbeeld",
		about: "verkocht een rijwoning in Gent",
		comment: "Na elke bezichtiging wisten we dezelfde avond wat de bezoekers ervan vonden.",
	},
	{
		language: "nl",
		name: "Familie Voorbeeld",
		about: "kocht een huis in Aalst",
		comment:
			"We kenden de volledige kosten nog voor we een bod deden. Bij de notaris kwam er geen enkel bedrag meer bij.",
	},
	{
		language: "nl",
		name: "Tom Voorbeeld",
		about: "huurt een studio in Leuven",
		comment: "Online een moment gekozen, ’s anderendaags op bezoek, en binnen de week een antwoord.",
	},
	{
		language: "fr",
		name: "Inès Exemple",
		about: "a vendu une maison à Namur",
		comment: "Après chaque visite, nous savions le soir même ce que les visiteurs en avaient pensé.",
	},
	{
		language: "fr",
		name: "Famille Exemple",
		about: "a acheté un appartement à Schaerbeek",
		comment:
			"Nous connaissions tous les frais avant de faire une offre. Chez le notaire, aucun montant ne s’est ajouté.",
	},
	{
		language: "fr",
		name: "Paul Exemple",
		about: "loue un appartement à Luxembourg",
		comment: "Un créneau choisi en ligne, une visite le lendemain et une réponse dans la semaine.",
	},
	{
		language: "en",
		name: "Anna Example",
		about: "sold a villa in Brussels",
		comment: "After every viewing we knew the same evening what the visitors had made of it.",
	},
	{
		language: "en",
		name: "The Example family",
		about: "bought an apartment in Luxembourg",
		comment: "We knew every cost before we made an offer, and the notary’s statement held no surprises.",
	},
	{
		language: "en",
		name: "Peter Example",
		about: "rents in Ghent",
		comment: "I chose a time online, saw the apartment the next day and had an answer within the week.",
	},
	{
		language: "de",
		name: "Greta Beispiel",
		about: "hat ein Haus in Eupen verkauft",
		comment: "Nach jeder Besichtigung wussten wir noch am selben Abend, was die Besucher dachten.",
	},
	{
		language: "de",
		name: "Familie Beispiel",
		about: "hat ein Haus in Sankt Vith gekauft",
		comment: "Wir kannten alle Kosten, bevor wir ein Angebot abgaben. Beim Notar kam kein Betrag mehr hinzu.",
	},
	{
		language: "de",
		name: "Jonas Beispiel",
		about: "hat eine Wohnung in Lüttich gemietet",
		comment: "Online einen Termin gewählt, am nächsten Tag besichtigt und binnen einer Woche eine Antwort.",
	},
];
