/** The built Worker, beside which the bench's own entry is placed. */
declare module "*/index.js" {
	const worker: { fetch(request: Request, env: object, ctx: ExecutionContext): Promise<Response> };
	export default worker;
}
