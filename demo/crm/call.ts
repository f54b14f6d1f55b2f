/** Request as the services read it. */
export type Call = {
	path: string;
	query: URLSearchParams;
	/** Token of `Authorization: Bearer …`. */
	token: string | null;
	accept: string;
	body: Record<string, unknown>;
};

export type Reply = { status: number; body: unknown };

/** URL of a demo picture, in one of three widths. */
export type PictureAddress = (name: string, width: 400 | 800 | 1600) => string;
