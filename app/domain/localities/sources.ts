/** The attributions required on a page that shows data of the locality table. */
export const localitiesSources = ["Statbel", "GeoNames (CC BY 4.0)", "ACT Luxembourg (data.public.lu)"] as const;
