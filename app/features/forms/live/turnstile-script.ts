const ADDRESS = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

type Options = {
	sitekey: string;
	language: string;
	appearance: "always" | "interaction-only";
	/** Called once it is content, which can be after it has tried again by itself. */
	callback: () => void;
	/** Called where the widget cannot do its work; true tells it that this was taken care of. */
	"error-callback": () => boolean;
};

export type Turnstile = {
	/** @returns the widget's name */
	render(place: HTMLElement, options: Options): string;
	reset(widget: string): void;
	remove(widget: string): void;
};

let loading: Promise<Turnstile> | null = null;

/** Fetches the service's script, once for all forms; again only where it did not come. */
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
