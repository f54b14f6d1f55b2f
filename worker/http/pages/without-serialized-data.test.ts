import { data, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { withoutSerializedData } from "./without-serialized-data";

const given = { title: "Home", cards: [1] };

function routeOf(id: string, parentId: string | undefined, loader: () => unknown, handle?: object) {
	return { id, parentId, path: id, module: { default: () => null, loader, handle } };
}

const routes = {
	root: routeOf("root", undefined, () => given),
	layout: routeOf("layout", "root", () => null, { document: true }),
	page: routeOf("page", "layout", () => given),
	missing: routeOf("missing", "layout", () => data(given, { status: 404 })),
	moved: routeOf("moved", "layout", () => Response.redirect("https://agency.test/nl/")),
	application: routeOf("application", "root", () => given),
};

const build = withoutSerializedData({ routes } as unknown as ServerBuild);

async function loaded(id: keyof typeof routes): Promise<unknown> {
	return build.routes[id]?.module.loader?.({} as LoaderFunctionArgs);
}

test("a document reads its data by name, and nothing of it is there for the router to send", async () => {
	const page = await loaded("page");
	expect(page).toMatchObject(given);
	expect(Object.keys(page as object)).toEqual([]);
	expect(await loaded("missing")).toMatchObject({ type: "DataWithResponseInit", init: { status: 404 } });
	expect(Object.keys(((await loaded("missing")) as ReturnType<typeof data>).data as object)).toEqual([]);
});

test("what is no data stays what it is", async () => {
	expect(await loaded("layout")).toBeNull();
	expect(await loaded("moved")).toBeInstanceOf(Response);
});

test("an application's data, and that of every page, is sent", async () => {
	expect(await loaded("application")).toBe(given);
	expect(await loaded("root")).toBe(given);
});
