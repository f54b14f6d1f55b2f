/** Sources of figures. The name of each is the text `law:source.<id>`; `page` is its public page. */
export const sources = {
	flemishTaxCode: {
		page: "https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/registratiebelasting/verkooprecht/tarieven-in-het-verkooprecht/verlaagd-tarief-in-het-verkooprecht-voor-de-aankoop-van-de-enige-eigen-woning",
	},
	flemishModestHome: {
		page: "https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/registratiebelasting/verkooprecht/verminderingen-van-het-verkooprecht/bijkomende-vermindering-van-het-verkooprecht-voor-een-enige-eigen-bescheiden-woning",
	},
	walloonDuties: { page: "https://logement.wallonie.be/fr/droits-enregistrement" },
	brusselsDuties: { page: "https://fin.belgium.be/fr/particuliers/habitation/acheter-vendre/droit-enregistrement" },
	luxembourgDuties: { page: "https://guichet.public.lu" },
	belgianVat: { page: "https://fin.belgium.be" },
	luxembourgVat: { page: "https://guichet.public.lu" },
	notaryTariff: {
		page: "https://www.notaris.be/sites/default/files/files/2026-02/20260209%20-%20Tariefbesluit%20geconsolideerde%20versie%20NL_0.pdf",
	},
	notaryCalculator: { page: "https://www.notaris.be/rekenmodules" },
	mortgageCalculator: { page: "https://www.notaris.be/rekenmodules/kredieten" },
	writingDuty: {
		page: "https://www.ejustice.just.fgov.be/cgi/article_body.pl?language=nl&caller=summary&pub_date=22-05-30&numac=2022020909",
	},
	luxembourgNotary: { page: "https://www.notariat.lu" },
	breyne: { page: "https://www.ejustice.just.fgov.be" },
	luxembourgBuilding: { page: "https://legilux.public.lu/eli/etat/leg/loi/1976/12/28/n1/jo" },
	agencyTerms: { page: null },
	registrationCode: { page: "https://fin.belgium.be" },
	consumerLaw: { page: "https://economie.fgov.be" },
	flemishRent: { page: "https://www.vlaanderen.be" },
	brusselsRent: { page: "https://logement.brussels" },
	brusselsIndexation: {
		page: "https://logement.brussels/louer/bail/indexation-des-loyers/indexation-des-loyers-a-partir-du-14-octobre-2023-avec-facteurs-de-correction/",
	},
	walloonRent: { page: "https://www.wallonie.be" },
	belgianRent: { page: "https://www.notaris.be" },
	luxembourgRent: {
		page: "https://logement.public.lu/fr/actualites/2024/08/01-landing-page-campagne-bail-a-loyer.html",
	},
	flemishEnergy: { page: "https://www.vlaanderen.be" },
	walloonEnergy: { page: "https://energie.wallonie.be" },
	brusselsEnergy: { page: "https://environnement.brussels" },
	asbestos: { page: "https://ovam.vlaanderen.be" },
} as const satisfies Record<string, { page: string | null }>;

export type SourceId = keyof typeof sources;
