/** Made by scripts/build/complete-texts.ts. */
declare module "virtual:text-addresses" {
	/** Where a browser reads the texts of 'nl/common'. */
	export const addresses: Readonly<Record<string, string>>;
}
