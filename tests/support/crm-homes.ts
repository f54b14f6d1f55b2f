/** Homes as the CRM systems write them: fictional, in the systems' own fields. */

const said = {
	nl: {
		TypeDescription: "Rijwoning",
		WebIDName: "Residentieel",
		City: "Gent",
		DescriptionA: "Instapklaar.",
		DescriptionB: "<p>Met tuin.</p>",
	},
	fr: {
		TypeDescription: "Maison mitoyenne",
		WebIDName: "Résidentiel",
		City: "Gand",
		DescriptionA: "Prête à vivre.",
		DescriptionB: "",
	},
	en: {
		TypeDescription: "Terraced house",
		WebIDName: "Residential",
		City: "Ghent",
		DescriptionA: "Ready to move in.",
		DescriptionB: null,
	},
} as const;

/** A home for sale as Omnicasa answers it in one language. */
export function omnicasaItem(id: number, language: keyof typeof said): Record<string, unknown> {
	return {
		ID: id,
		Goal: 0,
		Status: 1,
		SubStatus: 2,
		WebID: 1,
		Ident: `REF-${id}`,
		Street: "Voorbeeldstraat",
		HouseNumber: "12",
		Zip: 9000,
		CountryAbbr: "BE",
		GoogleX: "51,0603",
		GoogleY: "3,7266",
		Price: 425_000,
		StartPrice: 0,
		PublishPrice: true,
		PriceUnitText: "",
		Marquee: 0,
		MarqueeName: null,
		SurfaceTotal: 182,
		SurfaceLiving: 164,
		SurfaceGarden: 0,
		NumberOfBedRooms: 3,
		NumberOfBathRooms: 1,
		NumberOfGarages: 0,
		EnergyPerformance: 212,
		HasLift: 0,
		HasGarden: 1,
		XLargePictureItems: [
			{ ID: 1, Url: `https://media.example.com/${id}/1.jpg` },
			{ ID: 2, Url: `https://media.example.com/${id}/2.jpg` },
		],
		CreatedDate: "2026-11-03 09:00:00",
		LastChangedDate: "/Date(1763479200000+0100)/",
		...said[language],
	};
}
