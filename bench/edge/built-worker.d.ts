/** The built Worker. The bench places its own entry next to it. */
declare module "*/index.js" {
	const worker: { fetch(request: Request, env: object, ctx: ExecutionContext): Promise<Response> };
	export default worker;
}
