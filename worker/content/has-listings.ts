/** Whether anything that visitors may see has ever come from the agency's system: drafts alone open no site. */
export const HAS_LISTINGS = "SELECT 1 FROM listings WHERE state IN ('listed', 'ended', 'withdrawn') LIMIT 1";
