/** What a page that shows the table of places has to name. */
export const localitiesSources = ["Statbel", "GeoNames (CC BY 4.0)", "ACT Luxembourg (data.public.lu)"] as const;
