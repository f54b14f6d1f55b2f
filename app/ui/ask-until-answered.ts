const TRIES = 5;
const FIRST_WAIT_MS = 1_000;

/**
 * What an address of the site answers, as JSON. A connection that is lost may come back, so it is asked again, each time
 * after twice as long. Without any answer the promise stays open, and the page as it is.
 */
export async function askUntilAnswered(address: string): Promise<unknown> {
	for (let tried = 0; tried < TRIES; tried += 1) {
		if (tried > 0) await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** (tried - 1)));
		const answer = await read(address).catch(() => null);
		if (answer !== null) return answer;
	}
	return new Promise(() => {});
}

async function read(address: string): Promise<unknown> {
	const answer = await fetch(address);
	return answer.ok ? answer.json() : null;
}
