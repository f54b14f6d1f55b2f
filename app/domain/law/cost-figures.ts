import type { CostFigures } from "../costs/purchase-costs";
import type { Region } from "../localities/region";
import { numberOf, scaleOf } from "./law";

/** Defaults of the loan estimate: an example, not an offer. */
export function loanExample(): CostFigures["example"] {
	return {
		ownShare: numberOf("belgium.mortgage.exampleOwnShare"),
		rate: numberOf("belgium.mortgage.exampleRate"),
		years: numberOf("belgium.mortgage.exampleYears"),
	};
}

function belgianFigures() {
	return {
		example: loanExample(),
		newBuildVat: numberOf("belgium.vat.newBuild"),
		rebuiltVat: numberOf("belgium.vat.rebuilt"),
		notary: {
			scale: scaleOf("belgium.notary.scale"),
			ownHomeScale: scaleOf("belgium.notary.ownHomeScale"),
			vat: numberOf("belgium.notary.vat"),
			fileCosts: numberOf("belgium.notary.fileCosts"),
			searches: numberOf("belgium.notary.searches"),
			writingDuty: numberOf("belgium.notary.writingDuty"),
			annexDuty: numberOf("belgium.notary.annexDuty"),
			transcription: numberOf("belgium.notary.transcription"),
		},
		mortgage: {
			scale: scaleOf("belgium.mortgage.scale"),
			ownHomeScale: scaleOf("belgium.mortgage.ownHomeScale"),
			accessories: numberOf("belgium.mortgage.accessories"),
			registration: numberOf("belgium.mortgage.registration"),
			inscription: numberOf("belgium.mortgage.inscription"),
			publication: numberOf("belgium.mortgage.publication"),
			fileCosts: numberOf("belgium.mortgage.fileCosts"),
		},
	};
}

/** Legal figures for a purchase in a region, as plain data that a page can send to a calculator in the browser. */
export function costFigures(region: Region): CostFigures {
	switch (region) {
		case "flanders":
			return {
				region,
				...belgianFigures(),
				registrationTaxRate: numberOf("flanders.duty.normal"),
				ownHome: numberOf("flanders.duty.ownHome"),
				modestReduction: numberOf("flanders.duty.modestReduction"),
				modestUpTo: numberOf("flanders.duty.modestUpTo"),
			};
		case "brussels":
			return {
				region,
				...belgianFigures(),
				registrationTaxRate: numberOf("brussels.duty.normal"),
				exempt: numberOf("brussels.duty.exempt"),
				exemptUpTo: numberOf("brussels.duty.exemptUpTo"),
			};
		case "wallonia":
			return {
				region,
				...belgianFigures(),
				registrationTaxRate: numberOf("wallonia.duty.normal"),
				ownHome: numberOf("wallonia.duty.ownHome"),
			};
		case "luxembourg":
			return {
				region,
				example: loanExample(),
				registrationTaxRate: numberOf("luxembourg.duty.normal"),
				credit: numberOf("luxembourg.duty.credit"),
				least: numberOf("luxembourg.duty.least"),
				newBuildVat: numberOf("luxembourg.vat.normal"),
				ownHomeVat: numberOf("luxembourg.vat.ownHome"),
				mostVatSaved: numberOf("luxembourg.vat.mostSaved"),
				notaryShare: numberOf("luxembourg.notary.share"),
			};
	}
}
