import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Table } from "./table";

test("a column that sorts is called by its title, and what its link does is a description", () => {
	const sort = { to: "/list/?sort=price", label: "Sort by price", direction: null };
	const html = renderToStaticMarkup(
		<MemoryRouter>
			<Table
				caption="Units"
				columns={[{ title: "Price", cell: ({ price }) => price, sort }]}
				rows={[{ price: 1 }]}
				rowKey={({ price }) => price}
			/>
		</MemoryRouter>,
	);
	expect(html).toContain('title="Sort by price"');
	expect(html).not.toContain("aria-label=");
});
