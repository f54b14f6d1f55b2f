import type { ListingCard } from "../../../domain/property/listing";
import type { PageHead } from "../../../features/layout/head";

/** What the page's loader answers, to the page and to the browser that asks for properties by their ids. */
export type FavouritesData = { head: PageHead; ids: number[]; properties: ListingCard[] };
