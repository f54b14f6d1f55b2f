/** Attributions required on a page with data of the locality table. */
export const localitiesSources = ["Statbel", "GeoNames (CC BY 4.0)", "ACT Luxembourg (data.public.lu)"] as const;
