/** Database that fails every query, like a locked or lost one. */
export const brokenDatabase = new Proxy({} as D1Database, {
	get(_target, name) {
		if (name === "withSession") return () => brokenDatabase;
		if (name === "prepare") return () => brokenStatement;
		if (name === "getBookmark") return () => null;
		return async () => {
			throw new Error("D1_ERROR: database is locked");
		};
	},
});

const brokenStatement = new Proxy({} as D1PreparedStatement, {
	get(_target, name) {
		if (name === "bind") return () => brokenStatement;
		return async () => {
			throw new Error("D1_ERROR: database is locked");
		};
	},
});
