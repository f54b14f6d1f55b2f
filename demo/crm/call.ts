/** What a service is asked, and what it answers. */
export type Call = {
	path: string;
	query: URLSearchParams;
	/** Of `Authorization: Bearer …`. */
	token: string | null;
	accept: string;
	body: Record<string, unknown>;
};

export type Reply = { status: number; body: unknown };

/** Where the demo's pictures are: three widths of each. */
export type PictureAddress = (name: string, width: 400 | 800 | 1600) => string;
