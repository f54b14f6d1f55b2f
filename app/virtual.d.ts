/** Made by scripts/build/complete-texts.ts. */
declare module "virtual:text-addresses" {
	/** Where a browser reads the texts of 'nl/common'. */
	export const addresses: Readonly<Record<string, string>>;
}

/** Made by scripts/build/islands.ts. */
declare module "virtual:islands" {
	/** Address of the script of every document. */
	export const start: string;
	/** Addresses of the scripts of each island. */
	export const scripts: Readonly<Record<string, readonly string[]>>;
}
