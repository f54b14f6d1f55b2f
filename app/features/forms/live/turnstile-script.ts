const ADDRESS = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

type Options = {
	sitekey: string;
	language: string;
	appearance: "always" | "interaction-only";
	/** Called on success, possibly after automatic retries. */
	callback: () => void;
	/** Called if the widget fails; returning true marks the error as handled. */
	"error-callback": () => boolean;
};

export type Turnstile = {
	/** @returns the widget's id */
	render(place: HTMLElement, options: Options): string;
	reset(widget: string): void;
	remove(widget: string): void;
};

let loading: Promise<Turnstile> | null = null;

/** Loads the Turnstile script once for all forms; a failed load is retried on the next call. */
export function loadTurnstile(): Promise<Turnstile> {
	loading ??= insert().catch((error: unknown) => {
		loading = null;
		throw error;
	});
	return loading;
}

function insert(): Promise<Turnstile> {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = ADDRESS;
		script.addEventListener("load", () => {
			const { turnstile } = window;
			if (turnstile) resolve(turnstile);
			else reject(new Error("the script of the captcha is not what it should be"));
		});
		script.addEventListener("error", () => {
			script.remove();
			reject(new Error("the script of the captcha did not come"));
		});
		document.head.appendChild(script);
	});
}
