/** Awaits `work`. @throws when it takes longer than `milliseconds` */
export async function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
	const late = Promise.withResolvers<never>();
	const timer = setTimeout(() => late.reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
	try {
		return await Promise.race([work, late.promise]);
	} finally {
		clearTimeout(timer);
	}
}
